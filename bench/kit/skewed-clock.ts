/** The difference between a device's clock and the true time. */
export interface Skew {
  /** Milliseconds ahead. */
  readonly aheadMs: number
  /** Milliseconds gained per millisecond. */
  readonly drift: number
}

/**
 * Skews all clocks and timers of a page; runs before its scripts. The true time, with fractions of
 * a millisecond, is `window.trueNow()`.
 */
export function skewClocks({ aheadMs, drift }: Skew): void {
  const TrueDate = Date
  const truePerformanceNow = performance.now.bind(performance)
  let origin = -Infinity
  // `Date.now` returns whole milliseconds, which are exact when they change.
  for (let count = 0; count < 20_000; count++)
    origin = Math.max(origin, TrueDate.now() - truePerformanceNow())
  const startedAt = origin
  const stretched = (time: number) => time * (1 + drift)
  const skewedNow = () => startedAt + aheadMs + stretched(truePerformanceNow())

  Object.assign(window, { trueNow: () => startedAt + truePerformanceNow() })
  performance.now = () => stretched(truePerformanceNow())
  window.Date = class extends TrueDate {
    constructor(...given: [] | [number]) {
      if (given.length === 0) super(skewedNow())
      else super(...given)
    }
    static override now = skewedNow
  } as DateConstructor

  const trueFrame = window.requestAnimationFrame.bind(window)
  window.requestAnimationFrame = (draw) =>
    trueFrame((at) => {
      draw(stretched(at))
    })
  const startTime = Object.getOwnPropertyDescriptor(Animation.prototype, 'startTime')
  Object.defineProperty(Animation.prototype, 'startTime', {
    ...startTime,
    set(at: number) {
      startTime?.set?.call(this, at / (1 + drift))
    },
  })
  for (const name of ['requestStart', 'responseStart'] as const) {
    const stamp = Object.getOwnPropertyDescriptor(PerformanceResourceTiming.prototype, name)
    Object.defineProperty(PerformanceResourceTiming.prototype, name, {
      ...stamp,
      get(this: PerformanceResourceTiming) {
        return stretched(Number(stamp?.get?.call(this)))
      },
    })
  }
}
