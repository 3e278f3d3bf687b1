/** When a request was sent and when its response started to arrive, in milliseconds of `performance.now()`. */
export type Stamps = { readonly sentAt: number; readonly receivedAt: number }

/** Clears the browser's resource timings, which stop after 250 entries. */
export function forgetRequests(): void {
  if (typeof performance.clearResourceTimings === 'function') performance.clearResourceTimings()
}

/**
 * The network process's times of the last request to a path. Returns the page's own times, which are late
 * on a busy page, if there are no others or if they don't fit.
 */
export function networkStamps(path: string, own: Stamps): Stamps {
  if (typeof performance.getEntriesByType !== 'function') return own
  const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const request = requests.findLast(({ name }) => name.endsWith(path))
  if (!request) return own
  const { requestStart, responseStart } = request
  const isWithin = requestStart >= own.sentAt && responseStart <= own.receivedAt
  if (!isWithin || responseStart < requestStart) return own
  return { sentAt: requestStart, receivedAt: responseStart }
}
