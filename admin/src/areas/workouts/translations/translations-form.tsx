import { Box, Button } from '@mantine/core'
import type { Round, Workout } from '@roundboard/contract'
import { type Language, workoutDays, languages } from '@roundboard/domain'
import { IconArrowDown } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useDeferredValue, useRef, type KeyboardEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { useFormat } from '../../../shared/format/format.ts'
import { FormNotices } from '../../../shared/forms/form-notices.tsx'
import { type EntityForm, useEntityForm } from '../../../shared/forms/use-entity-form.ts'
import { backIcon, TextLink } from '../../../shared/ui/links.tsx'
import { PageHeader } from '../../../shared/ui/page.tsx'
import { Loading } from '../../../shared/ui/query-view.tsx'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { useUpdateWorkout, workoutQueries } from '../workouts/workouts.queries.ts'
import { LanguageList } from './language-list.tsx'
import {
  changesOf,
  cueKey,
  languagesInheriting,
  LanguageRules,
  languageValuesOf,
  type LanguageValues,
  type Original,
  originalsOf,
  stateOfTranslation,
  shownOf,
  type Texts,
} from './translation-values.ts'
import { TranslationField } from './translation-field.tsx'
import { useWorkoutsMessages } from '../../../shared/messages/workouts.ts'
import classes from './translations.module.css'
import type { ShownFields } from '../../../shared/forms/shown-fields.ts'

const LivePreview = lazy(() => import('../workouts/live-preview.tsx'))

