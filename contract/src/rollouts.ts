import { rings, rolloutStates, type RolloutSignal, rolloutSignals } from '@roundboard/domain'
import { z } from 'zod'
import { call } from './call.ts'
import { byId, Id, identity, Stamp } from './fields.ts'

const BuildId = z.string().max(64)
const Named = z.object({ id: Id, name: z.string() })
const NamedScreen = z.object({ ...Named.shape, location: Named })

/** A build of the display that the server keeps. */
export const Build = z.object({
  id: BuildId,
  foundAt: Stamp,
  /** When it was last for all screens; null: never. */
  settledAt: Stamp.nullable(),
  /** Whether it is the one that came with the server that answers. */
  isServers: z.boolean(),
  /** How many linked screens say that they run it. */
  running: z.int(),
  /** How many say that it did not come up on them. */
  refused: z.int(),
})
export type Build = z.infer<typeof Build>

/** What the last look at the screens found; it is looked every ten seconds. */
export const RolloutFindings = z.object({
  at: Stamp,
  members: z.int(),
  /** Members that were heard of since the watch began. */
  heard: z.int(),
  running: z.int(),
  counts: z.object({
    refused: z.int(),
    silent: z.int(),
    blank: z.int(),
    'not-drawn': z.int(),
  } satisfies Record<RolloutSignal, unknown>),
  /** From so many troubles on the build is taken back. */
  limit: z.int(),
  /** Most gyms are silent, also those without the build: nothing is held against it meanwhile. */
  isOutage: z.boolean(),
  /** The first few screens in trouble. */
  troubled: z.array(z.object({ id: Id, trouble: z.enum(rolloutSignals) })),
})
export type RolloutFindings = z.infer<typeof RolloutFindings>

/** How a build is let out, or was. */
export const Rollout = z.object({
  ...identity,
  build: BuildId,
  /** The build that screens have which it is not let out to. */
  previous: BuildId.nullable(),
  ring: z.enum(rings),
  /** The one screen, when that is the ring. */
  screen: NamedScreen.nullable(),
  location: Named.nullable(),
  state: z.enum(rolloutStates),
  /** Who began it; null: the server by itself. */
  startedBy: z.string().nullable(),
  startedAt: Stamp,
  ringAt: Stamp,
  endedAt: Stamp.nullable(),
  /** The first few screens in trouble are named. */
  troubled: z.array(z.object({ ...NamedScreen.shape, trouble: z.enum(rolloutSignals) })),
  findings: RolloutFindings.nullable(),
  /** When it goes on by itself at the earliest: from a tenth to all, from all to being theirs. */
  nextAt: Stamp.nullable(),
})
export type Rollout = z.infer<typeof Rollout>

/** Which builds there are, and how the newest of them is let out. */
export const BuildsState = z.object({
  /** The build for all screens; null as long as there is none. */
  settled: BuildId.nullable(),
  builds: z.array(Build),
  /** The newest rollout; null when there never was one. */
  rollout: Rollout.nullable(),
  /** Linked screens that say no build: no display yet, or one of before builds. */
  unknown: z.int(),
  linkedScreens: z.int(),
  tenth: z.int(),
  /** How long a build is watched in each ring before it goes on by itself; 0: a person lets it out. */
  stepMinutes: z.int(),
})
export type BuildsState = z.infer<typeof BuildsState>

export const rolloutCalls = {
  getBuilds: call({
    method: 'GET',
    path: '/api/v1/rollouts',
    may: 'system',
    summary: 'The builds of the display, how many screens run each, and the newest rollout',
    data: BuildsState,
  }),
  createRollout: call({
    method: 'POST',
    path: '/api/v1/rollouts',
    may: 'system',
    summary: 'Lets a build out to one screen, one location, a tenth of all screens, or all',
    body: z.strictObject({
      build: BuildId,
      ring: z.enum(rings),
      /** With the ring `screen`. */
      screen: Id.optional(),
      /** With the ring `location`. */
      location: Id.optional(),
    }),
    data: Rollout,
    status: 201,
    takesIdempotencyKey: true,
  }),
  updateRollout: call({
    method: 'PUT',
    path: '/api/v1/rollouts/:id',
    may: 'system',
    summary: 'Lets the build out to a larger ring, halts it, lets it go on, or takes it back',
    params: byId,
    body: z.strictObject({
      ring: z.enum(rings).optional(),
      state: z.enum(['running', 'halted', 'taken-back']).optional(),
    }),
    data: Rollout,
  }),
}
