import type { openEventStream, EventStream } from '@roundboard/client'
import { importWithRetry } from './lazy-import.ts'

/** Like `openEventStream`, but loads it lazily, so that the screen is drawn first. */
export const openLazyEventStream: typeof openEventStream = (options): EventStream => {
  let stream: EventStream | undefined
  const callOff = importWithRetry(
    () => import('@roundboard/client/event-stream'),
    (part) => {
      stream = part.openEventStream(options)
    },
    (problem) => console.warn(problem),
  )
  return {
    close() {
      callOff()
      stream?.close()
    },
  }
}
