import { instructionMax } from '@roundboard/contract'
import { limits } from '@roundboard/domain'
import type { ReactNode } from 'react'
import { EquipmentInput } from '../../../shared/equipment/equipment-input.tsx'
import { CountedInput } from '../../../shared/forms/counted.tsx'
import { inputsOf } from '../../../shared/forms/inputs-of.tsx'
import { useFields } from '../../../shared/forms/use-fields.ts'
import type { FormOf } from '../../../shared/forms/use-draft-form.ts'
import { MediaLinkInput } from '../../../shared/media/media-link-input.tsx'
import { AlternativesInput } from './alternatives-input.tsx'
import type { ExerciseValues } from './exercise-shown.ts'
import { useMissingNames } from './use-missing-names.ts'
import { useExercisesMessages } from '../../../shared/messages/exercises.ts'
import { TranslationsInput } from './translations-input.tsx'

export function ExerciseFields({ form }: { form: FormOf<ExerciseValues> }) {
  const words = useExercisesMessages()
  const { choice, typedField } = useFields(form)
  const { value: name } = choice('name')
  const { value: displayName } = choice('displayName')
  const { missing } = useMissingNames()({
    displayName,
    displayNameEs: choice('displayNameEs').value,
    displayNameTranslations: choice('displayNameTranslations').value,
  })
  const inputs = {
    displayName: (
      <CountedInput
        label={words.displayName}
        required
        data-autofocus
        limit={limits.nameLength}
        {...typedField('displayName')}
      />
    ),
    displayNameEs: (
      <CountedInput
        label={words.displayNameEs}
        description={words.displayNameEsHint}
        limit={limits.nameLength}
        {...typedField('displayNameEs')}
      />
    ),
    displayNameTranslations: (
      <TranslationsInput
        label={words.nameTranslations}
        limit={limits.nameLength}
        original={displayName}
        missing={missing}
        {...choice('displayNameTranslations')}
      />
    ),
    name: (
      <CountedInput
        label={words.name}
        description={words.nameHint}
        required
        autoCapitalize="none"
        spellCheck={false}
        limit={limits.nameLength}
        {...typedField('name')}
      />
    ),
    videoLink: (
      <MediaLinkInput
        label={words.video}
        kind="exercise-video"
        onChoose={({ link }) => choice('videoLink').onChange(link)}
        {...typedField('videoLink')}
      />
    ),
    needs: (
      <EquipmentInput
        label={words.needs}
        description={words.needsHint}
        placeholder={words.nothing}
        {...choice('needs')}
      />
    ),
    alternatives: <AlternativesInput of={name} {...choice('alternatives')} />,
    instruction: (
      <CountedInput
        label={words.instruction}
        description={words.instructionHint}
        limit={instructionMax}
        {...typedField('instruction')}
      />
    ),
    instructionTranslations: (
      <TranslationsInput
        label={words.translations}
        limit={instructionMax}
        original={choice('instruction').value}
        {...choice('instructionTranslations')}
      />
    ),
  } satisfies Record<keyof ExerciseValues, ReactNode>
  return <>{inputsOf(inputs)}</>
}
