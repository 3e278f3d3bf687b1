import { Text } from '@mantine/core'
import { addresses } from '@roundboard/contract'
import { isAdminRole, limits, reachOf, type Permission, type Role, fold } from '@roundboard/domain'
import {
  IconBellOff,
  IconBuildingStore,
  IconCalendarEvent,
  IconDeviceTv,
  IconHelpCircle,
  IconNews,
  IconPlayerPlay,
  IconPlus,
  IconSend,
  IconTargetArrow,
  IconUser,
  type Icon,
} from '@tabler/icons-react'
import { keepPreviousData, useIsFetching, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useDeferredValue, useId, useState, type KeyboardEvent } from 'react'
import { api } from '../shared/api/api.ts'
import { keys } from '../shared/api/keys.ts'
import { useSharedMessages } from '../shared/messages/shared.ts'
import { useSetTimer } from '../areas/floor/timer/use-set-timer.ts'
import { useAppMessages } from '../shared/messages/app.ts'
import { usePaletteMessages } from '../shared/messages/palette.ts'
import { useMuteUntilTomorrow } from '../shared/mute/use-mute-until-tomorrow.ts'
import { groupOf, navigationFor } from './navigation-entries.ts'
import classes from './palette.module.css'
import { Dialog } from '../shared/ui/dialog.tsx'

interface Command {
  readonly id: string
  readonly label: string
  readonly icon: Icon
  readonly run: () => unknown
  readonly staysOpen?: true
}

/** What happens to the location that is chosen next. */
type Task = 'mute' | 'timer'

/** Finds pages, actions, rounds, and the franchise's data by name. */
export default function Palette({ role, onClose }: { role: Role; onClose: () => void }) {
  const words = useAppMessages()
  const shared = useSharedMessages()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const [task, setTask] = useState<Task>()
  const actionWords = usePaletteMessages()
  const commands = useCommands(role, typed, task, setTask)
  const label =
    task === undefined
      ? words.jump
      : { mute: actionWords.muteWhich, timer: actionWords.startTimerWhich }[task]
  const isSearching = useIsFetching({ predicate: ({ queryKey }) => queryKey[1] === 'palette' }) > 0
  const current = commands[Math.min(active, commands.length - 1)]
  const idOf = (command: Command) => `${listId}-${command.id}`

  const run = (command: Command) => {
    setTyped('')
    setActive(0)
    if (!command.staysOpen) onClose()
    void command.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by !== undefined && commands.length > 0) {
      event.preventDefault()
      const next = (Math.min(active, commands.length - 1) + by + commands.length) % commands.length
      setActive(next)
      const command = commands[next]
      if (command) document.getElementById(idOf(command))?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter' && current) {
      event.preventDefault()
      run(current)
    }
  }

  return (
    <Dialog
      onClose={onClose}
      withCloseButton={false}
      attributes={{ content: { 'aria-label': words.palette } }}
      padding={0}
      size="lg"
      centered={false}
      yOffset="12vh"
    >
      <input
        className={classes.input}
        role="combobox"
        aria-label={label}
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        {...(current && { 'aria-activedescendant': idOf(current) })}
        placeholder={label}
        data-autofocus
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setActive(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div id={listId} role="listbox" aria-label={words.palette} className={classes.list}>
        {commands.map((command) => {
          const IconOf = command.icon
          return (
            // The combobox handles the keyboard; this handles the pointer.
            <div
              key={command.id}
              id={idOf(command)}
              role="option"
              aria-selected={command === current}
              className={classes.option}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => run(command)}
            >
              <IconOf size={18} stroke={1.7} aria-hidden />
              {command.label}
            </div>
          )
        })}
      </div>
      {commands.length === 0 && !isSearching && (
        <Text px={20} pt={8} pb={24} c="dimmed">
          {words.paletteNothing}
        </Text>
      )}
      <span className="visually-hidden" role="status">
        {shared.results({ count: commands.length })}
      </span>
    </Dialog>
  )
}

function useCommands(
  role: Role,
  typed: string,
  task: Task | undefined,
  onTask: (task: Task) => void,
): Command[] {
  const words = useAppMessages()
  const navigate = useNavigate()
  const search = useDeferredValue(typed.trim())
  const found = useFound(role, search, task)
  const actions = useActions(role, onTask)
  const isAdmin = isAdminRole(role)

  const pages: Command[] = navigationFor(role).flatMap((section) =>
    section.entries.flatMap(groupOf).map(({ to, label, icon, hash }) => ({
      id: label,
      label: words[label],
      icon,
      run: () => navigate({ to, ...(hash !== undefined && { hash }) }),
    })),
  )
  const texts: Command[] = [
    {
      id: 'help',
      label: words.help,
      icon: IconHelpCircle,
      run: () => navigate({ to: '/admin/help' }),
    },
    {
      id: 'notes',
      label: words.releaseNotes,
      icon: IconNews,
      run: () => navigate({ to: '/admin/release-notes' }),
    },
  ]
  const rounds: Command[] = limits.workoutRounds.map((round) => ({
    id: `round-${String(round)}`,
    label: words.round({ number: round }),
    icon: IconTargetArrow,
    run: () =>
      navigate({ to: '/admin/rounds/$roundNumber', params: { roundNumber: String(round) } }),
  }))
  const additions: Command[] = limits.workoutRounds.map((round) => ({
    id: `new-${String(round)}`,
    label: words.newWorkout({ number: round }),
    icon: IconPlus,
    run: () =>
      navigate({
        to: '/admin/rounds/$roundNumber/workout',
        params: { roundNumber: String(round) },
      }),
  }))
  if (task !== undefined) {
    // The list may still be that of an earlier search.
    const asTyped = fold(typed.trim())
    return found.filter(({ label }) => fold(label).includes(asTyped))
  }
  const fixed = [...pages, ...actions, ...texts, ...(isAdmin ? [...rounds, ...additions] : [])]
  const wanted = fold(search)
  return [...fixed.filter(({ label }) => fold(label).includes(wanted)), ...found]
}

