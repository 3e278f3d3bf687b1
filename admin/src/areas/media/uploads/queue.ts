import { backOffMs } from '@roundboard/client'
import { limits } from '@roundboard/domain'
import {
  canRead,
  isOver,
  isUnsure,
  type Label,
  type QueuedFile,
  type Replaced,
} from './queued-file.ts'
import { type Chosen as ChosenFiles, isPicture, isSameFile } from './choose-files.ts'
import { nameKey, titleOf } from './file-names.ts'
import { matchName, type NamedTarget, type NameMatch, plain, type Target } from './match-name.ts'
import type { QueueDeps } from './queue-deps.ts'
import { createReading, type Chosen } from './queue-reading.ts'
import { createSending } from './queue-sending.ts'
import { createSettling } from './queue-settling.ts'
import { createQueueState } from './queue-state.ts'

type Own = 'id' | 'userId' | 'folder' | 'order' | 'match' | 'isConfirmed' | 'label' | 'replaces'

/** The row of a newly chosen file. */
const newRow = (file: File, own: Pick<QueuedFile, Own>): QueuedFile => ({
  ...own,
  name: file.name,
  bytes: file.size,
  lastModified: file.lastModified,
  isPicture: isPicture(file),
  sha256: null,
  isForTarget: false,
  isSettled: false,
  uploadId: null,
  state: { step: 'reading', share: 0 },
})

/** A file's name in the library, given its target. */
export function labelOf(fileName: string, picture: boolean, target: Target | null): Label {
  const isFlexibility = target?.roundNumber === limits.flexibilityRound
  const kind = picture ? 'round-picture' : isFlexibility ? 'flexibility' : 'exercise-video'
  const name = target?.name ?? (titleOf(fileName) || '–')
  return { name, kind, target: target && plain(target) }
}

/** Whether a row continues only once its file is chosen again. */
const isWanted = ({ state: { step } }: QueuedFile) => step === 'missing' || step === 'refused'

/** Whether a file, possibly changed, is the one that a row waits for. */
const isChosenAgain = (file: File, folder: string, row: QueuedFile) =>
  isWanted(row) && row.name === file.name && (folder === '' || row.folder === folder)

/** The user's choice of what a file shows. */
export interface Answer {
  readonly id: string
  readonly target: Target | null
  readonly isForTarget: boolean
}

