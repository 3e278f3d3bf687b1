import { isOver, isUnsure, type QueuedFile, type Step } from './queued-file.ts'

/** How many files are on their way at once. */
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

/** As people look at them: what wants an answer first, what is done last. */
export const inOrder = (files: readonly QueuedFile[]): QueuedFile[] =>
  files.toSorted((one, other) => rank(one) - rank(other) || one.order - other.order)

/** Whether a file is on its way. */
export const isOnItsWay = ({ state }: QueuedFile): boolean =>
  state.step === 'converting' || state.step === 'sending'

/** Which files go next: sure names first, in the order in which they were chosen. */
export function nextToSend(files: readonly QueuedFile[]): QueuedFile[] {
  const free = atOnce - files.filter(isOnItsWay).length
  return files
    .filter(({ state }) => state.step === 'waiting')
    .toSorted(
      (one, other) => Number(isUnsure(one)) - Number(isUnsure(other)) || one.order - other.order,
    )
    .slice(0, Math.max(0, free))
}

/** What the queue has done and has to do, in files and in bytes. */
export interface Totals {
  readonly files: number
  /** Sent by this queue and taken in. */
  readonly sent: number
  /** What the library had, and what was in the queue twice. */
  readonly hereAlready: number
  readonly refused: number
  readonly unsure: number
  readonly missing: number
  /** Sure of an exercise or a round, by the name. */
  readonly fitting: number
  readonly sentBytes: number
  /** What has to be sent in all. */
  readonly bytes: number
}

/** How many bytes of a file the server has by now. */
function sentOf({ state, bytes }: QueuedFile): number {
  if (state.step === 'sending') return Math.min(state.sent, bytes)
  return state.step === 'checking' || state.step === 'done' ? bytes : 0
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
    fitting: count(({ label, state }) => label.target !== null && state.step !== 'refused'),
    sentBytes: sending.reduce((sum, file) => sum + sentOf(file), 0),
    bytes: sending.reduce((sum, file) => sum + file.bytes, 0),
  }
}

/** The two parts of the bar, from 0 to 1: what was here already, and what was sent. */
export function barOf(files: readonly QueuedFile[]): { hereAlready: number; sent: number } {
  const counted = files.filter(({ state }) => state.step !== 'refused')
  if (counted.length === 0) return { hereAlready: 0, sent: 0 }
  const shareOf = (file: QueuedFile) => (file.bytes === 0 ? 0 : sentOf(file) / file.bytes)
  const isHere = ({ state }: QueuedFile) => state.step === 'here' || state.step === 'twice'
  const sent = counted.filter((file) => !isHere(file)).reduce((sum, file) => sum + shareOf(file), 0)
  return {
    hereAlready: counted.filter(isHere).length / counted.length,
    sent: sent / counted.length,
  }
}

/** Whether the queue has nothing to do by itself any more. */
export const isAllOver = (files: readonly QueuedFile[]): boolean =>
  files.every((file) => isOver(file) || file.state.step === 'missing')

/** How many bytes were sent at an instant, in milliseconds. */
export interface Sample {
  readonly at: number
  readonly sentBytes: number
}

const sampledMs = 20_000
const soonestMs = 3_000

/** The samples that tell the present speed, with a new one. */
export const withSample = (samples: readonly Sample[], sample: Sample): Sample[] => {
  const last = samples.at(-1)
  // What goes back was taken out of the queue: what was measured before says nothing any more.
  const earlier = last && last.sentBytes > sample.sentBytes ? [] : samples
  return [...earlier.filter(({ at }) => sample.at - at <= sampledMs), sample]
}

/** How long the rest takes at the present speed, in milliseconds; null while nobody can know. */
export function timeLeftMs(samples: readonly Sample[], leftBytes: number): number | null {
  const [first] = samples
  const last = samples.at(-1)
  if (!first || !last || last.at - first.at < soonestMs || last.sentBytes <= first.sentBytes)
    return null
  return (leftBytes * (last.at - first.at)) / (last.sentBytes - first.sentBytes)
}
