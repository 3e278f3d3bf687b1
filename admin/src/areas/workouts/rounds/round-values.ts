import { namesOf, pick, type Round, roundFields } from '@roundboard/contract'
import type { Typed } from '../../../shared/forms/typed-fields.ts'

export type RoundValues = Typed<typeof roundFields>

export const valuesOf = (round: Round): RoundValues => ({
  ...pick(round, namesOf(roundFields)),
  videoLink: round.videoLink ?? '',
  lrVideoLink: round.lrVideoLink ?? '',
})
