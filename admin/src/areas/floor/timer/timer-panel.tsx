import { Box, Button, TextInput } from '@mantine/core'
import type { Location, LocationTimer } from '@roundboard/contract'
import { isAdminRole } from '@roundboard/domain'
import {
  IconAlertTriangleFilled,
  IconPlayerPlayFilled,
  IconPlayerStopFilled,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useFormat } from '../../../shared/format/format.ts'
import { useNow } from '../../../shared/format/use-now.ts'
import { useUser } from '../../../shared/session/session.ts'
import { FactList } from '../../../shared/ui/fact-list.tsx'
import { TextLink } from '../../../shared/ui/links.tsx'
import { Panel } from '../../../shared/ui/page.tsx'
import { QueryView } from '../../../shared/ui/query-view.tsx'
import { useGymTime } from '../../../shared/zones/use-gym-time.ts'
import { Playlist } from './playlist.tsx'
import { timerQueries } from './timer.queries.ts'
import { useSetTimer } from './use-set-timer.ts'
import { useTimerMessages } from '../../../shared/messages/timer.ts'
import classes from './timer.module.css'
import { ScreensNow } from './screens-now.tsx'
import { MoveButtons, Undo, useTimerActions } from './timer-buttons.tsx'
import { useTimerNow } from './use-timer-now.ts'

/** A location's interval timer: what its screens show, start and stop. */
export function TimerPanel(props: { location: Location; isNamed?: boolean }) {
  const { location } = props
  const words = useTimerMessages()
  const query = useQuery(timerQueries.of(location.id))
  const isAdmin = isAdminRole(useUser().role)
  const title = props.isNamed ? words.timerOf({ name: location.name }) : words.timer
  return (
    <Box
      component="section"
      miw={0}
      bd="1px solid var(--rb-line)"
      bdrs={12}
      bg="#16181d"
      c="#faf7f2"
      aria-label={title}
    >
      <h2 className={props.isNamed ? classes.name : 'visually-hidden'}>{title}</h2>
      {query.data === undefined ? (
        <Box bdrs="inherit" bg="var(--rb-surface)" c="var(--rb-text)">
          <QueryView query={query} what={words.what}>
            {() => null}
          </QueryView>
        </Box>
      ) : (
        <QueryView query={query} what={words.what}>
          {(timer) => (
            <>
              <div className={classes.row}>
                <ScreensNow
                  timer={timer}
                  palette={location.timerPalette}
                  timeZone={location.timeZone}
                />
                <Buttons location={location} timer={timer} />
              </div>
              {timer.dwsActiveBreaks.length === 0 && (
                <p className={classes.lacks}>
                  <IconAlertTriangleFilled size={18} aria-hidden />
                  <span>
                    {words.noBreaks}{' '}
                    <TextLink
                      to={isAdmin ? '/admin/locations/$id' : '/admin/my-locations/$id'}
                      params={{ id: location.id }}
                      search={{ tab: 'settings' }}
                      inherit
                      c="inherit"
                      td="underline"
                    >
                      {words.playlist}
                    </TextLink>
                  </span>
                </p>
              )}
              <div className={classes.more}>
                <Facts timer={timer} timeZone={location.timeZone} />
                <StartAt location={location} />
              </div>
            </>
          )}
        </QueryView>
      )}
    </Box>
  )
}

/** The exercises of a location's active breaks. */
export function PlaylistPanel({ location }: { location: Location }) {
  const words = useTimerMessages()
  const query = useQuery(timerQueries.of(location.id))
  return (
    <Panel title={words.playlist} description={words.playlistWhy}>
      <QueryView query={query} what={words.what}>
        {(timer) => <Playlist location={location} timer={timer} />}
      </QueryView>
    </Panel>
  )
}

/** The key of a location's timer at the license service. */
export function LicenseKeyPanel({ location }: { location: Location }) {
  const words = useTimerMessages()
  const query = useQuery(timerQueries.of(location.id))
  return (
    <Panel title={words.licenceKey} description={words.licenceKeyWhy}>
      <QueryView query={query} what={words.what}>
        {({ licenseKey }) => (
          <Box component="code" className="wrap-anywhere" fz={15}>
            {licenseKey ?? words.noKey}
          </Box>
        )}
      </QueryView>
    </Panel>
  )
}

function Facts({ timer, timeZone }: { timer: LocationTimer; timeZone: string }) {
  const words = useTimerMessages()
  const gymTime = useGymTime(timeZone)
  return (
    <FactList
      facts={[
        [
          words.started,
          timer.dwsTimeStamp === null
            ? words.notStarted
            : (gymTime?.moment(Date.parse(timer.dwsTimeStamp)) ?? ''),
        ],
      ]}
    />
  )
}

function Buttons({ location, timer }: { location: Location; timer: LocationTimer }) {
  const { revision } = timer
  const words = useTimerMessages()
  const { state } = useTimerNow(timer)
  const running =
    revision !== undefined && state.phase !== 'idle' && state.phase !== 'waiting' ? state : null
  const props = { location, timer }
  const actions = useTimerActions(props)
  const buttons = useRef<HTMLDivElement>(null)
  return (
    <>
      <div
        ref={buttons}
        tabIndex={-1}
        role="group"
        aria-label={words.timer}
        className={classes.buttons}
      >
        {running && <MoveButtons actions={actions} isPaused={running.isPaused} />}
        <StartAndStop {...props} isFirst={running === null} />
      </div>
      {timer.takeBack && <Undo actions={actions} takeBack={timer.takeBack} next={buttons} />}
    </>
  )
}

function StartAndStop(props: { location: Location; timer: LocationTimer; isFirst: boolean }) {
  const { location, timer, isFirst } = props
  const words = useTimerMessages()
  const { isPending, start, stop } = useSetTimer()
  return (
    <>
      <Button
        variant={isFirst ? 'filled' : 'default'}
        className={isFirst ? (classes.main ?? '') : (classes.ink ?? '')}
        leftSection={<IconPlayerPlayFilled size={15} />}
        loading={isPending}
        onClick={() => void start(location, 'now')}
      >
        {words.startNow}
      </Button>
      <Button
        variant="default"
        className={classes.ink ?? ''}
        leftSection={<IconPlayerStopFilled size={15} />}
        disabled={timer.dwsTimeStamp === null}
        onClick={() => void stop(location)}
      >
        {words.stop}
      </Button>
    </>
  )
}

function StartAt({ location }: { location: Location }) {
  const words = useTimerMessages()
  const format = useFormat()
  const gymTime = useGymTime(location.timeZone)
  const { start } = useSetTimer()
  const now = useNow(60_000) + (useQuery(timerQueries.clockOffsetMs).data ?? 0)
  const [typed, setTyped] = useState('')
  const at = gymTime?.instantOf(typed, now) ?? NaN
  const isTime = !Number.isNaN(at)
  const send = async () => {
    if (await start(location, new Date(at).toISOString())) setTyped('')
  }
  const hints = []
  if (gymTime !== undefined && isTime) {
    if (gymTime.reading(at) !== typed.slice(0, 16))
      hints.push(words.skippedTime({ time: gymTime.clock(at) }))
    if (gymTime.moment(at) !== format.stamp(at))
      hints.push(words.startHere({ when: format.moment(at) }))
  }
  return (
    <form
      className={classes.startAt}
      onSubmit={(event) => {
        event.preventDefault()
        if (isTime) void send()
      }}
    >
      <TextInput
        type="datetime-local"
        label={words.startAtLabel}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={!isTime}>
        {words.startAt}
      </Button>
      <p className={classes.hint} role="status">
        {hints.join(' ')}
      </p>
    </form>
  )
}
