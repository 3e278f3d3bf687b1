import { z } from 'zod'
import { call } from './call.ts'
import { LocationIdentifier, Stamp } from './fields.ts'
import { problem } from './issues.ts'
import { TimerCourse } from './timer-course.ts'

/** A license, as the license service returns it: when the timer's first round began, and its active breaks. */
export const TimerLicence = z.object({
  dwsTimeStamp: Stamp.nullable(),
  dwsActiveBreaks: z.array(z.string()),
  /** The timer's state after coaches' actions, for displays that support pauses. */
  course: TimerCourse.optional(),
})
export type TimerLicence = z.infer<typeof TimerLicence>

export const licenceCalls = {
  getLicence: call({
    method: 'GET',
    path: '/licenses/key/:licenseKey',
    may: 'screen-or-staff',
    summary: 'The start time and active breaks of a license’s timer',
    params: z.strictObject({
      licenseKey: z.string().regex(/^[A-Za-z0-9-]{1,64}$/, problem('licence-key')),
    }),
    data: TimerLicence,
  }),
  getLocationLicence: call({
    method: 'GET',
    path: '/licenses/locationId/:locationIdentifier',
    may: 'screen-or-staff',
    summary: 'The license key of a location',
    params: z.strictObject({ locationIdentifier: LocationIdentifier }),
    data: z.object({ licenseKey: z.string() }),
  }),
}
