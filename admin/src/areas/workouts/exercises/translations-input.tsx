import { NativeSelect, Text, Textarea } from '@mantine/core'
import type { Translation } from '@roundboard/contract'
import { type Language, languageFamily, languages } from '@roundboard/domain'
import { IconX } from '@tabler/icons-react'
import { useFormat } from '../../../shared/format/format.ts'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import classes from './exercises.module.css'
import { useExercisesMessages } from '../../../shared/messages/exercises.ts'

/** The translations of an exercise's text. */
export function TranslationsInput(props: {
  label: string
  limit: number
  value: readonly Translation[]
  original: string
  /** Screen languages that show the original because the translation is missing. */
  missing?: readonly Language[]
  error: string | undefined
  onChange: (next: Translation[]) => void
}) {
  const { label, limit, value, original, missing = [], error, onChange } = props
  const words = useExercisesMessages()
  const format = useFormat()
  const free = languages.filter(
    (language) =>
      languageFamily(language) !== 'en' && !value.some((each) => each.language === language),
  )
  return (
    <fieldset className={classes.alternatives}>
      <legend>{label}</legend>
      <ul>
        {value.map(({ language, text, original: madeOf }) => (
          <li key={language}>
            <Textarea
              aria-label={format.languageName(language)}
              description={
                madeOf === original
                  ? format.languageName(language)
                  : `${format.languageName(language)} · ${words.outdatedOf({ original: madeOf })}`
              }
              autosize
              minRows={1}
              maxLength={limit}
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
              onClick={() => onChange(value.filter((each) => each.language !== language))}
            >
              <IconX size={16} />
            </IconButton>
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <Text my={4} c="var(--rb-warn)" fz="sm">
          {words.missingIn({ languages: missing.map(format.languageName).join(', ') })}
        </Text>
      )}
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
