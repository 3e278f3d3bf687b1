import {
  limits,
  rings,
  rolloutStates,
  type RolloutSignal,
  rolloutSignals,
} from '@roundboard/domain'
import { z } from 'zod'
import { call } from './call.ts'
import { byId, Id, identity, Stamp, Tag } from './fields.ts'

const BuildId = z.string().max(64)
const Named = z.object({ id: Id, name: z.string() })
const NamedScreen = z.object({ ...Named.shape, location: Named })

/** A build of the screen app that the server stores. */
export const Build = z.object({
  id: BuildId,
  foundAt: Stamp,
  /** When its last rollout to all screens finished; null if never. */
  settledAt: Stamp.nullable(),
  /** Whether it came with the responding server. */
  isServers: z.boolean(),
  /** How many linked screens run it. */
  running: z.int(),
  /** How many screens report that it didn't start. */
  refused: z.int(),
})
export type Build = z.infer<typeof Build>

/** What the last check found; checks run every ten seconds. */
export const RolloutFindings = z.object({
  at: Stamp,
  members: z.int(),
  /** Members that were heard from since the checks began. */
  heard: z.int(),
  running: z.int(),
  counts: z.object({
    refused: z.int(),
    silent: z.int(),
    blank: z.int(),
    'not-drawn': z.int(),
  } satisfies Record<RolloutSignal, unknown>),
  /** This many signals roll the build back. */
  limit: z.int(),
  /** Most locations are offline, also those without the build: meanwhile nothing counts against it. */
  isOutage: z.boolean(),
  /** The first few affected screens. */
  troubled: z.array(z.object({ id: Id, trouble: z.enum(rolloutSignals) })),
})
export type RolloutFindings = z.infer<typeof RolloutFindings>

/** A current or past rollout of a build. */
export const Rollout = z.object({
  ...identity,
  build: BuildId,
  /** The build of the screens that it isn't rolled out to. */
  previous: BuildId.nullable(),
  ring: z.enum(rings),
  /** The screen, if that is the ring. */
  screen: NamedScreen.nullable(),
  location: Named.nullable(),
  /** The regions and tags, if that is the ring. */
  regions: z.array(Id),
  tags: z.array(z.string()),
  state: z.enum(rolloutStates),
  /** Who started it; null for the server. */
  startedBy: z.string().nullable(),
  startedAt: Stamp,
  ringAt: Stamp,
  endedAt: Stamp.nullable(),
  /** The first few affected screens, by name. */
  troubled: z.array(z.object({ ...NamedScreen.shape, trouble: z.enum(rolloutSignals) })),
  findings: RolloutFindings.nullable(),
  /** The earliest time of its next automatic step: from a tenth to all, or from all to finished. */
  nextAt: Stamp.nullable(),
})
export type Rollout = z.infer<typeof Rollout>

/** The builds, and the newest rollout. */
export const BuildsState = z.object({
  /** The build for all screens; null while there is none. */
  settled: BuildId.nullable(),
  builds: z.array(Build),
  /** The newest rollout; null if there was none. */
  rollout: Rollout.nullable(),
  /** Linked screens that report no build: never online yet, or older than builds. */
  unknown: z.int(),
  linkedScreens: z.int(),
  tenth: z.int(),
  /** How long a build is checked in each ring before the next automatic step; 0 if only people roll it out. */
  stepMinutes: z.int(),
})
export type BuildsState = z.infer<typeof BuildsState>

export const rolloutCalls = {
  getBuilds: call({
    method: 'GET',
    path: '/api/v1/rollouts',
    may: 'system',
    summary: 'The builds of the screen app, how many screens run each, and the newest rollout',
    data: BuildsState,
  }),
  createRollout: call({
    method: 'POST',
    path: '/api/v1/rollouts',
    may: 'system',
    summary:
      'Rolls a build out to one screen, one location, regions and tags, 10% of screens or all screens',
    body: z.strictObject({
      build: BuildId,
      ring: z.enum(rings),
      /** With the ring `screen`. */
      screen: Id.optional(),
      /** With the ring `location`. */
      location: Id.optional(),
      /** With the ring `group`: the linked screens of these regions' and tags' locations now. */
      regions: z.array(Id).max(100).default([]),
      tags: z.array(Tag).max(limits.tagsPerLocation).default([]),
    }),
    data: Rollout,
    status: 201,
    takesIdempotencyKey: true,
  }),
  updateRollout: call({
    method: 'PUT',
    path: '/api/v1/rollouts/:id',
    may: 'system',
    summary: 'Expands, pauses, resumes or rolls back a rollout',
    params: byId,
    body: z.strictObject({
      ring: z.enum(rings).optional(),
      state: z.enum(['running', 'halted', 'taken-back']).optional(),
    }),
    data: Rollout,
  }),
}