/** A user's upload queue in this browser. */
export function createQueue(deps: QueueDeps) {
  const chosen: Chosen = new Map()
  const state = createQueueState(deps.store, deps.now)
  let targets: readonly NamedTarget[] = []
  let canConvert = false
  let failures = 0

  const reading = createReading(state, deps, chosen, {
    onChecked(can) {
      canConvert = can
      failures = 0
    },
    away: () => void away(),
  })
  const settling = createSettling(state, deps, chosen, () => void kick())
  const sending = createSending(state, deps, chosen, {
    canConvert: () => canConvert,
    away: () => void away(),
    back() {
      failures = 0
    },
    sent: () => void settling.kick(),
  })

  async function kick() {
    void settling.kick()
    sending.kick()
    await reading.kick()
    settling.renameKnown()
    sending.kick()
  }

  async function away() {
    if (state.get().isDown) return
    state.become({ isDown: true })
    await deps.wait(
      1_000 + backOffMs(failures, { baseMs: 1_000, capMs: 20_000, random: Math.random }),
    )
    failures += 1
    state.become({ isDown: false })
    await kick()
  }

  const targetOf = (match: NameMatch) =>
    match.how === 'sure' ? (targets.find(({ id }) => id === match.target.id) ?? null) : null

  /** Copies files into the store one at a time. */
  async function keep(files: readonly QueuedFile[]) {
    for (const { id } of files) {
      const file = state.find(id)
      const bytes = chosen.get(id)
      if (!file || !bytes || isOver(file)) continue
      if (await deps.store.keepBytes(id, bytes)) state.markSaved(id)
      // If one doesn't fit, the next won't either. A file that changed on disk says nothing about space.
      else if (await canRead(bytes)) return
    }
  }

  async function add({ folder, files, others }: ChosenFiles) {
    state.become({ others })
    // Files without a match are better than files that were never added.
    targets = await deps.targets().catch(() => targets)
    const corrections = await deps.store.corrections()
    const known = state.get().files
    if (known.every((file) => isOver(file) && !isUnsure(file) && file.state.step !== 'refused'))
      state.drop(known.map(({ id }) => id))
    const rows: QueuedFile[] = []
    let order = Math.max(0, ...known.map((file) => file.order))
    for (const file of files) {
      const rowsNow = state.get().files.filter((row) => !row.replaces)
      const same =
        rowsNow.find((row) => isSameFile(file, row) && row.folder === folder) ??
        rowsNow.find((row) => isChosenAgain(file, folder, row))
      if (same && !isWanted(same)) continue
      const id = same?.id ?? deps.newId()
      chosen.set(id, file)
      if (same) {
        const { size: bytes, lastModified } = file
        state.update(id, { bytes, lastModified, state: { step: 'reading', share: 0 } })
        continue
      }
      const picture = isPicture(file)
      const match = matchName(file.name, picture, targets, corrections)
      const label = labelOf(file.name, picture, targetOf(match))
      const { userId } = deps
      const more = { folder, order: (order += 1), match, isConfirmed: false, label, replaces: null }
      rows.push(newRow(file, { id, userId, ...more }))
    }
    state.setFiles([...state.get().files, ...rows])
    void keep(state.get().files)
    await kick()
  }

  /** Sends a file to replace an item's, canceling earlier attempts for that item. */
  async function replace(file: File, item: Replaced) {
    const { files } = state.get()
    const earlier = files.filter(({ replaces }) => replaces?.id === item.id)
    if (earlier.some((row) => !isOver(row) && row.state.step !== 'missing')) return
    state.drop(earlier.map(({ id }) => id))
    const id = deps.newId()
    chosen.set(id, file)
    const order = 1 + Math.max(0, ...files.map((row) => row.order))
    const label: Label = { name: item.name, kind: item.kind, target: null }
    const more = { folder: '', order, match: { how: 'new' }, isConfirmed: true, label } as const
    const row = newRow(file, { id, userId: deps.userId, ...more, replaces: item })
    state.setFiles([...state.get().files, row])
    void keep([row])
    await kick()
  }

  const again = (file: QueuedFile): QueuedFile => {
    const { step } = file.state
    if (isOver(file) || step === 'checking' || step === 'missing' || step === 'reading') return file
    return {
      ...file,
      state: file.sha256 === null ? { step: 'reading', share: 0 } : { step: 'asking' },
    }
  }

  return {
    view: state.get,
    subscribe: state.subscribe,
    /** Continues with the stored files. */
    async start() {
      state.restore(await deps.store.load(deps.userId))
      state.setFiles(state.get().files.map(again))
      settling.restore()
      // Shown immediately, while its files are read.
      void kick()
    },
    add,
    replace,
    pause() {
      state.become({ isPaused: true })
      sending.stopAll()
    },
    resume() {
      state.become({ isPaused: false })
      void kick()
    },
    /** Retries a refused file, with a reason if it flashes too much. */
    async retry(id: string, flashReason?: string) {
      const file = state.find(id)
      if (file?.state.step !== 'refused') return
      const hasBytes = chosen.has(id) || (await deps.store.bytesOf(id)) !== undefined
      state.update(id, {
        ...(flashReason !== undefined && { flashReason }),
        state: hasBytes ? { step: 'reading', share: 0 } : { step: 'missing' },
      })
      await kick()
    },
    remove(id: string) {
      const file = state.find(id)
      if (!file) return
      sending.stop(id)
      chosen.delete(id)
      state.drop([id])
      if (file.uploadId !== null && !isOver(file))
        void deps.forget(file.uploadId).catch(() => undefined)
      void kick()
    },
    /** Removes finished files from the list. */
    clear() {
      state.become({ others: [] })
      const over = state.get().files.filter((file) => isOver(file) || file.state.step === 'missing')
      state.drop(over.map(({ id }) => id))
    },
    async confirm(answers: readonly Answer[]) {
      const pending: Promise<void>[] = []
      for (const { id, target, isForTarget } of answers) {
        const file = state.find(id)
        if (!file || file.replaces || state.isClosed()) continue
        const targetId = target?.id ?? null
        const isCorrected = targetId !== (file.label.target?.id ?? null) || isUnsure(file)
        state.update(id, {
          match: target ? { how: 'sure', target: plain(target) } : { how: 'new' },
          isConfirmed: true,
          isSettled: false,
          isForTarget: isForTarget && target !== null,
          label: labelOf(file.name, file.isPicture, target),
        })
        if (isCorrected) pending.push(deps.store.correct(nameKey(file.name), targetId))
        pending.push(settling.settle(id))
      }
      await Promise.all(pending)
    },
    close() {
      sending.stopAll()
      state.close()
    },
  }
}

export type Queue = ReturnType<typeof createQueue>
