import type { Round, roundFields } from '@roundboard/contract'

/** A round as its form holds it: no video is an empty text. */
export type RoundValues = Record<keyof typeof roundFields, string>

export const valuesOf = (round: Round): RoundValues => ({
  name: round.name,
  imageUrl: round.imageUrl,
  videoLink: round.videoLink ?? '',
  lrVideoLink: round.lrVideoLink ?? '',
})
