import { Notice } from '@roundboard/contract'
import { z } from 'zod'

const { screens, concerned, linked, gyms, day, rounds, drafts, hasPassed, trouble } = Notice.shape

/** What an outage is about, as its row keeps it; what is left out is nothing of it. */
export const Facts = z.object({
  screens: screens.default([]),
  concerned: concerned.default(0),
  linked: linked.default(0),
  gyms: gyms.default(0),
  day: day.default(null),
  rounds: rounds.default([]),
  drafts: drafts.default([]),
  hasPassed: hasPassed.default(false),
  trouble: trouble.default(null),
})
export type Facts = z.output<typeof Facts>

/** What of an outage of a gym only the rules ask for. */
const Counted = z.object({
  screenIds: z.array(z.string()).default([]),
  countsFrom: z.number().default(0),
})
/** Why the server is in trouble: of another reason people are told anew. */
const Reasoned = z.object({ reasons: z.array(z.string()).default([]) })

export const readFacts = (what: string): Facts => Facts.parse(JSON.parse(what))
export const readCounted = (what: string) => Counted.parse(JSON.parse(what))
export const readReasons = (what: string) => Reasoned.parse(JSON.parse(what)).reasons
export const writeFacts = (
  facts: z.input<typeof Facts> &
    Partial<z.input<typeof Counted>> &
    Partial<z.input<typeof Reasoned>>,
) => JSON.stringify(facts)

/** The same, whose minutes count from then. */
export const countedFrom = (what: string, countsFrom: number): string =>
  writeFacts({ ...readFacts(what), ...readCounted(what), countsFrom })
