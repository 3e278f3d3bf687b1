import { z } from 'zod'
import { call } from './call.ts'
import { ConsoleBranding, WallBranding } from './branding.ts'
import type { VideoHost } from './system.ts'

/** What clients need to know about the installation before anyone signs in. */
export const AppInfo = z.object({
  name: z.string(),
  version: z.string(),
  supportEmail: z.string(),
  hasSingleSignOn: z.boolean(),
  /** The franchise's branding; null for the product's own. */
  logo: z.string().nullable(),
  consoleFace: ConsoleBranding.nullable(),
  wallFace: WallBranding.nullable(),
  /** The number of simulated screens; 0 outside the demo. */
  simulatedDisplays: z.int(),
  /** The operator's names for the two video hosts. */
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
    summary: 'The server’s time in milliseconds, which screens use to measure their clock offset',
    data: z.object({ receivedAt: z.number(), sentAt: z.number() }),
  }),
}
