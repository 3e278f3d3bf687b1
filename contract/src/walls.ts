import { z } from 'zod'
import { call } from './call.ts'
import { byId, Id } from './fields.ts'

/** How a screen compares with what it should show: it shows it; it shows an older version of it, or something else; it isn't linked, or is offline; or the round has no screen. */
export const wallStates = [
  'right',
  'older',
  'different',
  'not-connected',
  'not-linked',
  'no-screen',
] as const
export type WallState = (typeof wallStates)[number]

/** What the screen of a location's round shows now, and what it should show. */
export const Wall = z.object({
  round: z.int(),
  screen: z.object({ _id: Id, id: Id, name: z.string() }).nullable(),
  state: z.enum(wallStates),
  /** The workout of the gym day; without one the screen says to contact support. */
  expected: z.object({ _id: Id, id: Id, name: z.string() }).nullable(),
  /** The workout on screen; no name if it was deleted, or is a draft. */
  shown: z.object({ _id: Id, id: Id, name: z.string().nullable() }).nullable(),
})
export type Wall = z.infer<typeof Wall>

export const wallCalls = {
  getLocationWalls: call({
    method: 'GET',
    path: '/api/v1/locations/:id/walls',
    may: 'screens.read',
    scope: 'none',
    summary: 'What the screens of a location show now, and what they should show',
    params: byId,
    data: z.array(Wall),
  }),
}
