import { z } from 'zod'
import { call } from './call.ts'
import { byId, Id, line, Stamp } from './fields.ts'
import { problem } from './issues.ts'

/** The positions that a box can rotate its picture to, in degrees clockwise. */
export const boxRotations = [0, 90, 180, 270] as const

/** A value of a report. One that makes no sense is left out, so that a broken sensor doesn't hide the other values. */
const reading = <Value extends z.ZodType>(value: Value) => value.nullish().catch(null)
const version = reading(z.string().max(40))
const megabytes = reading(z.int().min(0).max(1e9))
const yesOrNo = reading(z.boolean())

/** What a box agent measures of its PC. Agents of other versions and PCs without a sensor leave fields out. */
export const BoxReport = z.object({
  /** The versions of the agent, of the disk image and of Chromium. */
  agent: version,
  image: version,
  chromium: version,
  temperatureC: reading(z.number().min(-60).max(200)),
  isThrottled: yesOrNo,
  isUndervolted: yesOrNo,
  freeDiskMb: megabytes,
  freeMemoryMb: megabytes,
  wifiSignalDbm: reading(z.int().min(-200).max(0)),
  isClockSynchronized: yesOrNo,
  decoding: reading(z.enum(['hardware', 'software'])),
  tv: reading(z.enum(['on', 'off'])),
  /** Whether the TV has ever answered over HDMI-CEC or DDC/CI. */
  hasTvControl: yesOrNo,
  /** In percent. */
  volume: reading(z.int().min(0).max(100)),
  isMuted: yesOrNo,
  rotation: reading(z.literal(boxRotations)),
  /** Whether the box can update itself when asked. */
  canUpdate: yesOrNo,
  /** Whether its last update didn't work, so that it runs the version before. */
  hasFailedUpdate: yesOrNo,
})
export type BoxReport = z.infer<typeof BoxReport>

export const boxActions = [
  'screenshot',
  'restart-app',
  'reboot',
  'update',
  'volume',
  'mute',
  'unmute',
  'rotate',
  'keep-rotation',
] as const
export type BoxAction = (typeof boxActions)[number]

/** A command as the box gets it. */
export const BoxCommand = z.object({
  id: Id,
  action: z.enum(boxActions),
  /** The volume in percent, or the rotation in degrees; otherwise null. */
  value: z.int().nullable(),
  /** Whether it may interrupt a round. */
  isForced: z.boolean(),
  askedAt: Stamp,
})

export type BoxCommand = z.infer<typeof BoxCommand>

/** A box drops commands that are older than this. */
export const commandLifetimeMs = 60_000

/** What a box should do. Commands come again until their outcome is reported; a box runs each ID once. */
export const BoxOrders = z.object({
  commands: z.array(BoxCommand),
  /** When the TV should be on until an instant, in order; outside of these it may be off. Null: always on. */
  tv: z.object({ until: Stamp, spans: z.array(z.object({ from: Stamp, to: Stamp })) }).nullable(),
})
export type BoxOrders = z.infer<typeof BoxOrders>

const Outcome = z.enum(['done', 'refused', 'dropped'])

/** A command as the console shows it. */
export const SentCommand = z.object({
  ...BoxCommand.shape,
  /** `waiting` for the box, or `sent` to it without an answer so far. `dropped`: it came too late, or a later one replaced it. */
  state: z.enum(['waiting', 'sent', ...Outcome.options]),
  /** The box's or the server's reason, as a code. */
  reason: z.string().nullable(),
  askedBy: z.string(),
  doneAt: Stamp.nullable(),
  hasScreenshot: z.boolean(),
})
export type SentCommand = z.infer<typeof SentCommand>

export const tvModes = ['hours', 'on'] as const

export const Box = z.object({
  /** Null if the screen's player has no box agent. */
  report: BoxReport.nullable(),
  reportedAt: Stamp.nullable(),
  /** `hours`: the TV follows the location's opening hours. */
  tvMode: z.enum(tvModes),
  /** On until then, whatever the hours are. */
  tvOnUntil: Stamp.nullable(),
  /** Those of the last day, newest first. */
  commands: z.array(SentCommand),
})
export type Box = z.infer<typeof Box>

const ofScreen = z.strictObject({ id: Id })

export const boxCalls = {
  getBox: call({
    method: 'GET',
    path: '/api/v1/boxes/:id',
    may: 'screens.read',
    scope: 'screens:read',
    summary: 'The player of a screen: what its box reports, and the last commands',
    params: byId,
    data: Box,
  }),
  updateBox: call({
    method: 'PUT',
    path: '/api/v1/boxes/:id',
    may: 'screens.update',
    summary: 'Sets when the TV of a screen is on',
    params: byId,
    body: z.strictObject({
      tvMode: z.enum(tvModes).optional(),
      tvOnUntil: Stamp.nullable().optional(),
    }),
    data: Box,
  }),
  commandBoxes: call({
    method: 'POST',
    path: '/api/v1/boxes/commands',
    may: 'screens.update',
    summary: 'Sends a command to the boxes of screens; rebooting several requires a step-up',
    body: z.strictObject({
      screens: z.array(Id).min(1).max(100),
      action: z.enum(boxActions),
      value: z.int().min(0).max(270).optional(),
      isForced: z.boolean().default(false),
    }),
    data: z.array(z.object({ screen: Id, command: SentCommand })),
    status: 201,
    takesIdempotencyKey: true,
  }),
  getScreenshot: call({
    method: 'GET',
    path: '/api/v1/boxes/:id/screenshots/:commandId',
    may: 'screens.update',
    summary: 'A screenshot of the last day',
    params: z.strictObject({ id: Id, commandId: Id }),
    /** JPEG in base64. */
    data: z.object({ takenAt: Stamp, jpeg: z.string() }),
  }),
  reportBox: call({
    method: 'PUT',
    path: '/api/v1/screens/auth/box',
    may: 'screen',
    summary: 'Reports the calling screen’s box and returns its commands',
    body: BoxReport,
    data: BoxOrders,
  }),
  finishCommand: call({
    method: 'PUT',
    path: '/api/v1/screens/auth/box/commands/:id',
    may: 'screen',
    summary: 'Reports what became of a command to the calling screen’s box',
    params: ofScreen,
    body: z.strictObject({
      state: Outcome,
      reason: line(40).nullish(),
      /** JPEG in base64. */
      screenshot: z
        .base64(problem('base64'))
        .max(400_000, problem('too-long', { max: 400_000 }))
        .nullish(),
    }),
    data: z.object({}),
    bodyMax: 448 * 1024,
  }),
}
