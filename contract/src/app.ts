import { z } from 'zod'
import { call } from './call.ts'
import { ConsoleBranding, WallBranding } from './branding.ts'
import type { VideoHost } from './system.ts'

/** What a client must know of the installation before anybody signs in. */
export const AppInfo = z.object({
  name: z.string(),
  version: z.string(),
  supportEmail: z.string(),
  hasSingleSignOn: z.boolean(),
  /** The franchise's own face; null: the product's. */
  logo: z.string().nullable(),
  consoleFace: ConsoleBranding.nullable(),
  wallFace: WallBranding.nullable(),
  /** How many displays are simulated; only the demo has any. */
  simulatedDisplays: z.int(),
  /** What the operator calls the two hosts of videos. */
  videoHosts: z.object({
    franchise: z.string().nullable(),
    'locker-room': z.string().nullable(),
  } satisfies Record<VideoHost, z.ZodType>),
})
export type AppInfo = z.infer<typeof AppInfo>

export const appCalls = {
  getAppInfo: call({
    method: 'GET',
    path: '/api/v1/app',
    may: 'public',
    summary: 'Name, version and support address of the installation',
    data: AppInfo,
  }),
  getTime: call({
    method: 'GET',
    path: '/api/v1/time',
    may: 'public',
    summary: "The server's clock in milliseconds, for screens that measure their offset",
    data: z.object({ receivedAt: z.number(), sentAt: z.number() }),
  }),
}
