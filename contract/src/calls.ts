import { accountLinkCalls } from './account-links.ts'
import { alertCalls } from './alerts.ts'
import { announcementCalls } from './announcements.ts'
import { apiKeyCalls } from './api-keys.ts'
import { appCalls } from './app.ts'
import { authCalls } from './auth.ts'
import { boxCalls } from './boxes.ts'
import type { Address, Call } from './call.ts'
import { coverageCalls } from './coverage.ts'
import { dashboardCalls } from './dashboard.ts'
import { equipmentCalls } from './equipment.ts'
import { exerciseCalls } from './exercises.ts'
import { twoFactorCalls } from './two-factor.ts'
import { brandingCalls } from './branding.ts'
import { calendarFeedCalls } from './calendar-feeds.ts'
import { locationFileCalls } from './location-files.ts'
import { jobCalls } from './jobs.ts'
import { licenceCalls } from './licences.ts'
import { locationCalls } from './locations.ts'
import { logCalls } from './logs.ts'
import { mediaCalls } from './media.ts'
import { coachPassCalls } from './coach-passes.ts'
import { memberPageCalls } from './member-page.ts'
import { organizationWebhookCalls } from './organization-webhooks.ts'
import { regionCalls } from './regions.ts'
import { releaseCalls } from './releases.ts'
import { remoteCalls } from './remote.ts'
import { rolloutCalls } from './rollouts.ts'
import { roundCalls } from './rounds.ts'
import { scheduleCalls } from './schedule.ts'
import { screenHistoryCalls } from './screen-history.ts'
import { playbackCalls, screenCalls, screenLinkCalls } from './screens.ts'
import { systemCalls } from './system.ts'
import { templateCalls } from './templates.ts'
import { timeZoneCalls } from './time-zones.ts'
import { uploadCalls } from './uploads.ts'
import { uptimeCalls } from './uptime.ts'
import { userCalls } from './users.ts'
import { wallCalls } from './walls.ts'
import { workoutFileCalls } from './workout-files.ts'
import { workoutCalls } from './workouts.ts'

/** Every call of the API by its name. */
export const calls = {
  ...appCalls,
  ...authCalls,
  ...accountLinkCalls,
  ...twoFactorCalls,
  ...userCalls,
  ...apiKeyCalls,
  ...organizationWebhookCalls,
  ...locationFileCalls,
  ...locationCalls,
  ...regionCalls,
  ...boxCalls,
  ...screenCalls,
  ...screenHistoryCalls,
  ...screenLinkCalls,
  ...playbackCalls,
  ...roundCalls,
  ...workoutCalls,
  ...workoutFileCalls,
  ...scheduleCalls,
  ...calendarFeedCalls,
  ...alertCalls,
  ...announcementCalls,
  ...coverageCalls,
  ...templateCalls,
  ...wallCalls,
  ...equipmentCalls,
  ...exerciseCalls,
  ...licenceCalls,
  ...coachPassCalls,
  ...memberPageCalls,
  ...mediaCalls,
  ...releaseCalls,
  ...logCalls,
  ...dashboardCalls,
  ...systemCalls,
  ...jobCalls,
  ...rolloutCalls,
  ...remoteCalls,
  ...brandingCalls,
  ...timeZoneCalls,
  ...uploadCalls,
  ...uptimeCalls,
} as const satisfies Record<string, Call>

export type CallName = keyof typeof calls

type AddressOf<C> =
  C extends Call<infer Params, infer Query, infer Body, infer Data>
    ? Address<Params, Query, Body, Data>
    : never

/** The address of every call by its name. */
export type Addresses = { readonly [Name in CallName]: AddressOf<(typeof calls)[Name]> }

/** Addresses that end with a secret, which logs mask. */
export const secretPathPrefixes = (): string[] => {
  const inCalls = Object.values(calls as Record<string, Call>).flatMap(({ path, secrets }) =>
    secrets
      .filter((name) => path.endsWith(`/:${name}`))
      .map((name) => path.slice(0, -name.length - 1)),
  )
  // Includes links sent before tokens moved into the fragment and the body.
  const pages = ['/login/', '/calendar/', '/invitation/', '/reset/', '/api/v1/auth/links/']
  return [...pages, ...new Set(inCalls)]
}
