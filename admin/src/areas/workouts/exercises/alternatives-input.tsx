import { NativeSelect, Select } from '@mantine/core'
import type { Alternative } from '@roundboard/contract'
import { alternativeKinds } from '@roundboard/domain'
import { IconArrowUp, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import classes from './exercises.module.css'
import { allExercisesQuery } from './exercises.queries.ts'
import { useExercisesMessages } from '../../../shared/messages/exercises.ts'

/** An exercise's substitutes, the best first. */
export function AlternativesInput(props: {
  value: readonly Alternative[]
  /** The exercise's own name. */
  of: string
  error: string | undefined
  onChange: (next: Alternative[]) => void
}) {
  const { value, of, error, onChange } = props
  const words = useExercisesMessages()
  const exercises = useQuery(allExercisesQuery).data ?? []
  const nameOf = (id: string) =>
    exercises.find((exercise) => exercise.id === id)?.displayName ?? words.gone
  const free = exercises.filter(
    ({ id, name }) => name !== of && !value.some(({ exercise }) => exercise === id),
  )
  const earlier = (place: number) => {
    const next = [...value]
    const [moved] = next.splice(place, 1)
    if (moved) next.splice(place - 1, 0, moved)
    onChange(next)
  }
  return (
    <fieldset className={classes.alternatives}>
      <legend>{words.alternatives}</legend>
      <p>{value.length === 0 ? words.noneStands : words.alternativesHint}</p>
      <ol>
        {value.map(({ exercise, kind }, place) => (
          <li key={exercise}>
            <span>{nameOf(exercise)}</span>
            <NativeSelect
              size="xs"
              aria-label={`${nameOf(exercise)}: ${words.kind}`}
              value={kind}
              data={alternativeKinds.map((one) => ({ value: one, label: words.kinds[one] }))}
              onChange={(event) => {
                const chosen = alternativeKinds.find((one) => one === event.currentTarget.value)
                onChange(
                  value.map((each) =>
                    each.exercise === exercise ? { exercise, kind: chosen ?? kind } : each,
                  ),
                )
              }}
            />
            <IconButton
              label={words.earlier({ name: nameOf(exercise) })}
              disabled={place === 0}
              onClick={() => earlier(place)}
            >
              <IconArrowUp size={16} />
            </IconButton>
            <IconButton
              label={words.removeAlternative({ name: nameOf(exercise) })}
              onClick={() => onChange(value.filter((each) => each.exercise !== exercise))}
            >
              <IconX size={16} />
            </IconButton>
          </li>
        ))}
      </ol>
      <Select
        aria-label={words.addAlternative}
        placeholder={words.addAlternative}
        searchable
        comboboxProps={{ keepMounted: false }}
        value={null}
        data={free.map(({ id, displayName }) => ({ value: id, label: displayName }))}
        error={error}
        onChange={(id) => {
          if (id !== null) onChange([...value, { exercise: id, kind: 'same-intent' }])
        }}
      />
    </fieldset>
  )
}
