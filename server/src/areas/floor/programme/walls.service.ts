import type { Screen, Wall, WallState, Workout } from '@roundboard/contract'
import { type Language, limits, textIn } from '@roundboard/domain'
import type { Actor } from '../../../platform/actor.ts'
import type { Reader } from '../../../platform/read.ts'
import type { ScreensService } from '../../fleet/screens/index.ts'
import type { LocationsService } from '../../locations/locations/index.ts'
import type { WorkoutsService } from '../../workouts/workouts/index.ts'
import type { Programmes } from './programmes.ts'

function stateOf(screen: Screen, expected: Pick<Workout, 'id' | 'updatedAt'> | null): WallState {
  if (!screen.isLinked) return 'not-linked'
  if (!screen.status.isConnected || screen.report === null) return 'not-connected'
  if (screen.round === limits.flexibilityRound) return 'right'
  const { workoutId = null, workoutUpdatedAt = null } = screen.report
  if (workoutId !== (expected?.id ?? null)) return 'different'
  return workoutUpdatedAt !== null && workoutUpdatedAt !== expected?.updatedAt ? 'older' : 'right'
}

const named = <N extends string | null>(id: string, name: N) => ({ _id: id, id, name })

export type WallsService = ReturnType<typeof createWallsService>

/** What each screen of a location shows, by its own report, and what it should show. */
export function createWallsService(sources: {
  read: Reader
  programmes: Programmes
  screens: Pick<ScreensService, 'list'>
  workouts: Pick<WorkoutsService, 'namesOf'>
  locations: Pick<LocationsService, 'get'>
}) {
  async function screensOf(actor: Actor, location: string): Promise<Screen[]> {
    const screens: Screen[] = []
    for (let page = 1; ; page += 1) {
      const paging = { page, limit: limits.pageSizeMax, sort: 'round' as const }
      const found = await sources.screens.list(actor, { location }, paging)
      screens.push(...found.items)
      if (found.items.length === 0 || screens.length >= found.count) return screens
    }
  }

  return {
    /** The screens of a location by round, then by name. Rounds without a screen are included with their workout. */
    async of(actor: Actor, locationId: string): Promise<Wall[]> {
      const { on } = sources.read(actor, 'screens.read')
      const location = await sources.locations.get(actor, locationId)
      const { id } = location
      const screens = Map.groupBy(await screensOf(actor, id), (screen) => screen.round)
      const reported = [...screens.values()].flat().map((screen) => screen.report?.workoutId)
      const names = await sources.workouts.namesOf(on, [
        ...new Set(reported.filter((workoutId) => typeof workoutId === 'string')),
      ])

      const nameIn = (language: Language, workoutId: string) => {
        const found = names.get(workoutId)
        return found === undefined ? null : textIn(language, found.name, found.nameTranslations)
      }
      const wallsOf = async (round: number): Promise<Wall[]> => {
        const shown = await sources.programmes.get(id, round)
        const workoutIn = (language: Language) => shown?.localized(language).workout ?? null
        const mounted = screens.get(round) ?? []
        if (mounted.length === 0) {
          const workout = workoutIn(location.language)
          const expected = workout && named(workout.id, workout.name)
          return [{ round, screen: null, state: 'no-screen', expected, shown: null }]
        }
        return mounted.map((screen): Wall => {
          const workout = workoutIn(screen.language)
          const expected = workout && named(workout.id, workout.name)
          const state = stateOf(screen, workout)
          const reportedId = state === 'not-linked' ? null : (screen.report?.workoutId ?? null)
          return {
            round,
            screen: named(screen.id, screen.name),
            state,
            expected,
            shown:
              reportedId === null ? null : named(reportedId, nameIn(screen.language, reportedId)),
          }
        })
      }

      const rounds = new Set([...limits.workoutRounds, ...screens.keys()])
      const walls = await Promise.all([...rounds].toSorted((a, b) => a - b).map(wallsOf))
      return walls.flat()
    },
  }
}
