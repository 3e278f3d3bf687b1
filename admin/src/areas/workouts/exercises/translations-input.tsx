import { NativeSelect, Textarea } from '@mantine/core'
import { instructionMax, type Translation } from '@roundboard/contract'
import { languageFamily, languages } from '@roundboard/domain'
import { IconX } from '@tabler/icons-react'
import { useFormat } from '../../../shared/format/format.ts'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import classes from './exercises.module.css'
import { useExercisesMessages } from '../../../shared/messages/exercises.ts'

/** What walls say of an exercise in other languages than the original's. */
export function TranslationsInput(props: {
  value: readonly Translation[]
  original: string
  error: string | undefined
  onChange: (next: Translation[]) => void
}) {
  const { value, original, error, onChange } = props
  const words = useExercisesMessages()
  const format = useFormat()
  const free = languages.filter(
    (language) =>
      languageFamily(language) !== 'en' && !value.some((each) => each.language === language),
  )
  return (
    <fieldset className={classes.alternatives}>
      <legend>{words.translations}</legend>
      <ul>
        {value.map(({ language, text }) => (
          <li key={language}>
            <Textarea
              aria-label={format.languageName(language)}
              description={format.languageName(language)}
              autosize
              minRows={1}
              maxLength={instructionMax}
              value={text}
              onChange={(event) => {
                const typed = event.currentTarget.value
                onChange(
                  value.map((each) =>
                    each.language === language ? { language, text: typed, original } : each,
                  ),
                )
              }}
            />
            <IconButton
              label={words.removeAlternative({ name: format.languageName(language) })}
              onClick={() => {
                onChange(value.filter((each) => each.language !== language))
              }}
            >
              <IconX size={16} />
            </IconButton>
          </li>
        ))}
      </ul>
      <NativeSelect
        aria-label={words.addLanguage}
        value=""
        error={error}
        data={[
          { value: '', label: words.addLanguage },
          ...free.map((language) => ({ value: language, label: format.languageName(language) })),
        ]}
        onChange={(event) => {
          const chosen = free.find((language) => language === event.currentTarget.value)
          if (chosen) onChange([...value, { language: chosen, text: '', original }])
        }}
      />
    </fieldset>
  )
}
