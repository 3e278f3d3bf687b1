import { limits } from '@roundboard/domain'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { CountedInput } from '../../shared/forms/counted.tsx'
import { inputsOf } from '../../shared/forms/inputs-of.tsx'
import { useIssueWords } from '../../shared/forms/issue-words.ts'
import type { FormOf } from '../../shared/forms/use-draft-form.ts'
import { MediaLinkInput } from '../../shared/media/media-link-input.tsx'
import type { ExerciseValues } from './exercise-values.ts'
import { useExerciseWords } from './exercises.words.ts'

export function ExerciseFields({ form }: { form: FormOf<ExerciseValues> }) {
  const words = useExerciseWords()
  const say = useIssueWords()
  const { errors, isSubmitted } = form.formState
  const [name, displayName, displayNameEs, videoLink] = useWatch({
    control: form.control,
    name: ['name', 'displayName', 'displayNameEs', 'videoLink'],
  })
  const inputs = {
    displayName: (
      <CountedInput
        label={words.displayName}
        required
        data-autofocus
        typed={displayName}
        limit={limits.nameLength}
        error={say(errors.displayName?.message)}
        {...form.register('displayName')}
      />
    ),
    displayNameEs: (
      <CountedInput
        label={words.displayNameEs}
        description={words.displayNameEsHint}
        typed={displayNameEs}
        limit={limits.nameLength}
        error={say(errors.displayNameEs?.message)}
        {...form.register('displayNameEs')}
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
        error={say(errors.name?.message)}
        {...form.register('name')}
      />
    ),
    videoLink: (
      <MediaLinkInput
        label={words.video}
        kind="exercise-video"
        typed={videoLink}
        onChoose={({ link }) => {
          form.setValue('videoLink', link, { shouldDirty: true, shouldValidate: isSubmitted })
        }}
        error={say(errors.videoLink?.message)}
        {...form.register('videoLink')}
      />
    ),
  } satisfies Record<keyof ExerciseValues, ReactNode>
  return <>{inputsOf(inputs)}</>
}
