import { instructionMax } from '@roundboard/contract'
import { limits } from '@roundboard/domain'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { EquipmentInput } from '../../../shared/equipment/equipment-input.tsx'
import { CountedInput } from '../../../shared/forms/counted.tsx'
import { inputsOf } from '../../../shared/forms/inputs-of.tsx'
import { useIssueWords } from '../../../shared/forms/issues.ts'
import type { FormOf } from '../../../shared/forms/use-draft-form.ts'
import { MediaLinkInput } from '../../../shared/media/media-link-input.tsx'
import { AlternativesInput } from './alternatives-input.tsx'
import type { ExerciseValues } from './exercise-shown.ts'
import { useMissingNames } from './use-missing-names.ts'
import { useExercisesMessages } from '../../../shared/messages/exercises.ts'
import { TranslationsInput } from './translations-input.tsx'

export function ExerciseFields({ form }: { form: FormOf<ExerciseValues> }) {
  const words = useExercisesMessages()
  const issueOf = useIssueWords()
  const { errors, isSubmitted } = form.formState
  const watched = useWatch({
    control: form.control,
    name: [
      ...(['name', 'displayName', 'displayNameEs', 'displayNameTranslations'] as const),
      'videoLink',
      ...(['needs', 'alternatives', 'instruction', 'instructionTranslations'] as const),
    ],
  })
  const [name, displayName, displayNameEs, displayNameTranslations, videoLink] = watched
  const [, , , , , needs, alternatives, instruction, instructionTranslations] = watched
  const how = { shouldDirty: true, shouldValidate: isSubmitted }
  const names = { displayName, displayNameEs, displayNameTranslations }
  const { missing } = useMissingNames()(names)
  const firstOf = (
    field: 'needs' | 'alternatives' | 'displayNameTranslations' | 'instructionTranslations',
  ) => {
    const found: { message?: string | undefined } | undefined = errors[field]
    return issueOf(found?.message)
  }
  const inputs = {
    displayName: (
      <CountedInput
        label={words.displayName}
        required
        data-autofocus
        typed={displayName}
        limit={limits.nameLength}
        error={issueOf(errors.displayName?.message)}
        {...form.register('displayName')}
      />
    ),
    displayNameEs: (
      <CountedInput
        label={words.displayNameEs}
        description={words.displayNameEsHint}
        typed={displayNameEs}
        limit={limits.nameLength}
        error={issueOf(errors.displayNameEs?.message)}
        {...form.register('displayNameEs')}
      />
    ),
    displayNameTranslations: (
      <TranslationsInput
        label={words.nameTranslations}
        limit={limits.nameLength}
        value={displayNameTranslations}
        original={displayName}
        missing={missing}
        error={firstOf('displayNameTranslations')}
        onChange={(next) => form.setValue('displayNameTranslations', next, how)}
      />
    ),
    name: (
      <CountedInput
        label={words.name}
        description={words.nameHint}
        required
        autoCapitalize="none"
        spellCheck={false}
        typed={name}
        limit={limits.nameLength}
        error={issueOf(errors.name?.message)}
        {...form.register('name')}
      />
    ),
    videoLink: (
      <MediaLinkInput
        label={words.video}
        kind="exercise-video"
        typed={videoLink}
        onChoose={({ link }) =>
          form.setValue('videoLink', link, { shouldDirty: true, shouldValidate: isSubmitted })
        }
        error={issueOf(errors.videoLink?.message)}
        {...form.register('videoLink')}
      />
    ),
    needs: (
      <EquipmentInput
        label={words.needs}
        description={words.needsHint}
        placeholder={words.nothing}
        value={needs}
        error={firstOf('needs')}
        onChange={(next) => form.setValue('needs', next, how)}
      />
    ),
    alternatives: (
      <AlternativesInput
        value={alternatives}
        of={name}
        error={firstOf('alternatives')}
        onChange={(next) => form.setValue('alternatives', next, how)}
      />
    ),
    instruction: (
      <CountedInput
        label={words.instruction}
        description={words.instructionHint}
        typed={instruction}
        limit={instructionMax}
        error={issueOf(errors.instruction?.message)}
        {...form.register('instruction')}
      />
    ),
    instructionTranslations: (
      <TranslationsInput
        label={words.translations}
        limit={instructionMax}
        value={instructionTranslations}
        original={instruction}
        error={firstOf('instructionTranslations')}
        onChange={(next) => form.setValue('instructionTranslations', next, how)}
      />
    ),
  } satisfies Record<keyof ExerciseValues, ReactNode>
  return <>{inputsOf(inputs)}</>
}
