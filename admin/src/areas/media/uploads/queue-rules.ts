import { isOver, isUnsure, type QueuedFile, type Step } from './queued-file.ts'

/** The number of parallel uploads. */
export const atOnce = 3

const rankOf: Readonly<Record<Step, number>> = {
  refused: 1,
  missing: 1,
  converting: 2,
  sending: 2,
  checking: 2,
  reading: 3,
  asking: 3,
  waiting: 3,
  done: 4,
  here: 4,
  twice: 4,
}

const rank = (file: QueuedFile): number => (isUnsure(file) ? 0 : rankOf[file.state.step])

/** In display order: open questions first, finished files last. */
export const inOrder = (files: readonly QueuedFile[]): QueuedFile[] =>
  files.toSorted((one, other) => rank(one) - rank(other) || one.order - other.order)

/** Whether a file is being sent. */
export const isUploading = ({ state }: QueuedFile): boolean =>
  state.step === 'converting' || state.step === 'sending'

/** The files to send next: confirmed names first, in the order they were chosen. */
export function nextToSend(files: readonly QueuedFile[]): QueuedFile[] {
  const free = atOnce - files.filter(isUploading).length
  return files
    .filter(({ state }) => state.step === 'waiting')
    .toSorted(
      (one, other) => Number(isUnsure(one)) - Number(isUnsure(other)) || one.order - other.order,
    )
    .slice(0, Math.max(0, free))
}

/** The queue's progress, in files and bytes. */
export interface Totals {
  readonly files: number
  /** Sent by this queue and accepted. */
  readonly sent: number
  /** Already in the library, or twice in the queue. */
  readonly hereAlready: number
  readonly refused: number
  readonly unsure: number
  readonly missing: number
  /** Sent, and being checked by the server. */
  readonly checking: number
  /** Matched to an exercise or round by name. */
  readonly fitting: number
  readonly sentBytes: number
  /** The total to send. */
  readonly bytes: number
}

/** How many bytes of a file the server has. */
function sentOf({ state, bytes }: QueuedFile): number {
  if (state.step === 'sending') return Math.min(state.sent, bytes)
  return state.step === 'checking' || state.step === 'done' ? bytes : 0
}

/** Sending's part of a file's progress. The rest is the server's checks, which take a while. */
const sendingPart = 0.9

/** The part of a file that was sent, from 0 to 1. */
export const sentShareOf = (file: QueuedFile): number =>
  file.bytes === 0 ? 0 : sentOf(file) / file.bytes

/** How far a file is on its way into the library, from 0 to 1. */
export function progressOf(file: QueuedFile): number {
  if (file.state.step === 'done') return 1
  if (file.state.step === 'checking') return sendingPart
  return sendingPart * sentShareOf(file)
}

const isNotSent = ({ state }: QueuedFile): boolean =>
  state.step === 'here' || state.step === 'twice' || state.step === 'refused'

export function totalsOf(files: readonly QueuedFile[]): Totals {
  const count = (isCounted: (file: QueuedFile) => boolean) => files.filter(isCounted).length
  const inStep = (...steps: readonly Step[]) => count(({ state }) => steps.includes(state.step))
  const sending = files.filter((file) => !isNotSent(file))
  return {
    files: files.length,
    sent: inStep('done'),
    hereAlready: inStep('here', 'twice'),
    refused: inStep('refused'),
    unsure: count(isUnsure),
    missing: inStep('missing'),
    checking: inStep('checking'),
    fitting: count(({ label, state }) => label.target !== null && state.step !== 'refused'),
    sentBytes: sending.reduce((sum, file) => sum + sentOf(file), 0),
    bytes: sending.reduce((sum, file) => sum + file.bytes, 0),
  }
}

/** The progress bar's parts, from 0 to 1: already there, and sent and checked. */
export function barOf(files: readonly QueuedFile[]): { hereAlready: number; sent: number } {
  const counted = files.filter(({ state }) => state.step !== 'refused')
  if (counted.length === 0) return { hereAlready: 0, sent: 0 }
  const isHere = ({ state }: QueuedFile) => state.step === 'here' || state.step === 'twice'
  const sent = counted
    .filter((file) => !isHere(file))
    .reduce((sum, file) => sum + progressOf(file), 0)
  return {
    hereAlready: counted.filter(isHere).length / counted.length,
    sent: sent / counted.length,
  }
}

/** Whether the queue has nothing left to do on its own. */
export const isQueueDone = (files: readonly QueuedFile[]): boolean =>
  files.every((file) => isOver(file) || file.state.step === 'missing')

/** Bytes sent by a time, in milliseconds. */
export interface Sample {
  readonly at: number
  readonly sentBytes: number
}

const sampledMs = 20_000
const soonestMs = 3_000

/** Adds a sample, keeping those that determine the current speed. */
export const withSample = (samples: readonly Sample[], sample: Sample): Sample[] => {
  const last = samples.at(-1)
  // A decrease means that a file was removed, so earlier samples no longer apply.
  const earlier = last && last.sentBytes > sample.sentBytes ? [] : samples
  return [...earlier.filter(({ at }) => sample.at - at <= sampledMs), sample]
}

/** The time left at the current speed, in milliseconds; null if unknown. */
export function timeLeftMs(samples: readonly Sample[], leftBytes: number): number | null {
  const [first] = samples
  const last = samples.at(-1)
  if (!first || !last || last.at - first.at < soonestMs || last.sentBytes <= first.sentBytes)
    return null
  return (leftBytes * (last.at - first.at)) / (last.sentBytes - first.sentBytes)
}
