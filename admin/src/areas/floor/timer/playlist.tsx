import { Box, Button, Select, Text } from '@mantine/core'
import type { Location, LocationTimer } from '@roundboard/contract'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { SaveBar } from '../../../shared/forms/save-bar.tsx'
import { UnsavedGuard } from '../../../shared/forms/unsaved-guard.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import { useReason } from '../../../shared/i18n/use-reason.ts'
import { timerQueries, useUpdateTimer } from './timer.queries.ts'
import { useTimerMessages } from '../../../shared/messages/timer.ts'
import classes from './timer.module.css'
import { exerciseNameIn, uncataloguedExerciseName } from '@roundboard/domain'
import { useLocale } from '../../../shared/i18n/locale.tsx'

const swapped = (list: readonly string[], from: number, to: number) =>
  list.map((name, index) => list[index === from ? to : index === to ? from : index] ?? name)

/** The exercises of the active breaks, in order. */
export function Playlist({ location, timer }: { location: Location; timer: LocationTimer }) {
  const words = useTimerMessages()
  const reason = useReason()
  const exercises = useQuery(timerQueries.exercises).data ?? []
  const nameOf = useExerciseName()
  const update = useUpdateTimer()
  const [edited, setEdited] = useState<readonly string[]>()
  const [chosen, setChosen] = useState<string | null>(null)
  const list = edited ?? timer.dwsActiveBreaks
  const isDirty =
    edited !== undefined && JSON.stringify(edited) !== JSON.stringify(timer.dwsActiveBreaks)

  const save = async () => {
    try {
      await update.mutateAsync({ id: location.id, dwsActiveBreaks: [...list] })
      setEdited(undefined)
      alerts.success(words.savedPlaylist({ name: location.name }))
    } catch (error) {
      alerts.error(reason(error), error)
    }
  }

  return (
    <>
      <UnsavedGuard isDirty={isDirty} />
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
                onClick={() => {
                  setEdited(swapped(list, index, index - 1))
                }}
              >
                <IconArrowUp size={16} />
              </IconButton>
              <IconButton
                label={words.moveDown({ name: shown })}
                disabled={index === list.length - 1}
                onClick={() => {
                  setEdited(swapped(list, index, index + 1))
                }}
              >
                <IconArrowDown size={16} />
              </IconButton>
              <IconButton
                label={words.remove({ name: shown })}
                className="danger-quiet"
                onClick={() => {
                  setEdited(list.filter((_, place) => place !== index))
                }}
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
          canSave={isDirty}
          canCancel={isDirty}
          isSaving={update.isPending}
          onSave={() => void save()}
          onCancel={() => {
            setEdited(undefined)
          }}
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
