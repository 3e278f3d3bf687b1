const profiles: Readonly<Record<string, string | undefined>> = {
  '42': 'Baseline',
  '4d': 'Main',
  '64': 'High',
}
const families: Readonly<Record<string, string | undefined>> = {
  avc1: 'H.264',
  avc3: 'H.264',
  hvc1: 'H.265',
  hev1: 'H.265',
  vp09: 'VP9',
  vp8: 'VP8',
  av01: 'AV1',
}

/** What people call a codec that clips name as `avc1.640028`; what is not known is told as it is. */
export function codecName(codec: string): string {
  const [family = '', rest = ''] = codec.split('.')
  const name = families[family]
  if (name === undefined) return codec
  const profile = name === 'H.264' ? profiles[rest.slice(0, 2).toLowerCase()] : undefined
  return profile === undefined ? name : `${name} ${profile}`
}
