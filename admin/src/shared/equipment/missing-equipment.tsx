import { Alert } from '@mantine/core'
import type { MissingEquipment } from '@roundboard/contract'
import { useFormat } from '../format/format.ts'
import { useEquipmentMessages } from '../messages/equipment.ts'
import classes from './missing-equipment.module.css'

/** The maximum number of lines in a list. */
export const listedMax = 100

/** Missing equipment, with the day and round where it matters first. */
interface LackOn extends MissingEquipment {
  readonly on?: { readonly day: string; readonly round: number }
}

/** Equipment that upcoming workouts need and locations don't have. */
export function MissingEquipmentAlert({ lacks }: { lacks: readonly LackOn[] }) {
  const words = useEquipmentMessages()
  const format = useFormat()
  if (lacks.length === 0) return null
  const hasUnmet = lacks.some(({ unmet }) => unmet > 0)
  return (
    <Alert
      color={hasUnmet ? 'red' : 'yellow'}
      variant="light"
      title={words.equipment}
      classNames={{ title: classes.title ?? '' }}
    >
      <ul className={classes.lacks}>
        {lacks.slice(0, listedMax).map(({ gyms, of, equipment, unmet, on }, place) => {
          const lack = words.lack[equipment]({ gyms, all: of })
          const text = on
            ? words.lackOn({ lack, day: format.shortDay(on.day), round: on.round })
            : lack
          return (
            <li key={`${String(place)} ${equipment}`}>
              {`${text}. ${unmet > 0 ? words.unmet({ gyms: unmet }) : words.met}`}
            </li>
          )
        })}
        {lacks.length > listedMax && <li>{words.more({ count: lacks.length - listedMax })}</li>}
      </ul>
    </Alert>
  )
}
