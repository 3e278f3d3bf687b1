import {
  type ExportKind,
  type Location,
  type Round,
  type Screen,
  type User,
  type Workout,
} from '@roundboard/contract'
import { limits } from '@roundboard/domain'
import type { UserActor } from '../../platform/actor.ts'
import { badField } from '../../platform/app-error.ts'
import type { Listed } from '../../platform/http/answers.ts'

interface Page {
  readonly page: number
  readonly limit: number
  readonly sort: 'createdAt'
}

interface RoundFilter {
  readonly round?: number | undefined
}

/** The features whose entities can be exported, as their own lists show them: never with a secret. */
export interface ExportSources {
  readonly rounds: { list(): Promise<readonly Round[]> }
  readonly workouts: { list(filter: RoundFilter, page: Page): Promise<Listed<Workout>> }
  readonly users: { list(filter: object, page: Page): Promise<Listed<User>> }
  readonly locations: {
    list(actor: UserActor, filter: object, page: Page): Promise<Listed<Location>>
  }
  readonly screens: {
    list(actor: UserActor, filter: RoundFilter, page: Page): Promise<Listed<Screen>>
  }
}

type Item = Record<string, unknown>
type Exporter = (actor: UserActor, round: number | undefined) => Promise<Item[]>

const readAtOnce = 1_000

async function everyPage<T>(read: (page: Page) => Promise<Listed<T>>): Promise<T[]> {
  const items: T[] = []
  for (let page = 1; ; page += 1) {
    const found = await read({ page, limit: readAtOnce, sort: 'createdAt' })
    items.push(...found.items)
    if (found.items.length < readAtOnce) return items
  }
}

/** Refuses what is not a round of the walls, in the specification's words. */
export function assertRound(round: number | undefined): void {
  if (round === undefined) return
  if (!Number.isInteger(round) || round < 1 || round > limits.flexibilityRound)
    throw badField('round', 'invalid-round-number')
}

/** What each kind of export holds; a round narrows it where it has rounds. */
export function createExporters(sources: ExportSources) {
  const { rounds, workouts, users, locations, screens } = sources

  const listRounds = async (round: number | undefined) =>
    (await rounds.list()).filter(({ roundNumber }) => round === undefined || roundNumber === round)

  return {
    round: async (_actor, round) => [...(await listRounds(round))],
    'round-data': async (_actor, round) => {
      const found = await listRounds(round)
      const data = found.map(async (entry) => ({
        ...entry,
        workouts: await everyPage((page) => workouts.list({ round: entry.roundNumber }, page)),
      }))
      return Promise.all(data)
    },
    location: (actor) => everyPage((page) => locations.list(actor, {}, page)),
    user: () => everyPage((page) => users.list({}, page)),
    screen: (actor, round) => everyPage((page) => screens.list(actor, { round }, page)),
  } satisfies Record<ExportKind, Exporter>
}
