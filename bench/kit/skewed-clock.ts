/** How a device's own clock differs from the true time. */
export interface Skew {
  /** By how much it is ahead, in milliseconds. */
  readonly aheadMs: number
  /** By how much it goes too fast, in milliseconds per millisecond. */
  readonly drift: number
}

/**
 * For a page, before its own scripts: gives all that it can tell time by the skew, for a quartz drives
 * them all. The true time, to fractions of a millisecond, is `window.trueNow()`.
 */
export function skewClocks({ aheadMs, drift }: Skew): void {
  const TrueDate = Date
  const truePerformanceNow = performance.now.bind(performance)
  let origin = -Infinity
  // The clock of the machine tells whole milliseconds: where one begins, it is exact.
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
