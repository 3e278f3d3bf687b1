import { Button, Flex } from '@mantine/core'
import type { Location, Screen } from '@roundboard/contract'
import { limits } from '@roundboard/domain'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { useUndoableAlert } from '../../../shared/alerts/use-undoable-alert.ts'
import { isCode } from '../../../shared/api/api.ts'
import { useFormat } from '../../../shared/format/format.ts'
import { ButtonLink } from '../../../shared/ui/links.tsx'
import { Panel } from '../../../shared/ui/page.tsx'
import { QueryView } from '../../../shared/ui/query-view.tsx'
import { useAttempt } from '../../../shared/alerts/use-attempt.ts'
import { useReason } from '../../../shared/i18n/use-reason.ts'
import { setUpQueries, useAddScreenSet, useSwappedScreens } from './new-location.queries.ts'
import { useNewLocationMessages } from '../../../shared/messages/new-location.ts'
import classes from './new-location.module.css'
import { PhoneHint } from './phone-hint.tsx'
import { useCodes } from './use-codes.ts'
import { type BoxedWall, type PictureOf, ScreenCard } from './screen-card.tsx'
import { Notice } from '../../../shared/ui/status.tsx'

const allRounds = [...limits.workoutRounds, limits.flexibilityRound]

/** A location's screens with an input for each code, and what is missing. */
export function ScreensToLink(props: { location: Location; picture: PictureOf }) {
  const { location, picture } = props
  const words = useNewLocationMessages()
  const query = useQuery(setUpQueries.screens(location.id))
  const { data: screens = [] } = query
  const answering = screens.filter(({ isLinked, status }) => isLinked && status.isConnected).length
  return (
    <Panel
      title={words.tenWalls}
      description={words.tenWallsWhy}
      actions={screens.length > 0 && <Count answering={answering} all={screens.length} />}
      isFlush
    >
      <QueryView query={query} what={words.wallsWhat}>
        {(found) => (
          <div className={classes.walls}>
            <MissingScreens location={location} screens={found} />
            {found.length > 0 && <Boxes location={location} screens={found} picture={picture} />}
            <PhoneHint location={location} />
            <Foot location={location} screens={found} />
          </div>
        )}
      </QueryView>
    </Panel>
  )
}

function Count({ answering, all }: { answering: number; all: number }) {
  const words = useNewLocationMessages()
  const format = useFormat()
  const [count, of] = [format.number(answering), format.number(all)]
  return (
    <div className={classes.count} data-all={answering === all}>
      <span className="visually-hidden" role="status">
        {words.nowAnswering({ count, all: of })}
      </span>
      <strong aria-hidden>{words.answering({ count, all: of })}</strong>
      <span aria-hidden>{words.wallsAnswer}</span>
    </div>
  )
}

function Boxes(props: { location: Location; screens: readonly Screen[]; picture: PictureOf }) {
  const { location, screens } = props
  const words = useNewLocationMessages()
  const reason = useReason()
  const list = useRef<HTMLUListElement>(null)
  const codes = useCodes(screens)
  const isDone = screens.every(({ isLinked }) => isLinked)
  const wasDone = useRef(isDone)
  useEffect(() => {
    // The last input was replaced by a preview, which loses the focus.
    const isLost = isDone && !wasDone.current && document.activeElement === document.body
    if (isLost) list.current?.focus({ preventScroll: true })
    wasDone.current = isDone
  }, [isDone])
  const swap = useSwappedScreens(location.id)
  const alertUndoable = useUndoableAlert()
  const { data: rounds = [] } = useQuery(setUpQueries.rounds)
  const { data: shown = [] } = useQuery(setUpQueries.walls(location.id, screens))
  const walls = screens.map((screen): BoxedWall => {
    const round = rounds.find(({ roundNumber }) => roundNumber === screen.round)
    const shows = shown.find((wall) => wall.screen?.id === screen.id)
    return { screen, shows, name: round?.name ?? screen.name }
  })

  const paste = async (id: string, pasted: readonly string[]) => {
    const left = await codes.paste(id, pasted)
    if (left > 0) alerts.error(words.codesLeft({ count: left }))
  }
  const changePlaces = async (one: BoxedWall, other: BoxedWall) => {
    const [id, otherId] = [one.screen.id, other.screen.id]
    try {
      const [after] = await swap({
        screen: id,
        with: otherId,
        linkedAt: one.screen.linkedAt,
      })
      codes.swap(id, otherId)
      alertUndoable(words.swapped({ one: one.name, other: other.name }), async () => {
        await swap({ screen: id, with: otherId, linkedAt: after?.linkedAt ?? null })
        codes.swap(id, otherId)
        return words.swappedBack({ one: one.name, other: other.name })
      })
    } catch (error) {
      const isMoved = isCode(error, 'changed-meanwhile')
      alerts.error(isMoved ? words.swappedMeanwhile : reason(error), error)
    }
  }

  return (
    <ul ref={list} tabIndex={-1} aria-label={words.tenWalls} className={classes.cards}>
      {walls.map((wall) => (
        <ScreenCard
          key={wall.screen.id}
          wall={wall}
          others={walls.filter((other) => other !== wall)}
          location={location}
          codes={codes}
          picture={props.picture}
          onCodes={(pasted) => void paste(wall.screen.id, pasted)}
          onSwap={(otherId) => {
            const other = walls.find(({ screen }) => screen.id === otherId)
            if (other) void changePlaces(wall, other)
          }}
        />
      ))}
    </ul>
  )
}

function MissingScreens({ location, screens }: { location: Location; screens: readonly Screen[] }) {
  const words = useNewLocationMessages()
  const attempt = useAttempt()
  const format = useFormat()
  const addSet = useAddScreenSet()
  const missing = allRounds.filter((round) => !screens.some((screen) => screen.round === round))
  if (missing.length === 0) return null
  const make = () => attempt(() => addSet.mutateAsync(location.id), words.madeScreens)
  return (
    <Notice>
      <p>
        {screens.length === 0
          ? words.screensNotMade
          : words.roundsMissing({
              rounds: missing.map((round) => format.number(round)).join(', '),
            })}
      </p>
      <Button
        leftSection={<IconPlus size={16} />}
        loading={addSet.isPending}
        onClick={() => void make()}
      >
        {words.makeScreens}
      </Button>
    </Notice>
  )
}

function Foot({ location, screens }: { location: Location; screens: readonly Screen[] }) {
  const words = useNewLocationMessages()
  const unlinked = screens.filter(({ isLinked }) => !isLinked).length
  return (
    <div className={classes.foot}>
      <Flex gap={8} wrap="wrap">
        <ButtonLink to="/admin/locations/$id" params={{ id: location.id }}>
          {words.openGym}
        </ButtonLink>
        <ButtonLink to="/admin/locations/new" variant="default">
          {words.addAnother}
        </ButtonLink>
      </Flex>
      {screens.length > 0 && (
        <p>
          {unlinked === 0 ? words.allLinked : words.later({ count: unlinked })}
          {unlinked > 0 && (
            <span className={classes.keys}>
              <kbd>Tab</kbd> {words.nextBox} <kbd>Ctrl V</kbd> {words.pasteTen}
            </span>
          )}
        </p>
      )}
    </div>
  )
}
