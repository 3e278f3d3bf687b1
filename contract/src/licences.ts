import { z } from 'zod'
import { call } from './call.ts'
import { LocationIdentifier, Stamp } from './fields.ts'
import { problem } from './issues.ts'
import { TimerCourse } from './timer-course.ts'

/** What the licence service says of a key: when the timer's first round began, and its active breaks. */
export const TimerLicence = z.object({
  dwsTimeStamp: Stamp.nullable(),
  dwsActiveBreaks: z.array(z.string()),
  /** Where coaches acted on the timer: what it runs on, for displays that know of pauses. */
  course: TimerCourse.optional(),
})
export type TimerLicence = z.infer<typeof TimerLicence>

export const licenceCalls = {
  getLicence: call({
    method: 'GET',
    path: '/licenses/key/:licenseKey',
    may: 'screen-or-staff',
    summary: 'Stamp and active breaks of a licence',
    params: z.strictObject({
      licenseKey: z.string().regex(/^[A-Za-z0-9-]{1,64}$/, problem('licence-key')),
    }),
    data: TimerLicence,
  }),
  getLocationLicence: call({
    method: 'GET',
    path: '/licenses/locationId/:locationIdentifier',
    may: 'screen-or-staff',
    summary: 'The licence key of a location',
    params: z.strictObject({ locationIdentifier: LocationIdentifier }),
    data: z.object({ licenseKey: z.string() }),
  }),
}
