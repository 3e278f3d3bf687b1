import { type Face, faceFields, namesOf, pick } from '@roundboard/contract'
import type { Typed } from '../../../shared/forms/typed-fields.ts'

export type FaceValues = Typed<typeof faceFields>

export function valuesOf(face: Face): FaceValues {
  const { accent, wallBackground, logo, ...rest } = pick(face, namesOf(faceFields))
  return {
    ...rest,
    accent: accent ?? '',
    wallBackground: wallBackground ?? '',
    logo: logo ?? '',
  }
}
