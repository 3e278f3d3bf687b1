import type { Ring } from '@roundboard/domain'
import { systemActor } from '../../../platform/actor.ts'
import { createLatest } from '../../../platform/latest.ts'
import type { Platform } from '../../../platform/platform.ts'
import * as builds from './builds.repository.ts'
import * as rows from './rollouts.repository.ts'

interface Place {
  readonly screenId: string
  readonly locationId: string
}

/** A rollout. */
interface LetOut {
  readonly build: string
  readonly ring: Ring
  readonly isHalted: boolean
  readonly locationId: string | null
  readonly screenIds: ReadonlySet<string>
}

/** The build that each screen should run, as stored. */
interface Aims {
  readonly settled: string | null
  /** The same as JSON. */
  readonly text: string
  readonly letOut: LetOut | undefined
}

const asText = (build: string | null) => (build === null ? 'null' : `"${build}"`)

export const isMember = (
  { ring, locationId, screenIds }: Omit<LetOut, 'build' | 'isHalted'>,
  screen: Place,
): boolean => ring === 'all' || locationId === screen.locationId || screenIds.has(screen.screenId)

/** While a rollout is paused, screens that have the build keep it and no others get it. */
function aimOf({ settled, letOut }: Aims, screen: Place, running: string | null): string | null {
  if (letOut === undefined || !isMember(letOut, screen)) return settled
  return letOut.isHalted && running !== letOut.build ? settled : letOut.build
}

/** Whether a screen should be notified of the change immediately. */
function isMoved(before: Aims, after: Aims, screen: Place): boolean {
  const { letOut } = after
  // The rollout to all screens proceeds with their heartbeats over a minute.
  if (letOut?.ring === 'all' && !letOut.isHalted) return false
  const running = before.letOut?.build ?? null
  return aimOf(before, screen, running) !== aimOf(after, screen, running)
}

const server = systemActor('system')

/** Determines the build for each screen, from memory, since every heartbeat asks. */
export function createBuildTargets(
  dependencies: Pick<Platform, 'read' | 'changes' | 'onFailure'> & {
    /** Called with a predicate for the screens whose target changed. */
    onMoved: (isConcerned: (screen: Place) => boolean) => void
  },
) {
  const { read, changes, onMoved, onFailure } = dependencies
  async function readAims(): Promise<Aims> {
    const { on } = read(server, 'system')
    const rollout = await rows.findOpenRollout(on)
    const [settled = null] = await builds.listSettled(on)
    const text = asText(settled)
    if (rollout === undefined) return { settled, text, letOut: undefined }
    const { id, buildId, ring, locationId, state } = rollout
    const screenIds = new Set(ring === 'all' ? [] : await rows.listMembers(on, id))
    const letOut = { build: buildId, ring, locationId, isHalted: state === 'halted', screenIds }
    return { settled, text, letOut }
  }

  const aims = createLatest<Aims>({
    initial: { settled: null, text: 'null', letOut: undefined },
    changes,
    after: ['builds', 'everything'],
    ask: readAims,
    onRead: (now, before) => onMoved((screen) => isMoved(before, now, screen)),
    onFailure: (error) => onFailure('could not read which build screens should run', error),
  })

  return {
    isKnown: aims.isKnown,
    ready: aims.ready,
    /** The build that a screen running this build should run, as JSON. */
    textFor: (screenId: string, locationId: string, running: string | null): string => {
      const { letOut, text } = aims.last()
      if (letOut === undefined) return text
      return asText(aimOf(aims.last(), { screenId, locationId }, running))
    },
    /** Whether a rollout is running, as far as this process knows. */
    isRollingOut: () => aims.last().letOut !== undefined,
    stop: aims.stop,
  }
}
