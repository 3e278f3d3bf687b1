import { NativeSelect, Stack } from '@mantine/core'
import { type AnnouncementKind, type Language, textIn } from '@roundboard/domain'
import { lazy, Suspense, useState } from 'react'
import { useFormat } from '../../../shared/format/format.ts'
import type { AnnouncementTexts } from './announcement-values.ts'
import { useAnnouncementsMessages } from '../../../shared/messages/announcements.ts'
import classes from './announcements.module.css'

const AnnouncementPreview = lazy(() => import('./announcement-preview.tsx'))

/** The preview next to the form, in each language that has a text. */
export function PreviewField({
  kind,
  texts,
}: {
  kind: AnnouncementKind
  texts: AnnouncementTexts
}) {
  const words = useAnnouncementsMessages()
  const format = useFormat()
  const [chosen, setChosen] = useState<Language>('en-us')
  const written = texts.translations.map(({ language }) => language)
  const language = written.includes(chosen) ? chosen : 'en-us'
  return (
    <Stack component="section" gap={8} align="center" aria-label={words.preview}>
      {written.length > 0 && (
        <NativeSelect
          label={words.previewIn}
          value={language}
          data={[
            { value: 'en-us', label: words.previewText },
            ...written
              .filter((one) => one !== 'en-us')
              .map((one) => ({ value: one, label: format.languageName(one) })),
          ]}
          onChange={({ currentTarget }) =>
            setChosen(written.find((one) => one === currentTarget.value) ?? 'en-us')
          }
        />
      )}
      <Suspense fallback={<div className={classes.wall} />}>
        <AnnouncementPreview
          kind={kind}
          text={textIn(language, texts.text, texts.translations)}
          language={language}
          subHeader={words.sampleSubHeader}
          roundName={words.sampleRound}
        />
      </Suspense>
    </Stack>
  )
}
