import type { Holding, Programme } from '@roundboard/contract'
import { giveUpAfterMs } from '@roundboard/domain'
import type { Asked, Told } from './keeper-messages.ts'

/** A worker that says nothing is waited for a little longer than a file is. */
const patienceMs = giveUpAfterMs + 15_000

/** The way to the one who keeps the files, in a worker. */
export interface KeeperDoor {
  ask(asked: Asked): void
  close(): void
}
/** `lost` is heard of one that cannot keep anything. */
export type OpenKeeper = (hear: (told: Told | 'lost') => void) => KeeperDoor

/** Opens the worker, where there is a secure context for what it needs. */
export const keeperInWorker: OpenKeeper | undefined =
  typeof caches === 'undefined' || typeof Worker === 'undefined'
    ? undefined
    : (hear) => {
        const worker = new Worker(new URL('./file-keeper.worker.ts', import.meta.url), {
          type: 'module',
        })
        worker.addEventListener('message', ({ data }: MessageEvent<Told | 'lost'>) => {
          hear(data)
        })
        worker.addEventListener('error', () => {
          hear('lost')
        })
        // Asked of each page anew: it is granted when the browser thinks so.
        void navigator.storage.persist()
        return {
          ask: (asked) => {
            worker.postMessage(asked)
          },
          close: () => {
            worker.terminate()
          },
        }
      }

const none: readonly string[] = []
const nothingHeld = {
  until: null,
  files: 0,
  heldFiles: 0,
  bytes: 0,
  heldBytes: 0,
  isPersisted: false,
  missing: [],
} satisfies Omit<Holding, 'boot' | 'revision'>

/** Keeps the files of a display's programme on its disk. */
export function startKeeping(options: {
  readonly open: OpenKeeper | undefined
  readonly now: () => number
  readonly random: () => number
  /** The programme that was wanted last may be shown, or other files are broken. */
  readonly onChange: (isShowable: boolean, broken: readonly string[]) => void
  /** What is held is known now. */
  readonly onKnown: () => void
  readonly onProblem: (problem: string) => void
}) {
  const { open, now, random, onChange, onKnown, onProblem } = options
  const share = random()
  let order = 0
  let showable = 0
  let broken = none
  let holding: Omit<Holding, 'boot'> | null = null
  let phaseEndsAt: number | undefined
  let patience: ReturnType<typeof setTimeout> | undefined

  function allow(shown: number) {
    clearTimeout(patience)
    if (showable === shown) return
    showable = shown
    onChange(true, broken)
  }

  let isLost = open === undefined
  let latest: Asked | undefined
  let door: KeeperDoor | undefined

  function know(held: Omit<Holding, 'boot'>) {
    const isNews = holding === null
    holding = held
    if (isNews) onKnown()
  }

  function hear(told: Told | 'lost') {
    if (told === 'lost') {
      isLost = true
      if (latest?.type === 'want') know({ ...nothingHeld, revision: latest.programme.revision })
      allow(order)
      return
    }
    if (told.order !== order) return
    know(told.holding)
    for (const problem of told.problems) onProblem(problem)
    const isSame = told.broken.join() === broken.join()
    if (!isSame) broken = told.broken
    if (told.isShowable) allow(told.order)
    if (!isSame) onChange(showable === order, broken)
  }

  /** Another worker in the place of one that says nothing. */
  function reopen() {
    allow(order)
    door?.close()
    door = open?.(hear)
    if (latest) door?.ask(latest)
  }
  door = open?.(hear)

  return {
    /** A programme was read, while another may be playing. */
    want(programme: Programme, playing: Programme | null) {
      order += 1
      if (isLost) {
        know({ ...nothingHeld, revision: programme.revision })
        allow(order)
        return
      }
      latest = { type: 'want', order, programme, playing, now: now(), share }
      door?.ask(latest)
      clearTimeout(patience)
      patience = setTimeout(reopen, patienceMs)
    },
    /** What is held of the programme that was wanted last; null until that is known. */
    holding: () => holding,
    timeIs: (at: number) => door?.ask({ type: 'time', now: at }),
    /** The walls change their phase then, in epoch milliseconds by the server. */
    phaseEnds(at: number) {
      if (at === phaseEndsAt) return
      phaseEndsAt = at
      door?.ask({ type: 'phase-ends', at })
    },
    /** Fetches nothing for so long. */
    rest: (ms: number) => door?.ask({ type: 'rest', ms }),
    /** A file could not be played. */
    doubt: (file: string) => door?.ask({ type: 'doubt', file }),
    forget() {
      order += 1
      holding = null
      latest = undefined
      clearTimeout(patience)
      door?.ask({ type: 'forget' })
    },
    stop() {
      clearTimeout(patience)
      door?.close()
    },
  }
}
