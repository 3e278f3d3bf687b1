import { Box, Button, Group, Text, Textarea } from '@mantine/core'
import { diffWords, type Language, limits, visibleLength } from '@roundboard/domain'
import {
  IconArrowForwardUp,
  IconCircleCheck,
  IconCircleDashed,
  IconRefreshAlert,
} from '@tabler/icons-react'
import { useFormat } from '../../../shared/format/format.ts'
import { useIssueWords } from '../../../shared/forms/issues.ts'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import type { Original, TranslatedValue, TranslationState } from './translation-values.ts'
import { useWorkoutsMessages } from '../../../shared/messages/workouts.ts'
import classes from './translations.module.css'

const icons = {
  translated: IconCircleCheck,
  outdated: IconRefreshAlert,
  missing: IconCircleDashed,
  inherited: IconArrowForwardUp,
} satisfies Record<TranslationState, typeof IconCircleCheck>

const limitOf = {
  name: limits.nameLength,
  subHeader: limits.subHeaderHint,
  step: limits.routineTextHint,
  cue: limits.cueLength,
} satisfies Record<Original['kind'], number>

/** A text's original and its translation. */
export function TranslationField(props: {
  original: Original
  label: string
  language: Language
  value: TranslatedValue
  state: TranslationState
  /** What a screen in this language shows now. */
  shown: string
  /** How another workout translates it. */
  earlier: { text: string; day: string } | undefined
  problem: string | undefined
  onChange: (text: string) => void
  onKeep: () => void
}) {
  const { original, label, language, value, state, shown } = props
  const words = useWorkoutsMessages().translations
  const shared = useSharedMessages()
  const format = useFormat()
  const issue = useIssueWords()
  const Icon = icons[state]
  const limit = limitOf[original.kind]
  const isLine = original.kind !== 'step'
  return (
    <div className={classes.row} data-state={state}>
      <div className={classes.original}>
        <h3>{label}</h3>
        <p lang="en" dir="auto">
          <Written original={original} value={value} state={state} />
        </p>
      </div>
      <div className={classes.said}>
        <Group gap="6px 10px" mih={30} mb={4}>
          <span className={classes.state}>
            <Icon size={16} aria-hidden /> {words.state[state]}
          </span>
          {state === 'outdated' && (
            <Button variant="default" size="compact-sm" onClick={props.onKeep}>
              {words.stillRight} <kbd className={classes.key}>Ctrl Enter</kbd>
            </Button>
          )}
          <Box component="span" className="tabular" ms="auto" c="dimmed" fz={13}>
            {shared.counted({ length: visibleLength(value.text), max: limit })}
          </Box>
        </Group>
        <Textarea
          autosize
          minRows={isLine ? 1 : 2}
          maxRows={12}
          lang={language}
          dir="auto"
          aria-label={words.inField({ field: label, language: format.languageName(language) })}
          data-text={original.key}
          value={value.text}
          placeholder={words.wallShows({ text: shown })}
          error={issue(props.problem)}
          onKeyDown={(event) => {
            if (isLine && event.key === 'Enter') event.preventDefault()
          }}
          onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
        />
        {props.earlier && (
          <Text mt={4} c="dimmed" fz={13}>
            {words.saidBefore({ day: format.day(props.earlier.day) })}{' '}
            <b lang={language} dir="auto">
              {props.earlier.text}
            </b>{' '}
            <Button
              variant="subtle"
              size="compact-xs"
              aria-label={words.inField({ field: words.useIt, language: label })}
              onClick={() => props.onChange(props.earlier?.text ?? '')}
            >
              {words.useIt} <kbd className={classes.key}>Ctrl Shift Enter</kbd>
            </Button>
          </Text>
        )}
        {original.kind === 'subHeader' && visibleLength(value.text) > limit && (
          <Text mt={4} c="dimmed" fz={13}>
            {words.scrolls({ count: limit })}
          </Text>
        )}
      </div>
    </div>
  )
}

/** The original. Marks what has changed since it was translated. */
function Written({
  original,
  value,
  state,
}: {
  original: Original
  value: TranslatedValue
  state: TranslationState
}) {
  if (state !== 'outdated' || value.text.trim() === '') return original.text
  return diffWords(value.original, original.text).map(({ text, is }, place) => {
    if (is === 'same') return text
    // The parts are recreated with each text, and only their index identifies them.
    return is === 'new' ? <mark key={place}>{text}</mark> : <del key={place}>{text}</del>
  })
}
