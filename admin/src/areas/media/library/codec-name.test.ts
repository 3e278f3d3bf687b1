import { expect, it } from 'vitest'
import { codecName } from './facts.tsx'

it.each([
  ['avc1.640028', 'H.264 High'],
  ['avc1.4D401F', 'H.264 Main'],
  ['avc1.f4001f', 'H.264'],
  ['hvc1.1.6.L93.B0', 'H.265'],
  ['vp09.00.10.08', 'VP9'],
  ['mp4v.20.9', 'mp4v.20.9'],
])('names codec %s %s', (codec, name) => {
  expect(codecName(codec)).toBe(name)
})
