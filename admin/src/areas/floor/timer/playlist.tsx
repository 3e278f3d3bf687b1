import { Box, Button, Select, Text } from '@mantine/core'
import { calls, type Location, type LocationTimer } from '@roundboard/contract'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { FormNotices } from '../../../shared/forms/form-notices.tsx'
import { SaveBar } from '../../../shared/forms/save-bar.tsx'
import { useEntityForm } from '../../../shared/forms/use-entity-form.ts'
import { useFormat } from '../../../shared/format/format.ts'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import { timerQueries, useUpdateTimer } from './timer.queries.ts'
import { useTimerMessages } from '../../../shared/messages/timer.ts'
import classes from './timer.module.css'
import { exerciseNameIn, uncataloguedExerciseName } from '@roundboard/domain'
import { useLocale } from '../../../shared/i18n/locale.tsx'

const swapped = (list: readonly string[], from: number, to: number) =>
  list.map((name, index) => list[index === from ? to : index === to ? from : index] ?? name)

/** The playlist as a form's entity: it is its own version. */
const entityOf = ({ dwsActiveBreaks }: Pick<LocationTimer, 'dwsActiveBreaks'>) => ({
  dwsActiveBreaks,
  updatedAt: JSON.stringify(dwsActiveBreaks),
})

/** The exercises of the active breaks, in order. */
export function Playlist({ location, timer }: { location: Location; timer: LocationTimer }) {
  const words = useTimerMessages()
  const format = useFormat()
  const queryClient = useQueryClient()
  const exercises = useQuery(timerQueries.exercises).data ?? []
  const nameOf = useExerciseName()
  const update = useUpdateTimer()
  const [chosen, setChosen] = useState<string | null>(null)
  const { dwsActiveBreaks } = timer
  const entityForm = useEntityForm({
    entity: useMemo(() => entityOf({ dwsActiveBreaks }), [dwsActiveBreaks]),
    valuesOf: (entity) => ({ dwsActiveBreaks: entity.dwsActiveBreaks }),
    shown: {
      dwsActiveBreaks: { label: words.playlist, text: (names) => format.list(names.map(nameOf)) },
    },
    rules: calls.updateLocationTimer.body,
    draftKey: `playlist.${location.id}`,
    read: async () =>
      entityOf(await queryClient.query({ ...timerQueries.of(location.id), staleTime: 0 })),
    save: async (changes, version) => {
      const expectedActiveBreaks = JSON.parse(version) as string[]
      const body = { ...changes, expectedActiveBreaks }
      return entityOf(await update.mutateAsync({ id: location.id, ...body }))
    },
    onSaved: () => {
      alerts.success(words.savedPlaylist({ name: location.name }))
    },
  })
  const { form, isDirty } = entityForm
  const list = useWatch({ control: form.control, name: 'dwsActiveBreaks' })
  const setEdited = (names: string[]) =>
    form.setValue('dwsActiveBreaks', names, { shouldDirty: true })

  return (
    <>
      <FormNotices entityForm={entityForm} thing={words.playlistThing} />
      {list.length === 0 && <p>{words.emptyPlaylist}</p>}
      <ol className={classes.playlist}>
        {list.map((name, index) => {
          const shown = nameOf(name)
          return (
            <li key={`${String(index)} ${name}`}>
              <Box component="span" className="tabular" w={30} c="dimmed" aria-hidden>
                {index + 1}
              </Box>
              <Text span flex={1} miw={0} fw={560}>
                {shown}
              </Text>
              <IconButton
                label={words.moveUp({ name: shown })}
                disabled={index === 0}
                onClick={() => setEdited(swapped(list, index, index - 1))}
              >
                <IconArrowUp size={16} />
              </IconButton>
              <IconButton
                label={words.moveDown({ name: shown })}
                disabled={index === list.length - 1}
                onClick={() => setEdited(swapped(list, index, index + 1))}
              >
                <IconArrowDown size={16} />
              </IconButton>
              <IconButton
                label={words.remove({ name: shown })}
                className="danger-quiet"
                onClick={() => setEdited(list.filter((_, place) => place !== index))}
              >
                <IconTrash size={16} />
              </IconButton>
            </li>
          )
        })}
      </ol>
      <div className={classes.startAt}>
        <Select
          label={words.addExercise}
          placeholder={words.choose}
          searchable
          value={chosen}
          onChange={setChosen}
          data={exercises.map((exercise) => ({
            value: exercise.name,
            label: nameOf(exercise.name),
          }))}
        />
        <Button
          variant="default"
          leftSection={<IconPlus size={16} />}
          disabled={chosen === null}
          onClick={() => {
            if (chosen === null) return
            setEdited([...list, chosen])
            setChosen(null)
          }}
        >
          {words.add}
        </Button>
      </div>
      <div style={{ marginTop: 16 }}>
        <SaveBar
          canSave={isDirty && entityForm.meeting === undefined}
          canCancel={isDirty}
          isSaving={entityForm.isSaving}
          onSave={entityForm.keepMine}
          onCancel={entityForm.giveUp}
        />
      </div>
    </>
  )
}

/** An exercise's name as screens show it, in the user's language. */
function useExerciseName(): (name: string) => string {
  const { locale } = useLocale()
  const exercises = useQuery(timerQueries.exercises).data
  return (name) => {
    const known = exercises?.find((exercise) => exercise.name === name)
    const language = locale === 'en' ? 'en-us' : locale
    return known ? exerciseNameIn(language, known) : uncataloguedExerciseName(name)
  }
}
