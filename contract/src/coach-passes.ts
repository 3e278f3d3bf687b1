import { z } from 'zod'
import { call } from './call.ts'
import { byId, identity, Stamp } from './fields.ts'
import { problem } from './issues.ts'

/** The secret of a link that opens a pass on one phone, or of the pass that the phone then uses. */
const secretOf = (prefix: 'rbl' | 'rbp') =>
  z
    .string(problem('pass-unknown'))
    .regex(new RegExp(`^${prefix}_[\\w-]{43}$`), problem('pass-unknown'))

/** How many passes a location can have at once, unopened ones included. */
export const coachPassesMax = 20

/** A coach pass of one location, without its secrets. */
export const CoachPass = z.object({
  ...identity,
  /** Counts the passes of a location on a day; identifies a phone for people and in the log. */
  number: z.int(),
  /** Who created it: a screen by its name, or staff by email. */
  madeBy: z.string(),
  isFromWall: z.boolean(),
  madeAt: Stamp,
  /** Until when a phone can open it. */
  opensUntil: Stamp,
  /** When a phone opened it; null: none has. */
  openedAt: Stamp.nullable(),
  expiresAt: Stamp,
})
export type CoachPass = z.infer<typeof CoachPass>

/** A new pass and the address at which a phone opens it, once. */
export const NewCoachPass = CoachPass.extend({
  /** With the console's origin, if the server knows it. */
  address: z.string(),
})
export type NewCoachPass = z.infer<typeof NewCoachPass>

/** Today's code for passes from screens, if the location uses one. */
export const PassCode = z.object({ code: z.string().nullable() })

/** The page of the remote. A link's secret is in the fragment, which browsers send to nobody. */
export const remotePath = '/remote'

export const coachPassCalls = {
  listCoachPasses: call({
    method: 'GET',
    path: '/api/v1/locations/:id/remote-passes',
    may: 'remote.passes',
    summary: 'A location’s coach passes that work or can still be opened',
    params: byId,
    data: z.array(CoachPass),
  }),
  createCoachPass: call({
    method: 'POST',
    path: '/api/v1/locations/:id/remote-passes',
    may: 'remote.passes',
    summary: 'Creates a coach pass for a location; its address is only in this response',
    params: byId,
    data: NewCoachPass,
    status: 201,
  }),
  getPassCode: call({
    method: 'GET',
    path: '/api/v1/locations/:id/pass-code',
    may: 'remote.passes',
    summary:
      'A location’s code of the day, which opens passes from its screens; null: none is needed',
    params: byId,
    data: PassCode,
  }),
  revokeCoachPasses: call({
    method: 'DELETE',
    path: '/api/v1/locations/:id/remote-passes',
    may: 'remote.passes',
    summary: 'Revokes all coach passes of a location at once',
    params: byId,
    data: z.array(CoachPass),
  }),
  issueCoachPass: call({
    method: 'POST',
    path: '/api/v1/screens/auth/remote-pass',
    may: 'screen',
    summary: 'Issues a coach pass for a screen to show: one phone can open it within two minutes',
    data: NewCoachPass,
    status: 201,
    attempts: 'wall-code',
  }),
  extendCoachPass: call({
    method: 'PUT',
    path: '/api/v1/remote/pass',
    may: 'remote',
    summary: 'Extends the caller’s pass until its location closes',
    data: CoachPass,
  }),
  openCoachPass: call({
    method: 'POST',
    path: '/api/v1/remote/passes',
    may: 'public',
    summary:
      'Opens a coach pass with a secret that the phone made, which identifies it from then on',
    body: z.strictObject({
      link: secretOf('rbl'),
      secret: secretOf('rbp'),
      /** The location's code of the day, if a pass from a screen needs it. */
      code: z.string(problem('pass-code')).max(4, problem('pass-code')).optional(),
    }),
    data: CoachPass,
    attempts: 'remote-pass',
  }),
}
