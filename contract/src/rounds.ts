import { z } from 'zod'
import { call } from './call.ts'
import {
  byId,
  changes,
  entityFields,
  identity,
  Link,
  Name,
  OptionalLink,
  ScreenRound,
  Stamp,
  stamps,
  writable,
} from './fields.ts'
import { outputSchemas, changeSchemas, draftSchemas, plain } from './shape.ts'

/** The fields of a round that callers write. */
export const roundFields = {
  name: plain(Name, z.string()),
  imageUrl: plain(Link, z.string()),
  /** Only for round 10, the flexibility round. */
  videoLink: plain(OptionalLink, z.string().nullable(), null),
  lrVideoLink: plain(OptionalLink, z.string().nullable(), null),
}

/** Fields that can only be set when a round is added. */
export const newRoundFields = { roundNumber: plain(ScreenRound, z.int()) }

export const Round = z.object({
  ...identity,
  ...outputSchemas(newRoundFields),
  ...outputSchemas(roundFields),
  ...stamps,
})
export type Round = z.infer<typeof Round>

export const RoundChanges = changes({ ...changeSchemas(roundFields), expectedUpdatedAt: Stamp }, [
  ...entityFields,
  'roundNumber',
])

/** Three links of 2,000 characters of up to three bytes. */
const roundBodyMax = 24 * 1024

export const roundCalls = {
  listRounds: call({
    method: 'GET',
    path: '/api/v1/rounds',
    may: 'rounds.read',
    scope: 'schedule:read',
    summary: 'All rounds by number; round 10 is flexibility',
    data: z.array(Round),
  }),
  createRound: call({
    method: 'POST',
    path: '/api/v1/rounds',
    may: 'rounds.write',
    summary: 'Adds a missing round',
    body: writable({ ...draftSchemas(roundFields), ...draftSchemas(newRoundFields) }, entityFields),
    data: Round,
    status: 201,
    takesIdempotencyKey: true,
    bodyMax: roundBodyMax,
  }),
  updateRound: call({
    method: 'PUT',
    path: '/api/v1/rounds/:id',
    may: 'rounds.write',
    summary: 'Changes a round’s name, picture or flexibility video',
    params: byId,
    body: RoundChanges,
    data: Round,
    bodyMax: roundBodyMax,
  }),
  deleteRound: call({
    method: 'DELETE',
    path: '/api/v1/rounds/:id',
    may: 'rounds.write',
    summary: 'Deletes a round that no workout or screen uses',
    params: byId,
    data: Round,
  }),
}
