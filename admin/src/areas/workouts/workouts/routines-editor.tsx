import { Button, Group, Stack } from '@mantine/core'
import { limits, nextStep } from '@roundboard/domain'
import {
  IconAlertTriangleFilled,
  IconArrowDown,
  IconArrowUp,
  IconGripVertical,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { useConfirm } from '../../../shared/confirm/confirm.tsx'
import { CountedInput, CountedTextarea } from '../../../shared/forms/counted.tsx'
import { inputsOf } from '../../../shared/forms/inputs-of.tsx'
import { useFields } from '../../../shared/forms/use-fields.ts'
import { MediaLinkInput } from '../../../shared/media/media-link-input.tsx'
import { useChooseClip } from '../../../shared/media/use-choose-clip.ts'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import { Panel } from '../../../shared/ui/page.tsx'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { useDragOrder } from './use-drag-order.ts'
import { blankRoutine, type RoutineField, type WorkoutForm } from './workout-values.ts'
import { useWorkoutsMessages } from '../../../shared/messages/workouts.ts'
import classes from './workouts.module.css'
import { Notice } from '../../../shared/ui/status.tsx'

/** Up to three routines, reordered by drag, by arrow keys on the handle, or by its buttons. */
export function RoutinesEditor({ form }: { form: WorkoutForm }) {
  const words = useWorkoutsMessages()
  const shared = useSharedMessages()
  const confirm = useConfirm()
  const { fields, append, remove, move } = useFieldArray({
    control: form.control,
    name: 'routines',
  })
  const [announced, setAnnounced] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const step = nextStep(fields.length)

  const renumber = () =>
    form
      .getValues('routines')
      .forEach((_, index) =>
        form.setValue(`routines.${index}.step`, index + 1, { shouldDirty: true }),
      )
  const reorder = (from: number, to: number) => {
    if (to < 0 || to >= fields.length || from === to) return
    move(from, to)
    renumber()
    setAnnounced(words.moved({ from: from + 1, to: to + 1 }))
  }
  const drag = useDragOrder(list, reorder)
  const askRemove = async (index: number) => {
    const message = words.sureDeleteRoutine({ step: index + 1 })
    if (!(await confirm({ message, action: shared.delete }))) return
    remove(index)
    renumber()
  }

  return (
    <Panel
      title={words.routines}
      description={words.routinesWhy}
      actions={
        <Button
          variant="default"
          leftSection={<IconPlus size={16} />}
          disabled={step === undefined}
          onClick={() => {
            if (step !== undefined) append(blankRoutine(step))
          }}
        >
          {words.addRoutine}
        </Button>
      }
    >
      <p className="visually-hidden" role="status">
        {announced}
      </p>
      {fields.length === 0 && (
        <Notice role="status" fw={560}>
          <IconAlertTriangleFilled size={18} aria-hidden />
          <p>{words.noRoutine}</p>
        </Notice>
      )}
      <ol ref={list} className={classes.routines}>
        {fields.map((field, index) => (
          <li key={field.id} className={classes.routine} data-dragged={drag.dragged === index}>
            <Group gap={4} wrap="nowrap" mb={8}>
              <button
                type="button"
                className={classes.handle}
                aria-label={words.moveStep({ step: index + 1 })}
                {...drag.handle(index)}
              >
                <IconGripVertical size={18} aria-hidden />
              </button>
              <span className={classes.step} aria-hidden>
                {index + 1}
              </span>
              <h3 className={classes.item}>{words.item({ step: index + 1 })}</h3>
              <IconButton
                label={words.moveUp({ step: index + 1 })}
                disabled={index === 0}
                onClick={() => reorder(index, index - 1)}
              >
                <IconArrowUp size={17} />
              </IconButton>
              <IconButton
                label={words.moveDown({ step: index + 1 })}
                disabled={index === fields.length - 1}
                onClick={() => reorder(index, index + 1)}
              >
                <IconArrowDown size={17} />
              </IconButton>
              <IconButton
                label={words.removeStep({ step: index + 1 })}
                className="danger-quiet"
                onClick={() => void askRemove(index)}
              >
                <IconTrash size={17} />
              </IconButton>
            </Group>
            <RoutineFields form={form} index={index} isOnly={fields.length === 1} />
          </li>
        ))}
      </ol>
    </Panel>
  )
}

function RoutineFields(props: { form: WorkoutForm; index: number; isOnly: boolean }) {
  const { form, index, isOnly } = props
  const words = useWorkoutsMessages()
  const { choice, typedField } = useFields(form)
  const step = index + 1
  const put = (name: 'videoLink' | 'lrVideoLink', link: string) =>
    choice(`routines.${index}.${name}`).onChange(link)
  const choose = useChooseClip({
    read: (field) => form.getValues(`routines.${index}.${field}`),
    put,
  })
  const inputs = {
    text: (
      <CountedTextarea
        label={words.text}
        aria-label={words.textOf({ step })}
        required
        limit={limits.routineTextHint}
        {...(isOnly && { note: words.scrollsVertically })}
        {...typedField(`routines.${index}.text`)}
      />
    ),
    cue: (
      <CountedInput
        label={words.cue}
        aria-label={words.cueOf({ step })}
        description={words.cueHint}
        limit={limits.cueLength}
        {...typedField(`routines.${index}.cue`)}
      />
    ),
    videoLink: (
      <MediaLinkInput
        label={words.video}
        aria-label={words.videoOf({ step })}
        placeholder={words.linkHint}
        required
        kind="exercise-video"
        onChoose={(item) => void choose(item)}
        {...typedField(`routines.${index}.videoLink`)}
      />
    ),
    lrVideoLink: (
      <MediaLinkInput
        label={words.lrVideo}
        aria-label={words.lrVideoOf({ step })}
        placeholder={words.linkHint}
        kind="exercise-video"
        onChoose={({ link }) => put('lrVideoLink', link)}
        {...typedField(`routines.${index}.lrVideoLink`)}
      />
    ),
  } satisfies Record<RoutineField, ReactNode>
  const { text: textInput, cue: cueInput, ...links } = inputs
  return (
    <Stack gap={14}>
      {textInput}
      {cueInput}
      <div className={classes.links}>{inputsOf(links)}</div>
    </Stack>
  )
}