/** What the role may do from any page. */
function useActions(role: Role, onTask: (task: Task) => void): Command[] {
  const words = usePaletteMessages()
  const navigate = useNavigate()
  const publish = {
    id: 'publish',
    label: words.publishWeek,
    icon: IconSend,
    run: () => navigate({ to: '/admin/schedule', search: { publish: true } }),
  }
  const task = (id: Task, label: string, icon: Icon) => ({
    id,
    label,
    icon,
    run: () => onTask(id),
    staysOpen: true as const,
  })
  return [
    ...(isAdminRole(role) ? [publish] : []),
    ...(reachOf(role, 'locations.update') === 'none'
      ? []
      : [task('mute', words.mute, IconBellOff), task('timer', words.startTimer, IconPlayerPlay)]),
  ]
}

const foundAtMost = 6
const soughtFrom = 2

/** Locations, workouts, screens and users with the typed name, as far as the role may see them. */
function useFound(role: Role, search: string, task: Task | undefined): Command[] {
  const words = useAppMessages()
  const navigate = useNavigate()
  const isAdmin = isAdminRole(role)
  const isSought = task === undefined && search.length >= soughtFrom
  const common = { placeholderData: keepPreviousData }
  const may = (permission: Permission) => isSought && reachOf(role, permission) !== 'none'
  const page = { limit: foundAtMost }
  const listed = task === undefined ? page : { limit: limits.pageSizeMax }

  const locations = useQuery({
    queryKey: [keys.locations, 'palette', search, listed],
    queryFn: ({ signal }) =>
      api.list(addresses.listLocations, { query: { ...listed, name: search }, signal }),
    enabled: may('locations.read') || task !== undefined,
    ...common,
  }).data
  const workouts = useQuery({
    queryKey: [keys.workouts, 'palette', search],
    queryFn: ({ signal }) => {
      const q = JSON.stringify({ name: search })
      return api.list(addresses.listWorkouts, { query: { ...page, q }, signal })
    },
    enabled: may('workouts.read'),
    ...common,
  }).data
  const screens = useQuery({
    queryKey: [keys.screens, 'palette', search],
    queryFn: ({ signal }) =>
      api.list(addresses.listScreens, { query: { ...page, name: search }, signal }),
    enabled: may('screens.read'),
    ...common,
  }).data
  const users = useQuery({
    queryKey: [keys.users, 'palette', search],
    queryFn: async ({ signal }) => {
      const fields = ['email', 'firstName', 'lastName'] as const
      const pages = await Promise.all(
        fields.map((field) =>
          api.list(addresses.listUsers, { query: { ...page, [field]: search }, signal }),
        ),
      )
      const byId = new Map(pages.flatMap(({ items }) => items).map((user) => [user.id, user]))
      return [...byId.values()].slice(0, foundAtMost)
    },
    enabled: may('users'),
    ...common,
  }).data

  const muteUntilTomorrow = useMuteUntilTomorrow()
  const { start } = useSetTimer()
  if (task !== undefined)
    return (locations?.items ?? [])
      .filter(({ vtsEnabled }) => task === 'mute' || vtsEnabled)
      .map((location) => ({
        id: location.id,
        label: `${location.name} · ${location.locationIdentifier}`,
        icon: IconBuildingStore,
        run: () => (task === 'mute' ? muteUntilTomorrow(location) : start(location, 'now')),
      }))
  if (!isSought) return []
  const toLocation = isAdmin ? '/admin/locations/$id' : '/admin/my-locations/$id'
  return [
    ...(locations?.items ?? []).map(({ id, name, locationIdentifier }) => ({
      id,
      label: `${name} · ${locationIdentifier}`,
      icon: IconBuildingStore,
      run: () => navigate({ to: toLocation, params: { id } }),
    })),
    ...(workouts?.items ?? []).map(({ id, name, round }) => ({
      id,
      label: `${name} · ${words.round({ number: round })}`,
      icon: IconCalendarEvent,
      run: () =>
        navigate({
          to: '/admin/rounds/$roundNumber/workout/$id',
          params: { roundNumber: String(round), id },
        }),
    })),
    ...(screens?.items ?? []).flatMap(({ id, name, location }) =>
      location === null
        ? []
        : [
            {
              id,
              label: `${name} · ${location.name}`,
              icon: IconDeviceTv,
              run: () =>
                navigate({ to: toLocation, params: { id: location.id }, search: { screen: id } }),
            },
          ],
    ),
    ...(users ?? []).map(({ id, firstName, lastName, email }) => ({
      id,
      label: `${firstName} ${lastName} · ${email}`,
      icon: IconUser,
      run: () => navigate({ to: '/admin/users/$id', params: { id } }),
    })),
  ]
}
