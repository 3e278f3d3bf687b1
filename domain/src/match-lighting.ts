import type { AnalysisFrame } from './analysis-frame.ts'

/** A larger change means a different object, not different lighting. */
const mostLightChange = 40

/** The shades of `frame` with the brightness and contrast of `reference`. */
export function matchLighting(reference: AnalysisFrame, frame: AnalysisFrame): Float32Array {
  let even = Float32Array.from(frame.grey)
  for (let round = 0; round < 2; round += 1) {
    const { gain, offset } = fit(even, reference.grey)
    even = even.map((shade) => shade * gain + offset)
  }
  return even
}

/** Fits a linear function to the pixels that hardly changed, by least squares. */
function fit(from: Float32Array, to: Uint8Array): { gain: number; offset: number } {
  let count = 0
  let sumFrom = 0
  let sumTo = 0
  let squares = 0
  let products = 0
  for (const [at, shade] of from.entries()) {
    const wanted = to[at] ?? 0
    if (Math.abs(shade - wanted) > mostLightChange) continue
    count += 1
    sumFrom += shade
    sumTo += wanted
    squares += shade * shade
    products += shade * wanted
  }
  if (count === 0) return { gain: 1, offset: 0 }
  const spread = squares - (sumFrom * sumFrom) / count
  const gain =
    spread / count < 1
      ? 1
      : Math.min(2, Math.max(0.5, (products - (sumFrom * sumTo) / count) / spread))
  return { gain, offset: (sumTo - gain * sumFrom) / count }
}
