import { gymsLacking } from '@roundboard/domain'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { equipmentQuery } from '../../../shared/equipment/equipment.queries.ts'
import { Lacking } from '../../../shared/equipment/lacking.tsx'
import type { WorkoutForm } from './workout-values.ts'

/** What gyms lack of what is typed, before it is on their walls. */
export function EquipmentNote({ form, round }: { form: WorkoutForm; round: number }) {
  const [routines, day] = useWatch({ control: form.control, name: ['routines', 'startDate'] })
  const known = useQuery(equipmentQuery).data
  if (known === undefined) return null
  const clips = new Map(known.clips.map((clip) => [clip.videoLink, clip]))
  const lacks = gymsLacking(routines, (link) => clips.get(link), known.gyms)
  return (
    <Lacking lacks={lacks.map((lack) => (day === '' ? lack : { ...lack, on: { day, round } }))} />
  )
}
