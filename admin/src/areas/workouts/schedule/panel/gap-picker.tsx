import { Button, Checkbox, TextInput, UnstyledButton } from '@mantine/core'
import { addDays } from '@roundboard/domain'
import { IconCopy, IconPlus, IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type SyntheticEvent, useDeferredValue, useState } from 'react'
import { useFormat } from '../../../../shared/format/format.ts'
import { useScheduleMessages } from '../../../../shared/messages/schedule.ts'
import { useTemplatesMessages } from '../../../../shared/messages/templates.ts'
import { useWorkoutsMessages } from '../../../../shared/messages/workouts.ts'
import { QueryView } from '../../../../shared/ui/query-view.tsx'
import { templatesQuery } from '../../templates/templates.queries.ts'
import type { Filling, Place, ScheduleCommands } from '../commands.ts'
import { shownOn } from '../overlap.ts'
import classes from './panel.module.css'
import { type Box, PopoverAt } from './popover-at.tsx'
import type { Context } from './workout-details.tsx'

/** Chooses what fills an empty cell: last week's workout, a template or a new workout. */
export function GapPicker(props: {
  at: Box
  place: Place
  around: Context
  commands: ScheduleCommands
  onNew: () => void
  onClose: () => void
}) {
  const { place, around, commands } = props
  const { round, day } = place
  const words = useScheduleMessages().fill
  const workouts = useWorkoutsMessages()
  const library = useTemplatesMessages()
  const format = useFormat()
  const [typed, setTyped] = useState('')
  const [asDraft, setAsDraft] = useState(false)
  const q = useDeferredValue(typed.trim())
  const templates = useQuery(templatesQuery({ sort: 'name', q: q === '' ? undefined : q }))
  const ofRound = around.workouts.filter((workout) => workout.round === round)
  const weekBefore = addDays(day, -7)
  const lastWeek = shownOn(ofRound, weekBefore)
  const title = words.title({ round, day: format.dayOfWeek(day) })
  const fill = (from: Filling) => {
    props.onClose()
    commands.fill(place, from, asDraft ? 'drafts' : 'published')
  }
  const takeFirst = (event: SyntheticEvent) => {
    event.preventDefault()
    const [template] = templates.data?.items ?? []
    if (template && !templates.isPlaceholderData) fill({ template })
  }
  return (
    <PopoverAt at={props.at} label={title} returnFocus={false} onClose={props.onClose}>
      <form className={classes.picker} onSubmit={takeFirst}>
        <h2>{title}</h2>
        {lastWeek ? (
          <Button
            data-autofocus
            h="auto"
            py={8}
            styles={{ label: { whiteSpace: 'normal', textAlign: 'start' } }}
            justify="flex-start"
            leftSection={<IconCopy size={16} />}
            onClick={() => fill({ copyOf: lastWeek.id })}
          >
            {words.lastWeek({ name: lastWeek.name, day: format.shortDay(weekBefore) })}
          </Button>
        ) : (
          <p className={classes.quiet}>{words.nothingLastWeek}</p>
        )}
        <Button
          variant="default"
          justify="flex-start"
          leftSection={<IconPlus size={16} />}
          onClick={props.onNew}
        >
          {workouts.newTitle}
        </Button>
        <TextInput
          label={library.library}
          placeholder={words.find}
          leftSection={<IconSearch size={16} />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <QueryView query={templates} what={library.subject}>
          {({ items }) =>
            items.length === 0 ? (
              <p className={classes.quiet}>{library.none}</p>
            ) : (
              <ul>
                {items.map((template) => (
                  <li key={template.id}>
                    <UnstyledButton onClick={() => fill({ template })}>
                      <b>{template.name}</b>
                      {template.subHeader !== '' && <span>{template.subHeader}</span>}
                    </UnstyledButton>
                  </li>
                ))}
              </ul>
            )
          }
        </QueryView>
        <Checkbox
          label={workouts.saveDraft}
          checked={asDraft}
          onChange={(event) => setAsDraft(event.currentTarget.checked)}
        />
      </form>
    </PopoverAt>
  )
}