export function LanguagesForm(props: {
  workout: Workout
  round: Round
  inUse: readonly Language[]
  /** The number of locations with screens in the language, in words. */
  gyms: string | undefined
  language: Language
  onChoose: (language: Language) => void
}) {
  const { workout, round, language } = props
  const words = useWorkoutsMessages().translations
  const shared = useSharedMessages()
  const format = useFormat()
  const queryClient = useQueryClient()
  const update = useUpdateWorkout(workout.id)
  const one = workoutQueries.one(workout.id)
  const originals = originalsOf(workout)
  const entityForm: EntityForm<LanguageValues> = useEntityForm({
    entity: workout,
    valuesOf: languageValuesOf,
    shown: useShownLanguages(originals),
    rules: LanguageRules,
    draftKey: `languages.${workout.id}`,
    read: () => queryClient.query({ ...one, staleTime: 0 }),
    save: (changed, expectedUpdatedAt) => {
      // Someone else's version may have been loaded just now.
      const newest = queryClient.getQueryData(one.queryKey) ?? workout
      const values = { ...form.getValues(), ...changed }
      return update.mutateAsync({ ...changesOf(newest, values), expectedUpdatedAt })
    },
    onSaved: (saved) => {
      alerts.success(words.saved({ name: saved.name }))
    },
  })
  const { form, isSaving, isDirty, meeting, submit } = entityForm
  useWatch({ control: form.control })
  const values = form.getValues()
  const element = useRef<HTMLFormElement>(null)

  const { data: before = [] } = useQuery(workoutQueries.saidBefore(workout.id, language))
  const earlierOf = (original: Original) => {
    const found = before.find((earlier) => earlier.original === original.text)
    return found?.text === values[language][original.key]?.text ? undefined : found
  }
  const say = (original: Original, text: string) => {
    const stored = languageValuesOf(workout)[language][original.key]
    const isAsStored = stored?.text === text
    const made = text.trim() === '' ? '' : original.text
    form.setValue(
      `${language}.${original.key}`,
      { text, original: isAsStored ? stored.original : made },
      { shouldDirty: true, shouldValidate: form.formState.isSubmitted },
    )
  }
  const keep = (original: Original) => {
    const text = values[language][original.key]?.text ?? ''
    const translation = { text, original: original.text }
    form.setValue(`${language}.${original.key}`, translation, { shouldDirty: true })
  }
  const stateOf = (original: Original) => stateOfTranslation(values, language, original)
  const isLacking = (original: Original) => ['missing', 'outdated'].includes(stateOf(original))
  const focusNext = (from: Original | undefined) => {
    const place = from === undefined ? 0 : originals.indexOf(from) + 1
    const following = [...originals.slice(place), ...originals.slice(0, place)]
    const next = following.find((original) => original !== from && isLacking(original))
    element.current?.querySelector<HTMLElement>(`[data-text="${next?.key ?? ''}"]`)?.focus()
  }
  const focused = () => {
    const { activeElement } = document
    const key = activeElement instanceof HTMLElement ? activeElement.dataset['text'] : undefined
    return originals.find((original) => original.key === key)
  }
  const handleKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    const at = focused()
    if (event.key === 's') {
      event.preventDefault()
      submit(event)
    } else if (event.key === 'ArrowDown' && at !== undefined) {
      event.preventDefault()
      focusNext(at)
    } else if (event.key === 'Enter' && at !== undefined) {
      event.preventDefault()
      const found = event.shiftKey ? earlierOf(at) : undefined
      if (found) say(at, found.text)
      else if (stateOf(at) === 'outdated') keep(at)
      focusNext(at)
    }
  }

  const heirs = languagesInheriting(values, language, originals)
  const [heir, ...more] = heirs
  const { firstDay, lastDay } = workoutDays(workout)
  const label = ({ kind, step }: Original) =>
    ({
      name: words.name,
      subHeader: words.subHeader,
      step: words.stepOf({ step }),
      cue: words.cueOf({ step }),
    })[kind]
  return (
    <form noValidate ref={element} onSubmit={submit} onKeyDown={handleKey}>
      <PageHeader
        title={words.title({ name: workout.name })}
        above={
          <TextLink
            to="/admin/rounds/$roundNumber/workout/$id"
            params={{ roundNumber: String(round.roundNumber), id: workout.id }}
          >
            {backIcon} {round.name}, {format.shortDays(firstDay, lastDay)}
          </TextLink>
        }
        description={props.gyms}
        actions={
          <>
            {isDirty && (
              <span className={classes.unsaved} role="status">
                {shared.unsaved}
              </span>
            )}
            <Button
              type="submit"
              loading={isSaving}
              disabled={meeting !== undefined}
              aria-keyshortcuts="Control+S"
            >
              {shared.save}
              <kbd className={classes.key} aria-hidden>
                Ctrl S
              </kbd>
            </Button>
          </>
        }
      />
      <FormNotices entityForm={entityForm} thing={words.thing} />
      <div className={classes.columns}>
        <LanguageList
          values={values}
          originals={originals}
          inUse={props.inUse}
          chosen={language}
          onChoose={props.onChoose}
        />
        <section className={classes.texts} aria-label={format.languageName(language)}>
          <div className={classes.head}>
            <Box component="h2" p="10px 20px" fz={15} lts={0}>
              {words.original} <code>en-us</code>
            </Box>
            <Box component="h2" p="10px 20px" fz={15} lts={0}>
              {format.languageName(language)} <code>{language}</code>
              {heir !== undefined && (
                <span title={heirs.join(', ')}>
                  {words.alsoFor({ first: heir, more: more.length })}
                </span>
              )}
            </Box>
          </div>
          {originals.map((original) => (
            <TranslationField
              key={`${language}.${original.key}`}
              original={original}
              label={label(original)}
              language={language}
              value={values[language][original.key] ?? { text: '', original: '' }}
              state={stateOf(original)}
              shown={shownOf(values, language, original)}
              earlier={isLacking(original) ? earlierOf(original) : undefined}
              problem={form.formState.errors[language]?.[original.key]?.text?.message}
              onChange={(text) => say(original, text)}
              onKeep={() => keep(original)}
            />
          ))}
          <div className={classes.foot}>
            <p>
              <kbd className={classes.key}>Ctrl ↓</kbd> {words.nextLack}
              <kbd className={classes.key}>Ctrl Enter</kbd> {words.rightNext}
            </p>
            <Button
              variant="default"
              size="compact-md"
              rightSection={<IconArrowDown size={15} aria-hidden />}
              disabled={!originals.some(isLacking)}
              onClick={() => focusNext(undefined)}
            >
              {words.next}
            </Button>
          </div>
        </section>
        <Suspense fallback={<Loading />}>
          <Preview
            workout={workout}
            round={round}
            language={language}
            originals={originals}
            values={values}
          />
        </Suspense>
      </div>
    </form>
  )
}

function Preview(props: {
  workout: Workout
  round: Round
  language: Language
  originals: readonly Original[]
  values: LanguageValues
}) {
  const { workout, round, language, originals, values } = props
  const words = useWorkoutsMessages().translations
  const format = useFormat()
  const textOf = (key: string) => {
    const original = originals.find((known) => known.key === key)
    return original === undefined ? '' : shownOf(values, language, original)
  }
  const routines = workout.routines.map(({ id, step, videoLink, lrVideoLink }) => ({
    step,
    videoLink,
    text: textOf(id),
    cue: textOf(cueKey(id)),
    lrVideoLink: lrVideoLink ?? '',
  }))
  const shown = useDeferredValue(JSON.stringify({ subHeader: textOf('subHeader'), routines }))
  return (
    <LivePreview
      round={round}
      workout={shown}
      language={language}
      title={words.onWall({ language: format.languageName(language) })}
    />
  )
}

/** Formats a language's texts for the edit conflict dialog. */
function useShownLanguages(originals: readonly Original[]): ShownFields<LanguageValues> {
  const format = useFormat()
  const asText = (texts: Texts) =>
    originals
      .map(({ key }) => texts[key]?.text ?? '')
      .filter((text) => text !== '')
      .join('\n\n')
  const shown = languages.map(
    (language) => [language, { label: format.languageName(language), text: asText }] as const,
  )
  return Object.fromEntries(shown) as ShownFields<LanguageValues>
}
