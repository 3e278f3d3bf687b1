import { ApiError } from '@roundboard/client'
import { addresses, type Location } from '@roundboard/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useUndoableAlert } from '../../../shared/alerts/use-undoable-alert.ts'
import { api } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'
import { useReason } from '../../../shared/i18n/use-reason.ts'
import { useLocationsMessages } from '../../../shared/messages/locations.ts'
import { muteLocation, unmuteLocation } from '../../../shared/mute/mute.queries.ts'
import type { PlannedEdit } from './bulk-edit.ts'
import { locationQueries } from './locations.queries.ts'

const atOnce = 4
const namesInAlert = 3

/** Reasons that would refuse every other location as well. */
const systematic: ReadonlySet<ApiError['code']> = new Set([
  ...(['unreachable', 'unavailable', 'not-signed-in', 'forbidden', 'step-up-wanted'] as const),
  ...(['second-factor-set-up-wanted', 'too-many-attempts'] as const),
])

export interface Failure {
  readonly location: Location
  readonly error: unknown
}

type Run =
  | { readonly phase: 'ready' }
  | {
      readonly phase: 'running'
      readonly done: number
      readonly count: number
      readonly stopping: AbortController
    }
  | { readonly phase: 'incomplete'; readonly failures: readonly Failure[]; readonly left: number }

/** Runs the steps, a few at once, until it is stopped or a systematic failure. */
async function runAll<Step extends { readonly location: Location }>(
  steps: readonly Step[],
  run: (step: Step) => Promise<unknown>,
  signal?: AbortSignal,
) {
  const left = [...steps]
  const failures: (Failure & { readonly step: Step })[] = []
  let isHopeless = false
  const work = async () => {
    while (!isHopeless && signal?.aborted !== true) {
      const step = left.shift()
      if (step === undefined) return
      try {
        await run(step)
      } catch (error) {
        failures.push({ step, location: step.location, error })
        isHopeless ||= error instanceof ApiError && systematic.has(error.code)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { failures, remaining: [...failures.map(({ step }) => step), ...left] }
}

const update = (
  { id, updatedAt }: Pick<Location, 'id' | 'updatedAt'>,
  changes: PlannedEdit['changes'],
) =>
  api.call(addresses.updateLocation, {
    params: { id },
    body: { ...changes, expectedUpdatedAt: updatedAt },
  })

/** One request's part of an edit, so that each can fail and be undone on its own. */
interface Part extends PlannedEdit {
  /** The mute that undo replaces, unless someone set another one. */
  readonly replaces?: string | null
}

const partsOf = (edit: PlannedEdit): readonly Part[] => [
  ...(Object.keys(edit.changes).length > 0 ? [{ ...edit, mute: undefined }] : []),
  ...(edit.mute === undefined ? [] : [edit]),
]

const unlessOver = (until: string | null) =>
  until !== null && Date.parse(until) > Date.now() ? until : null

/** Makes one part of an edit; returns the part that undoes it. */
async function apply({ location, changes, before, mute, replaces }: Part): Promise<Part> {
  if (mute === undefined) {
    const after = await update(location, changes)
    return { location: after, changes: before, before: changes, mute }
  }
  const { id } = location
  const was = (await api.call(addresses.getLocationMute, { params: { id } }))?.until ?? null
  if (replaces === undefined) {
    const set = mute === null ? await unmuteLocation(id) : await muteLocation({ id, until: mute })
    return { location, changes, before, mute: was, replaces: set?.until ?? null }
  }
  const until = unlessOver(mute)
  if (was === unlessOver(replaces))
    await (until === null ? unmuteLocation(id) : muteLocation({ id, until }))
  return { location, changes, before, mute }
}

const locationsIn = (parts: readonly Part[]) => new Set(parts.map(({ location }) => location.id))

/** Formats failures as sentences, one for each reason, each with a limited number of names. */
export function useFailureTexts() {
  const words = useLocationsMessages().bulk
  const reason = useReason()
  return (failures: readonly Failure[], most = Infinity) =>
    [...Map.groupBy(failures, ({ error }) => reason(error))].map(([why, alike]) => {
      const names = [...new Set(alike.map(({ location }) => location.name))]
      const named = names.slice(0, most).join(', ')
      const count = names.length - most
      return words.failed({
        names: count > 0 ? words.andMore({ names: named, count }) : named,
        why,
      })
    })
}

/** Offers to undo edits of locations that weren't changed since. */
function useOfferUndo(refresh: () => void) {
  const words = useLocationsMessages().bulk
  const alertUndoable = useUndoableAlert()
  const failureTexts = useFailureTexts()
  return function offer(
    edited: readonly Part[],
    message = words.done({ count: locationsIn(edited).size }),
    problem?: unknown,
  ) {
    const undo = async () => {
      const { failures, remaining } = await runAll(edited, apply)
      refresh()
      if (remaining.length === edited.length) throw failures[0]?.error
      const undone = words.undone({ count: locationsIn(edited).size - locationsIn(remaining).size })
      const lines = [undone, ...failureTexts(failures, namesInAlert)].join('\n')
      if (remaining.length === 0) return lines
      offer(remaining, lines, failures[0]?.error)
      return undefined
    }
    alertUndoable(message, undo, problem)
  }
}

/** Warns before the tab is closed, and stays on the page, while locations are being changed. */
function useStayWhile(isRunning: boolean) {
  useBlocker({ shouldBlockFn: () => isRunning, enableBeforeUnload: false })
  useEffect(() => {
    if (!isRunning) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isRunning])
}

/** Edits the locations with these IDs, as they are when it opens and after each run. */
export function useBulkEdit(props: {
  ids: ReadonlySet<string>
  onDone: () => void
  /** Called with the locations that weren't changed. */
  onRemaining: (ids: ReadonlySet<string>) => void
}) {
  const queryClient = useQueryClient()
  const query = useQuery(locationQueries.toEdit)
  const [run, setRun] = useState<Run>({ phase: 'ready' })
  useStayWhile(run.phase === 'running')
  const refresh = () => {
    for (const key of [keys.locations, keys.regions, keys.dashboard, keys.alerts])
      void queryClient.invalidateQueries({ queryKey: [key] })
  }
  const offerUndo = useOfferUndo(refresh)
  return {
    query,
    run,
    /** Stops after the pending requests. */
    stop() {
      if (run.phase !== 'running') return
      run.stopping.abort()
      setRun((current) => ({ ...current }))
    },
    async start(planned: readonly PlannedEdit[]) {
      const stopping = new AbortController()
      const edited: Part[] = []
      let done = 0
      const running = { phase: 'running', count: planned.length, stopping } as const
      setRun({ ...running, done })
      const { failures, remaining } = await runAll(
        planned,
        async (step) => {
          try {
            for (const part of partsOf(step)) edited.push(await apply(part))
          } finally {
            setRun({ ...running, done: ++done })
          }
        },
        stopping.signal,
      )
      refresh()
      if (edited.length > 0) offerUndo(edited)
      if (remaining.length === 0) {
        props.onDone()
        return
      }
      props.onRemaining(new Set(remaining.map(({ location }) => location.id)))
      setRun({ phase: 'incomplete', failures, left: remaining.length - failures.length })
      void query.refetch()
    },
  }
}
