import { releaseVersionPattern } from '@roundboard/domain'
import { z } from 'zod'
import { call } from './call.ts'
import { DayInput, identity, listQuery, Name, Search, stamps, text, Stamp } from './fields.ts'

export const releaseTypes = ['Release', 'Hot-Fix'] as const
export type ReleaseType = (typeof releaseTypes)[number]

const Version = z
  .string()
  .trim()
  .regex(releaseVersionPattern, 'A version such as 21.12.22 or 21.12.22-001.')

export const Release = z.object({
  ...identity,
  title: z.string(),
  type: z.enum(releaseTypes),
  description: z.string(),
  version: z.string(),
  date: Stamp,
  ...stamps,
})
export type Release = z.infer<typeof Release>

const UsDate = z
  .string()
  .regex(/^\d{2}\/\d{2}\/\d{4}$/)
  .transform((typed) => `${typed.slice(6)}-${typed.slice(0, 2)}-${typed.slice(3, 5)}`)
  .pipe(z.iso.date())

export const ReleaseDraft = z.strictObject({
  _id: z.string().max(100).optional(),
  id: z.string().max(100).optional(),
  title: Name,
  type: z.enum(releaseTypes, `One of ${releaseTypes.join(', ')}.`),
  description: text(10_000),
  version: Version,
  date: z.union([UsDate, DayInput], { error: 'A date such as 01/01/2031.' }),
})
export type ReleaseDraft = z.input<typeof ReleaseDraft>

export const releaseCalls = {
  listReleases: call({
    method: 'GET',
    path: '/api/v2/releases',
    may: 'releases.read',
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
    summary: 'Adds a release or hot-fix; one that already has an id is refused',
    body: ReleaseDraft,
    data: Release,
    status: 201,
    takesKey: true,
  }),
  getLatestVersion: call({
    method: 'POST',
    path: '/api/v2/releases/latest',
    may: 'releases.read',
    summary: 'The version of the newest release',
    data: z.object({ version: z.string() }),
  }),
}
