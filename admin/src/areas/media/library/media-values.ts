import { type mediaFields, type MediaItem } from '@roundboard/contract'
import type { Typed } from '../../../shared/forms/typed-fields.ts'

export type MediaValues = Typed<typeof mediaFields>

export const valuesOf = ({ name, kind, tags, lockerRoomId, needs }: MediaItem): MediaValues => ({
  name,
  kind,
  tags: [...tags],
  lockerRoomId: lockerRoomId ?? '',
  needs: [...needs],
})
