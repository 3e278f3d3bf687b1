import { releaseVersionPattern } from '@roundboard/domain'
import { z } from 'zod'
import { call } from './call.ts'
import {
  byId,
  changes,
  DayInput,
  entityFields,
  identity,
  listQuery,
  Name,
  Search,
  Stamp,
  stamps,
  text,
} from './fields.ts'
import { problem } from './issues.ts'
import { outputSchemas, changeSchemas, choice, dayStart, draftSchemas, plain } from './shape.ts'

export const releaseTypes = ['Release', 'Hot-Fix'] as const

const Version = z.string().trim().regex(releaseVersionPattern, problem('version'))

const badDate = problem('release-date')
const UsDate = z
  .string()
  .regex(/^\d{2}\/\d{2}\/\d{4}$/, badDate)
  .transform((typed) => `${typed.slice(6)}-${typed.slice(0, 2)}-${typed.slice(3, 5)}`)
  .pipe(z.iso.date(badDate))

/** The fields of a release that callers write. */
export const releaseFields = {
  title: plain(Name, z.string()),
  type: choice(z.enum(releaseTypes)),
  description: plain(text(10_000), z.string()),
  version: plain(Version, z.string()),
  date: dayStart(z.union([UsDate, DayInput], { error: badDate }), Stamp),
}

export const Release = z.object({ ...identity, ...outputSchemas(releaseFields), ...stamps })
export type Release = z.infer<typeof Release>

export const ReleaseDraft = z.strictObject({
  _id: z.string().max(100).optional(),
  id: z.string().max(100).optional(),
  ...draftSchemas(releaseFields),
})
export const ReleaseChanges = changes(
  { ...changeSchemas(releaseFields), expectedUpdatedAt: Stamp },
  entityFields,
)
export type ReleaseDraft = z.input<typeof ReleaseDraft>

/** A description of 10,000 characters of up to three bytes. */
const releaseBodyMax = 32 * 1024

export const releaseCalls = {
  listReleases: call({
    method: 'GET',
    path: '/api/v2/releases',
    may: 'releases.read',
    scope: 'releases:read',
    summary: 'Releases, newest version first, then newest first',
    query: listQuery(['version', 'createdAt'], {
      type: z.enum(releaseTypes).optional(),
      version: Search,
    }),
    data: z.array(Release),
    isList: true,
  }),
  createRelease: call({
    method: 'POST',
    path: '/api/v2/releases',
    may: 'releases.write',
    summary: 'Adds a release or hot-fix; rejected if it has an ID or its version exists',
    body: ReleaseDraft,
    data: Release,
    status: 201,
    takesIdempotencyKey: true,
    bodyMax: releaseBodyMax,
  }),
  updateRelease: call({
    method: 'PUT',
    path: '/api/v2/releases/:id',
    may: 'releases.write',
    summary: 'Corrects the latest release; earlier ones can’t be changed',
    params: byId,
    body: ReleaseChanges,
    data: Release,
    bodyMax: releaseBodyMax,
  }),
  getLatestVersion: call({
    method: 'POST',
    path: '/api/v2/releases/latest',
    may: 'releases.read',
    scope: 'version:read',
    summary: 'The version of the newest release, except for those with a future date (UTC)',
    data: z.object({ version: z.string() }),
  }),
}
