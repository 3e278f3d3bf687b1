import { Notice } from '@roundboard/contract'
import { z } from 'zod'

const { screens, concerned, linked, gyms, day, rounds, drafts, hasPassed, trouble } = Notice.shape

/** The details of an outage, as stored; omitted ones have their defaults. */
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

/** The details that only the alert rules use. */
const Counted = z.object({
  screenIds: z.array(z.string()).default([]),
  countsFrom: z.number().default(0),
})
/** Why the server has an issue. A new reason alerts people again. */
const Reasoned = z.object({ reasons: z.array(z.string()).default([]) })

export const readFacts = (what: string): Facts => Facts.parse(JSON.parse(what))
export const readCountedFacts = (what: string) => Counted.parse(JSON.parse(what))
export const readReasons = (what: string) => Reasoned.parse(JSON.parse(what)).reasons
export const writeFacts = (
  facts: z.input<typeof Facts> &
    Partial<z.input<typeof Counted>> &
    Partial<z.input<typeof Reasoned>>,
) => JSON.stringify(facts)

/** The same details, with another start of the duration. */
export const countedFrom = (what: string, countsFrom: number): string =>
  writeFacts({ ...readFacts(what), ...readCountedFacts(what), countsFrom })
