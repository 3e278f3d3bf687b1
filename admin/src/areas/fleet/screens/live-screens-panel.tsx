import { Box } from '@mantine/core'
import type { Location, Wall, WallState } from '@roundboard/contract'
import { limits, reachOf } from '@roundboard/domain'
import { IconDeviceTvOff, IconPlugConnectedX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNow } from '../../../shared/format/use-now.ts'
import { useUser } from '../../../shared/session/session.ts'
import { TextLink } from '../../../shared/ui/links.tsx'
import { Panel } from '../../../shared/ui/page.tsx'
import { QueryView } from '../../../shared/ui/query-view.tsx'
import { RoundBadge, Status, type StatusTone } from '../../../shared/ui/status.tsx'
import { useGymTime } from '../../../shared/zones/use-gym-time.ts'
import { screenQueries } from './screens.queries.ts'
import { useScreensMessages } from '../../../shared/messages/screens.ts'
import classes from './live-screens.module.css'

const toneOf = {
  right: 'green',
  older: 'yellow',
  different: 'yellow',
  'not-connected': 'red',
  'not-linked': 'none',
  'no-screen': 'none',
} as const satisfies Record<WallState, StatusTone>

/** Previews of a location's workouts today by round, and whether its screens show them. */
export function LiveScreensPanel(props: {
  location: Location
  isNamed?: boolean
  picture: (wall: Wall) => ReactNode
}) {
  const { location } = props
  const words = useScreensMessages()
  const query = useQuery(screenQueries.walls(location.id))
  const title = props.isNamed ? words.wallsOf({ name: location.name }) : words.walls
  return (
    <Panel title={title} description={words.wallsWhy} isFlush>
      <QueryView query={query} what={words.wallsWhat}>
        {(walls) => (
          <ul className={classes.walls}>
            {walls.map((wall) => (
              <Box key={wall.screen?.id ?? wall.round} component="li" miw={0} fz={13}>
                <ScreenThumbnail location={location} wall={wall}>
                  {props.picture(wall)}
                </ScreenThumbnail>
                <p className={classes.workout}>
                  <RoundBadge round={wall.round} size={24} />
                  <span>
                    <Expected wall={wall} />
                  </span>
                </p>
                <WallStatus wall={wall} />
              </Box>
            ))}
          </ul>
        )}
      </QueryView>
    </Panel>
  )
}

/** Which screens show, or last showed, what they should. */
const isPictured = {
  right: true,
  older: true,
  'not-connected': true,
  different: false,
  'not-linked': false,
  'no-screen': false,
} as const satisfies Record<WallState, boolean>

/** A small preview of a screen that links to the full one. */
function ScreenThumbnail(props: { location: Location; wall: Wall; children: ReactNode }) {
  const { location, wall } = props
  const words = useScreensMessages()
  const plate = (
    <>
      {isPictured[wall.state] ? (
        // Hidden from keyboards and screen readers, because the text next to it says the same.
        <span inert aria-hidden className={classes.picture} data-state={wall.state}>
          {props.children}
        </span>
      ) : (
        <IconDeviceTvOff size={26} stroke={1.4} aria-hidden />
      )}
      {wall.state === 'not-connected' && <OfflineSince location={location} wall={wall} />}
    </>
  )
  if (wall.round === limits.flexibilityRound) return <div className={classes.plate}>{plate}</div>
  return (
    <a
      className={classes.plate}
      href={stageOf(location.id, wall.round)}
      target="_blank"
      rel="noreferrer"
      aria-label={words.showWallOf({ round: wall.round })}
      title={words.wallNow}
    >
      {plate}
    </a>
  )
}

/** Since when a screen has been offline, by its location's clock. */
function OfflineSince({ location, wall }: { location: Location; wall: Wall }) {
  const words = useScreensMessages()
  const gymTime = useGymTime(location.timeZone)
  const now = useNow(30_000)
  const screen = location.screens.find(({ id }) => id === wall.screen?.id)
  const since = screen?.offlineSince ?? screen?.status.statusUpdatedAt ?? null
  return (
    <span className={classes.silent}>
      <IconPlugConnectedX size={20} stroke={1.8} aria-hidden />
      {since === null
        ? words.neverSeen
        : gymTime && words.since({ when: gymTime.when(Date.parse(since), now) })}
    </span>
  )
}

/** The address of a screen's live preview. */
export const stageOf = (locationId: string, round: number) =>
  `/stage?location=${locationId}&round=${String(round)}`

function Expected({ wall }: { wall: Wall }) {
  const words = useScreensMessages()
  if (wall.round === limits.flexibilityRound) return words.flexibility
  if (wall.expected === null) return words.noWorkoutToday
  return <WorkoutName round={wall.round} id={wall.expected.id} name={wall.expected.name} />
}

/** A workout's name, linked for users who may see it. */
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

/** Whether a screen shows what it should, in a sentence. */
export function WallStatus({ wall }: { wall: Wall }) {
  const words = useScreensMessages()
  const shown =
    wall.shown === null ? words.nothingShown : (wall.shown.name ?? words.unpublishedWorkout)
  return (
    <Status tone={toneOf[wall.state]}>
      {wall.state === 'different'
        ? words.shouldBe({ expected: wall.expected?.name ?? words.nothingShown, shown })
        : words.wallState[wall.state]}
    </Status>
  )
}
