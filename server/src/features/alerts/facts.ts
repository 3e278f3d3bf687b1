import { Notice } from '@roundboard/contract'
import { z } from 'zod'

const { screens, concerned, linked, gyms, day, rounds, drafts, trouble } = Notice.shape

/** What an outage is about, as its row keeps it; what is left out is nothing of it. */
export const Facts = z.object({
  screens: screens.default([]),
  concerned: concerned.default(0),
  linked: linked.default(0),
  gyms: gyms.default(0),
  day: day.default(null),
  rounds: rounds.default([]),
  drafts: drafts.default([]),
  trouble: trouble.default(null),
})
export type Facts = z.output<typeof Facts>

export const readFacts = (what: string): Facts => Facts.parse(JSON.parse(what))
export const writeFacts = (facts: z.input<typeof Facts>): string => JSON.stringify(facts)
