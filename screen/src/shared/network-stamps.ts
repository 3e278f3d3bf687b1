/** When a request left and when its answer began to arrive, in milliseconds of `performance.now()`. */
export type Stamps = { readonly sentAt: number; readonly receivedAt: number }

/** Forgets earlier requests, of which a browser notes 250 and then no more. */
export function forgetRequests(): void {
  if (typeof performance.clearResourceTimings === 'function') performance.clearResourceTimings()
}

/**
 * The stamps that the browser's network process made of the last request to a path. The page's own are
 * late when it is busy; they count only where there are no others, or none that fit into them.
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
