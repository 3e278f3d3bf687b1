type Colour = readonly [red: number, green: number, blue: number]

const background: Colour = [11, 11, 11]
/** Colors for where the last frame or the first one is lighter. */
const paleAmber: Colour = [250, 220, 120]
const amber: Colour = [245, 190, 20]
/** The brightness of what both frames share. */
const bothShare = 0.3
/** Smaller differences are compression noise. */
const unseen = 10

/** Draws the jump between two pictures: amber where they differ, dark gray elsewhere. */
export function drawDifference(last: ImageData, first: ImageData): ImageData {
  const drawn = new ImageData(last.width, last.height)
  for (let at = 0; at < drawn.data.length; at += 4) {
    const a = shade(last.data, at)
    const b = shade(first.data, at)
    const difference = Math.max(
      ...[0, 1, 2].map((channel) =>
        Math.abs((last.data[at + channel] ?? 0) - (first.data[at + channel] ?? 0)),
      ),
    )
    const jumps = difference <= unseen ? 0 : Math.min(1, difference / 200)
    const both = Math.min(a, b) * bothShare
    for (const channel of [0, 1, 2] as const) {
      const still = background[channel] + both
      const jumped = (a > b ? paleAmber : amber)[channel]
      drawn.data[at + channel] = still + (jumped - still) * jumps
    }
    drawn.data[at + 3] = 255
  }
  return drawn
}

const shade = (pixels: Uint8ClampedArray, at: number) =>
  0.299 * (pixels[at] ?? 0) + 0.587 * (pixels[at + 1] ?? 0) + 0.114 * (pixels[at + 2] ?? 0)
