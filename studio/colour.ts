export type Colour = readonly [red: number, green: number, blue: number]

export const colour = (hex: string): Colour => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

export const blend = (a: Colour, b: Colour, share: number): Colour => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
]

/** The wall's panel color first: a video has no edge of its own on it. */
export const palette = {
  backdrop: colour('#14171C'),
  floor: colour('#1B2027'),
  shadow: colour('#0D0F13'),
  skin: colour('#F2EFE8'),
  kit: colour('#3A424E'),
  kitDark: colour('#2B313A'),
  accent: colour('#FF5A36'),
}
