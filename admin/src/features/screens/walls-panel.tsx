import type { Location, Wall, WallState } from '@roundboard/contract'
import { limits, reachOf } from '@roundboard/domain'
import { IconExternalLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../shared/session/session.ts'
import { TextLink } from '../../shared/ui/links.tsx'
import { Panel } from '../../shared/ui/page.tsx'
import { QueryView } from '../../shared/ui/query-view.tsx'
import { RoundBadge, Status, type StatusTone } from '../../shared/ui/status.tsx'
import { screenQueries } from './screens.queries.ts'
import { useScreenWords } from './screens.words.ts'
import classes from './walls.module.css'

const toneOf = {
  right: 'green',
  older: 'yellow',
  different: 'yellow',
  'not-connected': 'red',
  'not-linked': 'none',
  'no-screen': 'none',
} as const satisfies Record<WallState, StatusTone>

/** Today's workouts of a location by round, and whether its walls show them. */
export function WallsPanel(props: { location: Location; isNamed?: boolean }) {
  const { location } = props
  const words = useScreenWords()
  const query = useQuery(screenQueries.walls(location.id))
  return (
    <Panel
      title={props.isNamed ? words.wallsOf(location.name) : words.walls}
      description={words.wallsWhy}
      isFlush
    >
      <QueryView query={query} what={words.wallsWhat}>
        {(walls) => (
          <ul className={classes.walls}>
            {walls.map((wall) => (
              <li key={wall.screen?.id ?? wall.round} className={classes.wall}>
                <RoundBadge round={wall.round} size={34} />
                <div>
                  <p className={classes.workout}>
                    <Expected wall={wall} />
                  </p>
                  <WallStatus wall={wall} />
                </div>
                {wall.round !== limits.flexibilityRound && (
                  <a
                    className={classes.show}
                    href={stageOf(location.id, wall.round)}
                    target="_blank"
                    rel="noreferrer"
                    aria-label={words.showWallOf(wall.round)}
                    title={words.wallNow}
                  >
                    <IconExternalLink size={18} stroke={1.7} aria-hidden />
                  </a>
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Panel>
  )
}

/** Where a location's wall of this moment can be looked at. */
export const stageOf = (locationId: string, round: number) =>
  `/stage?location=${locationId}&round=${String(round)}`

function Expected({ wall }: { wall: Wall }) {
  const words = useScreenWords()
  if (wall.round === limits.flexibilityRound) return words.flexibility
  if (wall.expected === null) return words.noWorkoutToday
  return <WorkoutName round={wall.round} id={wall.expected.id} name={wall.expected.name} />
}

/** A workout's name, which leads to it for those who may read it. */
export function WorkoutName(props: { round: number; id: string; name: string }) {
  const { role } = useUser()
  if (reachOf(role, 'workouts.read') === 'none') return props.name
  return (
    <TextLink
      to="/admin/rounds/$roundNumber/workout/$id"
      params={{ roundNumber: String(props.round), id: props.id }}
    >
      {props.name}
    </TextLink>
  )
}

/** Whether a wall shows what it should, in a sentence. */
export function WallStatus({ wall }: { wall: Wall }) {
  const words = useScreenWords()
  const shown =
    wall.shown === null ? words.nothingShown : (wall.shown.name ?? words.unpublishedWorkout)
  return (
    <Status tone={toneOf[wall.state]}>
      {wall.state === 'different'
        ? words.shouldBe(wall.expected?.name ?? words.nothingShown, shown)
        : words.wallState[wall.state]}
    </Status>
  )
}
