import {
  type ExportKind,
  type Location,
  type Round,
  type Screen,
  type User,
  type Workout,
} from '@roundboard/contract'
import { limits } from '@roundboard/domain'
import type { Actor } from '../../../platform/actor.ts'
import { badField } from '../../../platform/app-error.ts'
import type { Listed } from '../../../platform/http/answers.ts'

interface Page {
  readonly page: number
  readonly limit: number
  readonly sort: 'createdAt'
}

interface RoundFilter {
  readonly round?: number | undefined
}

/** The features whose entities can be exported, as in their lists: without secrets. */
export interface ExportSources {
  readonly rounds: { list(actor: Actor): Promise<readonly Round[]> }
  readonly workouts: {
    list(actor: Actor, filter: RoundFilter, page: Page): Promise<Listed<Workout>>
  }
  readonly users: { list(actor: Actor, filter: object, page: Page): Promise<Listed<User>> }
  readonly locations: {
    list(actor: Actor, filter: object, page: Page): Promise<Listed<Location>>
  }
  readonly screens: {
    list(actor: Actor, filter: RoundFilter, page: Page): Promise<Listed<Screen>>
  }
}

type Item = Record<string, unknown>
type Exporter = (actor: Actor, round: number | undefined) => Promise<Item[]>

const readAtOnce = 1_000

async function everyPage<T>(read: (page: Page) => Promise<Listed<T>>): Promise<T[]> {
  const items: T[] = []
  for (let page = 1; ; page += 1) {
    const found = await read({ page, limit: readAtOnce, sort: 'createdAt' })
    items.push(...found.items)
    if (found.items.length < readAtOnce) return items
  }
}

/** Throws unless the round exists, in the specification's words. */
export function assertRound(round: number | undefined): void {
  if (round === undefined) return
  if (!Number.isInteger(round) || round < 1 || round > limits.flexibilityRound)
    throw badField('round', 'invalid-round-number')
}

/** The rows of each kind of export, limited to a round if the kind has rounds. */
export function createExporters(sources: ExportSources) {
  const { rounds, workouts, users, locations, screens } = sources

  const listRounds = async (actor: Actor, round: number | undefined) =>
    (await rounds.list(actor)).filter(
      ({ roundNumber }) => round === undefined || roundNumber === round,
    )

  return {
    round: async (actor, round) => [...(await listRounds(actor, round))],
    'round-data': async (actor, round) => {
      const found = await listRounds(actor, round)
      const data = found.map(async (entry) => ({
        ...entry,
        workouts: await everyPage((page) =>
          workouts.list(actor, { round: entry.roundNumber }, page),
        ),
      }))
      return Promise.all(data)
    },
    location: (actor) => everyPage((page) => locations.list(actor, {}, page)),
    user: (actor) => everyPage((page) => users.list(actor, {}, page)),
    screen: (actor, round) => everyPage((page) => screens.list(actor, { round }, page)),
  } satisfies Record<ExportKind, Exporter>
}
