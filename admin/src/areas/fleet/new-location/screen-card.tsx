import { ActionIcon, Box, Button, Loader, Menu, Stack } from '@mantine/core'
import type { Location, Screen, Wall } from '@roundboard/contract'
import { limits } from '@roundboard/domain'
import {
  IconArrowsExchange,
  IconCircleCheckFilled,
  IconDeviceTv,
  IconDots,
  IconExternalLink,
  IconQuestionMark,
  IconReplace,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { RoundBadge } from '../../../shared/ui/status.tsx'
import { CodeBox } from './code-box.tsx'
import { isAsPlanned, isAwaited } from './new-location.queries.ts'
import { useNewLocationMessages } from '../../../shared/messages/new-location.ts'
import classes from './new-location.module.css'
import type { Codes } from './use-codes.ts'

const dragged = 'application/x-roundboard-screen'

/** A screen, with an input for its code or with its state. */
export interface BoxedWall {
  readonly screen: Screen
  /** What it shows and should show, once known. */
  readonly shows: Wall | undefined
  /** The round's name, or the screen's own. */
  readonly name: string
}

/** Renders a preview of a round's screen. */
export type PictureOf = (location: Location, wall: Wall) => ReactNode

export function ScreenCard(props: {
  wall: BoxedWall
  others: readonly BoxedWall[]
  location: Location
  codes: Codes
  picture: PictureOf
  onCodes: (codes: readonly string[]) => void
  onSwap: (otherId: string) => void
}) {
  const { wall, codes, location } = props
  const { screen, name } = wall
  const [isOver, setOver] = useState(false)
  const words = useNewLocationMessages()
  const label = words.wallNamed({ round: screen.round, name })
  const isReplacing = codes.replacing === screen.id
  const ask = useEffectEvent(() => codes.focus(screen.id))
  useEffect(() => {
    if (isReplacing) ask()
  }, [isReplacing])
  const { code, isSent, refused } = codes.of(screen.id)
  const answers = screen.isLinked && screen.status.isConnected
  const state = refused ? 'refused' : answers ? 'answers' : screen.isLinked ? 'waiting' : 'empty'
  return (
    <li
      className={classes.card}
      data-state={state}
      data-over={isOver}
      draggable={screen.isLinked && !isReplacing}
      onDragStart={(event) => {
        event.dataTransfer.setData(dragged, screen.id)
        event.dataTransfer.effectAllowed = 'move'
      }}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(dragged)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        const other = event.dataTransfer.getData(dragged)
        if (other !== '' && other !== screen.id) props.onSwap(other)
      }}
    >
      <div className={classes.cardHead}>
        <RoundBadge round={screen.round} size={28} />
        <h3>
          <span className="visually-hidden">
            {words.wallNamed({ round: screen.round, name: '' })}
          </span>
          {name}
        </h3>
        <WallMenu {...props} label={label} />
      </div>
      <div className={classes.cardBody}>
        <Picture state={state}>
          {wall.shows && isAsPlanned(wall.shows) && props.picture(location, wall.shows)}
        </Picture>
        {screen.isLinked && !isReplacing ? (
          <LinkedFacts wall={wall} code={code} />
        ) : (
          <Stack gap={8} align="flex-start" miw={0}>
            <CodeBox
              ref={codes.box(screen.id)}
              label={words.codeOf({ wall: label })}
              code={code}
              refused={refused}
              hint={
                isSent
                  ? words.linking
                  : isReplacing
                    ? words.replaceHint
                    : code === ''
                      ? words.notLinked
                      : words.enterCode
              }
              isBusy={isSent}
              onType={(typed) => codes.type(screen.id, typed)}
              onCode={(typed) => codes.enter(screen.id, typed)}
              onCodes={props.onCodes}
              onCancel={isReplacing ? () => codes.replace(undefined) : undefined}
            />
            {isReplacing && (
              <Button size="compact-sm" variant="default" onClick={() => codes.replace(undefined)}>
                {words.keepDisplay}
              </Button>
            )}
          </Stack>
        )}
      </div>
    </li>
  )
}

function LinkedFacts({ wall, code }: { wall: BoxedWall; code: string }) {
  const { screen, shows } = wall
  const words = useNewLocationMessages()
  const shown = () => {
    if (screen.round === limits.flexibilityRound) return words.showsFlexibility
    if (shows === undefined || !isAsPlanned(shows)) return words.showsOther
    return shows.expected === null ? words.showsNone : words.showsToday
  }
  return (
    <div className={classes.facts} aria-live="polite">
      {code !== '' && (
        <Box component="p" c="dimmed" fw={600} lts="0.06em">
          {code}
        </Box>
      )}
      <p>
        {!isAwaited(screen) && (
          <IconCircleCheckFilled className={classes.check ?? ''} size={16} aria-hidden />
        )}
        <strong>{isAwaited(screen) ? words.waiting : words.answers}</strong>{' '}
        {isAwaited(screen) ? words.waitingWhy : shown()}
      </p>
    </div>
  )
}

function Picture({ state, children }: { state: string; children: ReactNode }) {
  if (state === 'answers' && children)
    return (
      <div className={classes.picture} data-is-wall inert aria-hidden>
        {children}
      </div>
    )
  return (
    <div className={classes.picture} aria-hidden>
      {state === 'waiting' ? (
        <Loader size={18} color="gray" />
      ) : state === 'refused' ? (
        <IconQuestionMark size={18} />
      ) : (
        <IconDeviceTv size={20} stroke={1.6} />
      )}
    </div>
  )
}

function WallMenu(props: {
  wall: BoxedWall
  others: readonly BoxedWall[]
  location: Location
  codes: Codes
  label: string
  onSwap: (otherId: string) => void
}) {
  const { wall, others, codes } = props
  const words = useNewLocationMessages()
  const [returnsFocus, setReturnsFocus] = useState(true)
  const navigate = useNavigate()
  // Two unlinked screens have nothing to swap.
  const partners = others.filter(({ screen }) => wall.screen.isLinked || screen.isLinked)
  return (
    <Menu
      position="bottom-end"
      withinPortal
      returnFocus={returnsFocus}
      onOpen={() => setReturnsFocus(true)}
    >
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          aria-label={words.more({ wall: props.label })}
        >
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown className={classes.menu ?? ''}>
        {wall.screen.isLinked && (
          <Menu.Item
            leftSection={<IconReplace size={16} />}
            onClick={() => {
              // The focus belongs in the input for the new code.
              setReturnsFocus(false)
              codes.replace(wall.screen.id)
            }}
          >
            {words.replace}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconExternalLink size={16} />}
          onClick={() =>
            void navigate({
              to: '/admin/locations/$id',
              params: { id: props.location.id },
              search: { screen: wall.screen.id },
            })
          }
        >
          {words.openScreen}
        </Menu.Item>
        {partners.length > 0 && <Menu.Label>{words.changePlaces}</Menu.Label>}
        {partners.map(({ screen, name }) => (
          <Menu.Item
            key={screen.id}
            leftSection={<IconArrowsExchange size={16} />}
            onClick={() => props.onSwap(screen.id)}
          >
            {words.wallNamed({ round: screen.round, name })}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
