import { z } from 'zod'
import { call } from './call.ts'
import { byId, Language, Stamp } from './fields.ts'

/** The member page. The key in its address is in the fragment, which browsers don't send to servers. */
export const memberPagePath = '/pocket'

/** The path of a location's member page, to append to an origin. */
export const memberPageAddress = (key: string): string => `${memberPagePath}#${key}`

/** What the nine rounds of a location show on its gym day, in one language. */
export const MemberPage = z.object({
  gym: z.string(),
  day: z.iso.date(),
  /** When the location's next gym day begins. */
  endsAt: Stamp,
  language: Language,
  /** The location's own language, and those in which all texts of the day are translated. */
  languages: z.array(Language),
  rounds: z.array(
    z.object({
      round: z.int(),
      name: z.string(),
      imageUrl: z.string(),
      workout: z
        .object({
          name: z.string(),
          subHeader: z.string(),
          steps: z.array(
            z.object({
              text: z.string(),
              cue: z.string().optional(),
              video: z.string(),
              poster: z.string().nullable(),
            }),
          ),
        })
        .nullable(),
    }),
  ),
})
export type MemberPage = z.infer<typeof MemberPage>

/** The address of a location's member page; null while it is switched off. */
export const MemberPageAddress = z.object({
  /** With the screens' origin, if the server knows it. */
  address: z.string().nullable(),
})
export type MemberPageAddress = z.infer<typeof MemberPageAddress>

export const memberPageCalls = {
  getMemberPageAddress: call({
    method: 'GET',
    path: '/api/v1/locations/:id/pocket',
    may: 'locations.read',
    scope: 'none',
    summary: 'The link to a location’s member page',
    params: byId,
    data: MemberPageAddress,
  }),
  renewMemberPageAddress: call({
    method: 'PUT',
    path: '/api/v1/locations/:id/pocket',
    may: 'locations.update',
    summary: 'Creates a new link to a location’s member page; the old link stops working',
    params: byId,
    data: MemberPageAddress,
  }),
  getMemberPage: call({
    method: 'GET',
    path: '/api/v1/pocket/:key',
    may: 'public',
    summary: 'Today’s nine rounds at a location, for anyone with its member page link',
    params: z.strictObject({ key: z.string() }),
    /** The phone's preferred languages, best first, as comma-separated BCP 47 tags. */
    query: z.strictObject({ languages: z.string().max(200).optional() }),
    secrets: ['key'],
    data: MemberPage,
  }),
}
