import type { Ring } from '@roundboard/domain'
import { serverThatMay } from '../../../platform/actor.ts'
import type { Changes } from '../../../platform/changes.ts'
import type { Executor } from '../../../platform/database/database.ts'
import { isDatabaseUnavailable } from '../../../platform/database/failures.ts'
import type { Reader } from '../../../platform/read.ts'
import * as builds from './builds.repository.ts'
import * as rows from './rollouts.repository.ts'

interface Place {
  readonly screenId: string
  readonly locationId: string
}

/** A build on its way. */
interface LetOut {
  readonly build: string
  readonly ring: Ring
  readonly isHalted: boolean
  readonly locationId: string | null
  readonly screenIds: ReadonlySet<string>
}

/** Which build each screen shall run, as the database had it. */
interface Aims {
  readonly settled: string | null
  /** The same as JSON. */
  readonly text: string
  readonly letOut: LetOut | undefined
}

const asText = (build: string | null) => (build === null ? 'null' : `"${build}"`)

const nothing: Aims = { settled: null, text: 'null', letOut: undefined }

export const isMember = (
  { ring, locationId, screenIds }: Omit<LetOut, 'build' | 'isHalted'>,
  screen: Place,
): boolean => ring === 'all' || locationId === screen.locationId || screenIds.has(screen.screenId)

/** While it is halted who has the build keeps it, and nobody else gets it. */
function aimOf({ settled, letOut }: Aims, screen: Place, running: string | null): string | null {
  if (letOut === undefined || !isMember(letOut, screen)) return settled
  return letOut.isHalted && running !== letOut.build ? settled : letOut.build
}

/** Whether a screen should hear at once that something else is wanted of it. */
function isMoved(before: Aims, after: Aims, screen: Place): boolean {
  const { letOut } = after
  // To all it goes with their heartbeats, which come over a minute: nothing presses.
  if (letOut?.ring === 'all' && !letOut.isHalted) return false
  const running = before.letOut?.build ?? null
  return aimOf(before, screen, running) !== aimOf(after, screen, running)
}

const server = serverThatMay('system')

/** Says of every screen which build it shall run: from memory, for each heartbeat asks. */
export function createTargets(dependencies: {
  read: Reader
  changes: Pick<Changes, 'subscribe'>
  /** Told which screens something else is wanted of. */
  onMoved: (isConcerned: (screen: Place) => boolean) => void
  onFailure: (what: string, error: unknown) => void
}) {
  const { read, changes, onMoved, onFailure } = dependencies
  let known: Aims | undefined
  let last = nothing
  let generation = 0
  let loading: Promise<Aims> | undefined

  async function readAims(on: Executor): Promise<Aims> {
    const rollout = await rows.findOpenRollout(on)
    const [settled = null] = await builds.listSettled(on)
    const text = asText(settled)
    if (rollout === undefined) return { settled, text, letOut: undefined }
    const { id, buildId, ring, locationId, state } = rollout
    const screenIds = new Set(ring === 'all' ? [] : await rows.listMembers(on, id))
    const letOut = { build: buildId, ring, locationId, isHalted: state === 'halted', screenIds }
    return { settled, text, letOut }
  }

  async function load(): Promise<Aims> {
    const mine = generation
    let aims: Aims
    try {
      aims = await readAims(read(server, 'system').on)
    } catch (error) {
      // A wall goes on with what it has, for as long as the database is away.
      if (!isDatabaseUnavailable(error)) throw error
      return last
    }
    if (mine !== generation) return get()
    const before = last
    known = last = aims
    onMoved((screen) => isMoved(before, aims, screen))
    return aims
  }

  function get(): Promise<Aims> {
    if (known !== undefined) return Promise.resolve(known)
    const mine = (loading ??= load().finally(() => {
      if (loading === mine) loading = undefined
    }))
    return mine
  }

  const unsubscribe = changes.subscribe(({ kind }) => {
    if (kind !== 'builds' && kind !== 'everything') return
    generation += 1
    known = undefined
    loading = undefined
    get().catch((error: unknown) => {
      onFailure('could not read which build screens should run', error)
    })
  })

  return {
    /** Whether what each screen shall run is known without waiting. */
    isKnown: () => known !== undefined,
    /** Waits until it is. */
    async ready(): Promise<void> {
      await get()
    },
    /** What a screen that says that it runs a build shall run, as JSON. */
    textFor: (screenId: string, locationId: string, running: string | null): string => {
      const aims = known ?? last
      if (aims.letOut === undefined) return aims.text
      return asText(aimOf(aims, { screenId, locationId }, running))
    },
    /** Whether a build is being let out, as far as is known here. */
    isLettingOut: () => last.letOut !== undefined,
    stop: unsubscribe,
  }
}
