import { Box, NativeSelect, Skeleton } from '@mantine/core'
import type { Round, ScheduledWorkout, WorkoutSchedule } from '@roundboard/contract'
import {
  languageFamily,
  languages,
  limits,
  originalLanguage,
  workoutDays,
  type Day,
  type Language,
} from '@roundboard/domain'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { MissingEquipmentAlert } from '../../../../shared/equipment/missing-equipment.tsx'
import { useFormat } from '../../../../shared/format/format.ts'
import { QueryView } from '../../../../shared/ui/query-view.tsx'
import type { ScheduleCommands } from '../commands.ts'
import { overlapOn, shownOn } from '../overlap.ts'
import { OverlapNote } from './overlap-note.tsx'
import classes from './panel.module.css'
import { workoutQueries } from '../../workouts/workouts.queries.ts'
import { lastTimeQuery } from './panel.queries.ts'
import { useScheduleMessages } from '../../../../shared/messages/schedule.ts'
import { localToday } from '../../../../shared/format/use-now.ts'

export type WorkoutState =
  | { readonly kind: 'draft' | 'no-steps' | 'past' | 'published' }
  | { readonly kind: 'on-air'; readonly gyms: number }

/** A workout's state; `ofRound` are the round's workouts around it. */
export function stateOf(
  workout: ScheduledWorkout,
  ofRound: readonly ScheduledWorkout[],
  today: WorkoutSchedule['today'],
): WorkoutState {
  if (workout.isDraft) return { kind: 'draft' }
  if (workout.stills.length === 0) return { kind: 'no-steps' }
  const earliest = today[0]?.day ?? localToday()
  if (workoutDays(workout).lastDay < earliest) return { kind: 'past' }
  const gyms = today
    .filter(({ day }) => shownOn(ofRound, day)?.id === workout.id)
    .reduce((sum, now) => sum + now.gyms, 0)
  return gyms > 0 ? { kind: 'on-air', gyms } : { kind: 'published' }
}

const Wall = lazy(() => import('./wall.tsx'))

/** The schedule around a workout, as far as it is loaded. */
export interface Context {
  readonly workouts: readonly ScheduledWorkout[]
  readonly rounds: readonly Round[]
  readonly today: WorkoutSchedule['today']
  readonly languages: WorkoutSchedule['languages']
  /** The last day that is loaded. */
  readonly until: Day
}

interface Props {
  readonly workout: ScheduledWorkout
  /** The day on which it was opened. */
  readonly day: Day
  readonly around: Context
  readonly commands: ScheduleCommands
}

const dayMs = 86_400_000
const isOther = (language: Language) => languageFamily(language) !== 'en'

/** A workout's screen and details. */
export function WorkoutDetails({ workout, day, around, commands }: Props) {
  const words = useScheduleMessages().panel
  const [language, setLanguage] = useState<Language>(originalLanguage)
  const query = useQuery(workoutQueries.one(workout.id))
  const round = around.rounds.find(({ roundNumber }) => roundNumber === workout.round)
  const ofRound = around.workouts.filter((other) => other.round === workout.round)
  const overlap = overlapOn(ofRound, day, around.until)
  const isPart = [overlap?.winner, ...(overlap?.covered ?? []).map((each) => each.workout)].some(
    (each) => each?.id === workout.id,
  )
  return (
    <div className={classes.details}>
      <div className={classes.top}>
        <div className={classes.stage}>
          {workout.stills.length === 0 ? (
            <Box component="p" my={28} mx={12} c="var(--rb-warn)" fw={600} ta="center">
              {words.noWall}
            </Box>
          ) : (
            <QueryView query={query} what={words.theWorkout} skeleton={<WallSkeleton />}>
              {(loaded) =>
                round && (
                  <Suspense fallback={<WallSkeleton />}>
                    <Wall round={round} workout={loaded} language={language} />
                  </Suspense>
                )
              }
            </QueryView>
          )}
        </div>
        <Facts
          {...{ workout, around, ofRound, language }}
          translated={(query.data?.nameTranslations ?? []).map((each) => each.language)}
          onLanguage={setLanguage}
        />
      </div>
      {overlap && isPart && <OverlapNote {...{ overlap, commands }} id={workout.id} />}
      <MissingEquipmentAlert lacks={workout.equipment} />
      {workout.subHeader.length > limits.subHeaderHint && (
        <p className={classes.note}>
          {words.subHeaderScrolls({ length: workout.subHeader.length, max: limits.subHeaderHint })}
        </p>
      )}
    </div>
  )
}

const WallSkeleton = () => <Skeleton className={classes.wall ?? ''} />

function Facts(props: {
  workout: ScheduledWorkout
  around: Context
  ofRound: readonly ScheduledWorkout[]
  language: Language
  /** Its translations, whether or not any screen uses them. */
  translated: readonly Language[]
  onLanguage: (language: Language) => void
}) {
  const { workout, around, language } = props
  const words = useScheduleMessages().panel
  const format = useFormat()
  const lastTime = useQuery(lastTimeQuery(workout))
  const state = stateOf(workout, props.ofRound, around.today)
  const { firstDay, lastDay } = workoutDays(workout)
  const count = 1 + (Date.parse(lastDay) - Date.parse(firstDay)) / dayMs
  const inUse = around.languages.map((each) => each.language).filter(isOther)
  const known = languages.filter(
    (each) => isOther(each) && (inUse.includes(each) || props.translated.includes(each)),
  )
  const last = lastTime.data
  const since = last ? (Date.parse(firstDay) - Date.parse(last)) / dayMs : 0
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{words.daysLabel}</dt>
        <dd>
          {count === 1
            ? words.only({ day: format.shortDay(firstDay) })
            : words.days({ days: format.shortDays(firstDay, lastDay), count })}
        </dd>
      </div>
      <div>
        <dt>{words.state}</dt>
        <dd data-state={state.kind}>
          {state.kind === 'on-air' ? words.onAir({ gyms: state.gyms }) : words.states[state.kind]}
        </dd>
      </div>
      <div>
        <dt>{words.lastTime}</dt>
        <dd>
          {last === null && words.firstTime}
          {last && words.daysBefore({ day: format.shortDay(last), count: since })}
          {last === undefined && <Skeleton height={14} mt={4} animate={!lastTime.isError} />}
        </dd>
      </div>
      {known.length > 0 && workout.stills.length > 0 && (
        <div>
          <dt id="panel-language">{words.wallShows}</dt>
          <dd>
            <NativeSelect
              size="xs"
              variant="unstyled"
              className={classes.language ?? ''}
              aria-labelledby="panel-language"
              value={language}
              onChange={(event) => {
                const chosen = event.currentTarget.value
                props.onLanguage(known.find((each) => each === chosen) ?? originalLanguage)
              }}
              data={[
                { value: originalLanguage, label: words.original },
                ...known.map((each) => ({ value: each, label: format.languageName(each) })),
              ]}
            />
          </dd>
        </div>
      )}
      {inUse.length > 0 && (
        <div className={classes.wide}>
          <dt>{words.languages}</dt>
          <dd className={classes.lacks}>
            {inUse.map((each) => {
              const lack = workout.lacks.find((other) => other.language === each)
              const kind = !lack ? 'complete' : lack.missing > 0 ? 'missing' : 'outdated'
              return (
                <span key={each} data-lack={kind}>
                  {words[kind]({ language: format.languageName(each) })}
                </span>
              )
            })}
          </dd>
        </div>
      )}
    </dl>
  )
}
