import { workoutDays } from '@roundboard/domain'
import { IconStack2 } from '@tabler/icons-react'
import { useFormat } from '../../../../shared/format/format.ts'
import type { ScheduleCommands } from '../commands.ts'
import type { Overlap } from '../overlap.ts'
import { Named } from './overlap-card.tsx'
import classes from './panel.module.css'
import { useScheduleMessages } from '../../../../shared/messages/schedule.ts'
import { Leaves, RemedyButton, useDayNear } from './remedy-button.tsx'

/** An overlap on a day, as it affects one of its workouts. */
export function OverlapNote(props: {
  overlap: Overlap
  /** The affected workout. */
  id: string
  commands: ScheduleCommands
}) {
  const { overlap, id, commands } = props
  const { winner, why, covered, day } = overlap
  const words = useScheduleMessages().panel
  const format = useFormat()
  const near = useDayNear()
  const shown = winner.id === id ? covered : covered.filter(({ workout }) => workout.id === id)
  return (
    <section className={classes.note}>
      <h3>
        <IconStack2 size={16} aria-hidden /> {words.onThisDay({ count: covered.length + 1 })}
      </h3>
      {winner.id === id ? (
        <p>{words.thisWins[why]}</p>
      ) : (
        <p>
          <Named text={words.otherWins[why]({ name: winner.name })} name={winner.name} />
        </p>
      )}
      {shown.map((each) => {
        const { name, startDate, endDate } = each.workout
        const days = format.shortDays(startDate, endDate)
        const { lastDay } = workoutDays(each.workout)
        return (
          <div key={each.workout.id} className={classes.covered}>
            {(each.backOn !== undefined || lastDay > day || winner.id === id) && (
              <p>
                <Named
                  text={
                    each.backOn === undefined
                      ? words.isNotBack({ name, days })
                      : words.isBack({ name, days, day: near(each.backOn, day) })
                  }
                  name={name}
                />{' '}
              </p>
            )}
            <p className={classes.quiet}>
              <Leaves covered={each} day={day} />
            </p>
            <RemedyButton covered={each} day={day} commands={commands} />
          </div>
        )
      })}
    </section>
  )
}
