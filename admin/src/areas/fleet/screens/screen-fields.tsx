import { NativeSelect } from '@mantine/core'
import { languages, limits, nextWays } from '@roundboard/domain'
import type { ReactNode } from 'react'
import { useFormat } from '../../../shared/format/format.ts'
import { CountedInput } from '../../../shared/forms/counted.tsx'
import classes from '../../../shared/forms/forms.module.css'
import { inputsOf } from '../../../shared/forms/inputs-of.tsx'
import { useFields } from '../../../shared/forms/use-fields.ts'
import { SwitchField } from '../../../shared/forms/switch-field.tsx'
import type { FormOf } from '../../../shared/forms/use-draft-form.ts'
import type { ScreenField, ScreenValues } from './screen-shown.ts'
import { useScreensMessages } from '../../../shared/messages/screens.ts'

const rounds = [...limits.workoutRounds, limits.flexibilityRound]

export function ScreenFields({
  form,
  isLocked,
}: {
  form: FormOf<ScreenValues>
  isLocked: boolean
}) {
  const { control } = form
  const { field, typedField } = useFields(form)
  const words = useScreensMessages()
  const format = useFormat()
  const inputs = {
    name: (
      <CountedInput
        label={words.name}
        required
        limit={limits.nameLength}
        readOnly={isLocked}
        {...typedField('name')}
      />
    ),
    round: (
      <NativeSelect
        label={words.round}
        required
        disabled={isLocked}
        data={rounds.map((round) => ({
          value: String(round),
          label:
            round === limits.flexibilityRound
              ? `${String(round)} – ${words.flexibility}`
              : String(round),
        }))}
        {...field('round', { valueAsNumber: true })}
      />
    ),
    language: (
      <NativeSelect
        label={words.language}
        required
        disabled={isLocked}
        data={languages.map((tag) => ({
          value: tag,
          label: `${format.languageName(tag)} (${tag})`,
        }))}
        {...field('language')}
      />
    ),
    nextWay: (
      <NativeSelect
        label={words.nextWay}
        description={words.nextWayHint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        disabled={isLocked}
        data={nextWays.map((way) => ({ value: way, label: words.ways[way] }))}
        {...field('nextWay')}
      />
    ),
    hasSound: (
      <SwitchField
        control={control}
        name="hasSound"
        label={words.sound}
        hint={words.soundHint}
        isDisabled={isLocked}
      />
    ),
    isLowVision: (
      <SwitchField
        control={control}
        name="isLowVision"
        label={words.lowVision}
        hint={words.lowVisionHint}
        isDisabled={isLocked}
      />
    ),
  } satisfies Record<ScreenField, ReactNode>
  const { name: nameInput, hasSound, isLowVision, ...others } = inputs
  return (
    <div className={classes.form}>
      {nameInput}
      <div className={classes.grid}>{inputsOf(others)}</div>
      {hasSound}
      {isLowVision}
    </div>
  )
}
