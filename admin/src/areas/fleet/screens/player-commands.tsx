import { Button, Group } from '@mantine/core'
import type { Box, Screen, SentCommand } from '@roundboard/contract'
import { IconCamera, IconPower, IconReload, IconUpload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useConfirm } from '../../../shared/confirm/confirm.tsx'
import { useFormat } from '../../../shared/format/format.ts'
import { useNow } from '../../../shared/format/use-now.ts'
import { useScreensMessages } from '../../../shared/messages/screens.ts'
import { Notice, Status, type StatusTone } from '../../../shared/ui/status.tsx'
import classes from './player.module.css'
import { isPending, screenQueries, useBoxActions } from './screens.queries.ts'

const shownAtMost = 5
/** A box undoes a rotation that isn't kept within this time. */
const keepWithinMs = 30_000

const icons = { 'restart-app': IconReload, reboot: IconPower, update: IconUpload } as const
type Restart = keyof typeof icons

const isRestart = (action: SentCommand['action']): action is Restart => action in icons

/** Sends commands to a box, and shows what became of the last ones. */
export function PlayerCommands(props: { screen: Screen; box: Box; isSilent: boolean }) {
  const { screen, box, isSilent } = props
  const words = useScreensMessages().player
  const confirm = useConfirm()
  const { send } = useBoxActions(screen)
  const { commands, report } = box
  const latest = commands.find(({ hasScreenshot }) => hasScreenshot)
  const ask = async (action: Restart) => {
    const isSure = await confirm({
      message: words.sure[action]({ name: screen.name }),
      detail: words.afterRound,
      action: words.actions[action],
    })
    if (isSure) await send({ action })
  }
  const restarts: readonly Restart[] =
    report?.canUpdate === true ? ['restart-app', 'reboot', 'update'] : ['restart-app', 'reboot']
  return (
    <>
      {!isSilent && <KeepRotation screen={screen} commands={commands} />}
      {!isSilent && (
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<IconCamera size={16} />}
            onClick={() => void send({ action: 'screenshot' })}
          >
            {words.actions.screenshot}
          </Button>
          {restarts.map((action) => {
            const Icon = icons[action]
            return (
              <Button
                key={action}
                variant="default"
                leftSection={<Icon size={16} />}
                onClick={() => void ask(action)}
              >
                {words.actions[action]}
              </Button>
            )
          })}
        </Group>
      )}
      {latest && <Screenshot screen={screen} command={latest} />}
      {commands.length > 0 && (
        <ul className={classes.commands} aria-label={words.commands}>
          {commands.slice(0, shownAtMost).map((command) => (
            <li key={command.id}>
              <CommandText command={command} />
              {!isSilent && isRestart(command.action) && command.reason === 'round-running' && (
                <Button
                  size="compact-sm"
                  variant="default"
                  onClick={() => void send({ action: command.action, isForced: true })}
                >
                  {words.anyway}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const tones = {
  waiting: 'yellow',
  sent: 'yellow',
  done: 'green',
  refused: 'red',
  dropped: 'none',
} as const satisfies Record<SentCommand['state'], StatusTone>

const isKey = <Names extends object>(names: Names, key: PropertyKey): key is keyof Names =>
  Object.hasOwn(names, key)

function CommandText({ command }: { command: SentCommand }) {
  const words = useScreensMessages().player
  const format = useFormat()
  const { action, value, state, reason, askedAt, askedBy, doneAt } = command
  const name = words.actions[action]
  const isAnswered = state !== 'sent' || isPending(command)
  const why = reason !== null && (isKey(words.reasons, reason) ? words.reasons[reason] : reason)
  const at = format.clock(doneAt ?? askedAt)
  return (
    <div>
      <strong>
        {value === null
          ? name
          : words.withValue({
              name,
              value: action === 'volume' ? `${String(value)}%` : `${String(value)}°`,
            })}
      </strong>{' '}
      <Status tone={isAnswered ? tones[state] : 'none'} time={at}>
        {isAnswered ? words.states[state] : words.noAnswer}
      </Status>
      <small>
        {why !== false && `${why} `}
        {words.askedBy({ who: askedBy })}
      </small>
    </div>
  )
}

function Screenshot({ screen, command }: { screen: Screen; command: SentCommand }) {
  const words = useScreensMessages().player
  const format = useFormat()
  const { data } = useQuery(screenQueries.screenshot(screen.id, command.id))
  if (data === undefined) return null
  const when = format.moment(data.takenAt)
  return (
    <figure className={classes.screenshot}>
      <img
        src={`data:image/jpeg;base64,${data.jpeg}`}
        alt={words.screenshotOf({ name: screen.name })}
      />
      <figcaption>{words.takenAt({ when })}</figcaption>
    </figure>
  )
}

/** Asks whether to keep a rotation that was sent from this page, for as long as the box waits. */
function KeepRotation(props: { screen: Screen; commands: readonly SentCommand[] }) {
  const { screen, commands } = props
  const last = commands.find(({ action }) => action === 'rotate' || action === 'keep-rotation')
  const [watched, setWatched] = useState<string>()
  const isRotating = last?.action === 'rotate' && isPending(last)
  if (isRotating && watched !== last.id) setWatched(last.id)
  if (last?.action !== 'rotate' || last.state !== 'done' || last.id !== watched) return null
  return <KeepQuestion key={last.id} screen={screen} />
}

function KeepQuestion({ screen }: { screen: Screen }) {
  const words = useScreensMessages().player
  const { send } = useBoxActions(screen)
  const now = useNow(1_000)
  const [until] = useState(() => Date.now() + keepWithinMs)
  const seconds = Math.ceil((until - now) / 1_000)
  if (seconds <= 0) return null
  return (
    <Notice role="status">
      <span className={classes.issue}>{words.keepQuestion({ seconds: String(seconds) })}</span>
      <Button size="compact-sm" onClick={() => void send({ action: 'keep-rotation' })}>
        {words.actions['keep-rotation']}
      </Button>
    </Notice>
  )
}
