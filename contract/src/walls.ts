import { z } from 'zod'
import { call } from './call.ts'
import { byId, Id } from './fields.ts'

/**
 * How a wall stands to what it should show: it shows it; it shows an older version of it, or something
 * else; its display is not linked, or does not answer; there is no screen above that round.
 */
export const wallStates = [
  'right',
  'older',
  'different',
  'not-connected',
  'not-linked',
  'no-screen',
] as const
export type WallState = (typeof wallStates)[number]

/** What hangs above a round of a location at this moment, and what should. */
export const Wall = z.object({
  round: z.int(),
  screen: z.object({ _id: Id, id: Id, name: z.string() }).nullable(),
  state: z.enum(wallStates),
  /** The workout of the gym's day; without one the wall asks for support. */
  expected: z.object({ _id: Id, id: Id, name: z.string() }).nullable(),
  /** What the display says that it shows; no name when that workout is deleted, or a draft. */
  shown: z.object({ _id: Id, id: Id, name: z.string().nullable() }).nullable(),
})
export type Wall = z.infer<typeof Wall>

export const wallCalls = {
  getLocationWalls: call({
    method: 'GET',
    path: '/api/v1/locations/:id/walls',
    may: 'screens.read',
    summary: 'What the walls of a location show at this moment, and what they should',
    params: byId,
    data: z.array(Wall),
  }),
}
