import { z } from 'zod'
import { call } from './call.ts'
import { byId, identity, Stamp } from './fields.ts'
import { problem } from './issues.ts'

/** The link that opens a pass on one phone, and the pass that the phone then shows. */
const secretOf = (prefix: 'rbl' | 'rbp') =>
  z
    .string(problem('pass-unknown'))
    .regex(new RegExp(`^${prefix}_[\\w-]{43}$`), problem('pass-unknown'))

/** How many passes of a location work at once, those among them that wait to be opened. */
export const coachPassesMax = 20

/** A pass for the remote of one location, without its secrets. */
export const CoachPass = z.object({
  ...identity,
  /** Counts the passes of a location on a day: by it people and the log call a phone. */
  number: z.int(),
  /** Who asked for it: a wall by its name, or staff by e-mail. */
  madeBy: z.string(),
  isFromWall: z.boolean(),
  madeAt: Stamp,
  /** Until when a phone may open it. */
  opensUntil: Stamp,
  /** When a phone did; null: none has. */
  openedAt: Stamp.nullable(),
  expiresAt: Stamp,
})
export type CoachPass = z.infer<typeof CoachPass>

/** A pass that was just made: where a phone opens it, once. */
export const NewCoachPass = CoachPass.extend({
  /** With the console's origin, where the server was told one. */
  address: z.string(),
})
export type NewCoachPass = z.infer<typeof NewCoachPass>

/** What opens a pass from a screen today, where the location asks for it. */
export const PassCode = z.object({ code: z.string().nullable() })

/** The page of the remote; a link's secret stands in the fragment, which browsers send to nobody. */
export const remotePath = '/remote'

export const coachPassCalls = {
  listCoachPasses: call({
    method: 'GET',
    path: '/api/v1/locations/:id/remote-passes',
    may: 'remote.passes',
    summary: 'The passes for the remote of a location that work, or wait to be opened',
    params: byId,
    data: z.array(CoachPass),
  }),
  createCoachPass: call({
    method: 'POST',
    path: '/api/v1/locations/:id/remote-passes',
    may: 'remote.passes',
    summary: 'Makes a pass for the remote of a location; its address is in this answer alone',
    params: byId,
    data: NewCoachPass,
    status: 201,
  }),
  getPassCode: call({
    method: 'GET',
    path: '/api/v1/locations/:id/pass-code',
    may: 'remote.passes',
    summary:
      "A location's code of the day, which opens passes from its screens; null: none is asked for",
    params: byId,
    data: PassCode,
  }),
  revokeCoachPasses: call({
    method: 'DELETE',
    path: '/api/v1/locations/:id/remote-passes',
    may: 'remote.passes',
    summary: 'Revokes every pass for the remote of a location at once',
    params: byId,
    data: z.array(CoachPass),
  }),
  issueCoachPass: call({
    method: 'POST',
    path: '/api/v1/screens/auth/remote-pass',
    may: 'screen',
    summary: 'A screen asks for a pass to show: it opens within two minutes, on one phone',
    data: NewCoachPass,
    status: 201,
    attempts: 'wall-code',
  }),
  extendCoachPass: call({
    method: 'PUT',
    path: '/api/v1/remote/pass',
    may: 'remote',
    summary: "Extends the caller's own pass until its location closes",
    data: CoachPass,
  }),
  openCoachPass: call({
    method: 'POST',
    path: '/api/v1/remote/passes',
    may: 'public',
    summary: 'A phone opens a pass with a secret that it made, by which it is known from then on',
    body: z.strictObject({
      link: secretOf('rbl'),
      secret: secretOf('rbp'),
      /** The location's code of the day, where a pass from a screen needs it. */
      code: z.string(problem('pass-code')).max(4, problem('pass-code')).optional(),
    }),
    data: CoachPass,
    attempts: 'remote-pass',
  }),
}
