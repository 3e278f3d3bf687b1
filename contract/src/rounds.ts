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

export const Round = z.object({
  ...identity,
  roundNumber: z.int(),
  name: z.string(),
  imageUrl: z.string(),
  /** Only round 10, the flexibility round, shows a video of its own. */
  videoLink: z.string().nullable(),
  lrVideoLink: z.string().nullable(),
  ...stamps,
})
export type Round = z.infer<typeof Round>

const roundFields = {
  name: Name,
  imageUrl: Link,
  videoLink: OptionalLink,
  lrVideoLink: OptionalLink,
}

export const RoundChanges = changes({ ...roundFields, expectedUpdatedAt: Stamp }, [
  ...entityFields,
  'roundNumber',
])

export const roundCalls = {
  listRounds: call({
    method: 'GET',
    path: '/api/v1/rounds',
    may: 'rounds.read',
    summary: 'All rounds by number; round 10 is flexibility',
    data: z.array(Round),
  }),
  createRound: call({
    method: 'POST',
    path: '/api/v1/rounds',
    may: 'rounds.write',
    summary: 'Adds a round that is missing',
    body: writable(
      {
        ...roundFields,
        roundNumber: ScreenRound,
        videoLink: OptionalLink.default(null),
        lrVideoLink: OptionalLink.default(null),
      },
      entityFields,
    ),
    data: Round,
    status: 201,
    takesKey: true,
  }),
  updateRound: call({
    method: 'PUT',
    path: '/api/v1/rounds/:id',
    may: 'rounds.write',
    summary: "Changes a round's name, image or flexibility video",
    params: byId,
    body: RoundChanges,
    data: Round,
  }),
  deleteRound: call({
    method: 'DELETE',
    path: '/api/v1/rounds/:id',
    may: 'rounds.write',
    summary: 'Deletes a round that no workout and no screen uses',
    params: byId,
    data: Round,
  }),
}
