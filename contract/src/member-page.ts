import { z } from 'zod'
import { call } from './call.ts'
import { byId, Language, Stamp } from './fields.ts'

/** The page of a gym's workouts for phones; the key of its address stands in the fragment, which browsers send to nobody. */
export const memberPagePath = '/pocket'

/** The address of a gym's page, to be put behind an origin. */
export const memberPageAddress = (key: string): string => `${memberPagePath}#${key}`

/** What the nine rounds of one gym show on one day of it, in one language. */
export const MemberPage = z.object({
  gym: z.string(),
  day: z.iso.date(),
  /** When the gym turns to its next day. */
  endsAt: Stamp,
  language: Language,
  /** The gym's own, and those in which every text of the day is there. */
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

/** Where phones find the workouts of a location; null while its switch is off. */
export const MemberPageAddress = z.object({
  /** With the displays' origin, where the server was told one. */
  address: z.string().nullable(),
})
export type MemberPageAddress = z.infer<typeof MemberPageAddress>

export const memberPageCalls = {
  getMemberPageAddress: call({
    method: 'GET',
    path: '/api/v1/locations/:id/pocket',
    may: 'locations.read',
    summary: 'The address at which phones find the workouts of a location',
    params: byId,
    data: MemberPageAddress,
  }),
  renewMemberPageAddress: call({
    method: 'PUT',
    path: '/api/v1/locations/:id/pocket',
    may: 'locations.update',
    summary: 'Gives the page of a location for phones a new address; the former one ends',
    params: byId,
    data: MemberPageAddress,
  }),
  getMemberPage: call({
    method: 'GET',
    path: '/api/v1/pocket/:key',
    may: 'public',
    summary: 'What the nine rounds of a gym show today, for whoever has the address of its page',
    params: z.strictObject({ key: z.string() }),
    /** The languages that a phone would like, the best first, as BCP 47 tags with commas between. */
    query: z.strictObject({ languages: z.string().max(200).optional() }),
    secrets: ['key'],
    data: MemberPage,
  }),
}
