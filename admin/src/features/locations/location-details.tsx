import { Button } from '@mantine/core'
import type { Location } from '@roundboard/contract'
import { reachOf } from '@roundboard/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useConfirm } from '../../shared/confirm/confirm.tsx'
import { useFormat } from '../../shared/format/format.ts'
import { useUser } from '../../shared/session/session.ts'
import { alerts } from '../../shared/alerts/alerts.ts'
import { isCode, isUnanswered } from '../../shared/api/api.ts'
import { useAppName } from '../../shared/api/app-info.ts'
import { Conflict, type Difference } from '../../shared/forms/conflict.tsx'
import classes from '../../shared/forms/forms.module.css'
import { LockToggle } from '../../shared/forms/lock-toggle.tsx'
import { RestoredNotice } from '../../shared/forms/restored-notice.tsx'
import { showIssues } from '../../shared/forms/show-issues.ts'
import { UnsavedGuard } from '../../shared/forms/unsaved-guard.tsx'
import { useKeptDraft } from '../../shared/forms/use-kept-draft.ts'
import { Panel } from '../../shared/ui/page.tsx'
import { useReason } from '../../shared/words/use-reason.ts'
import { useWords } from '../../shared/words/words.ts'
import { LocationFields } from './location-fields.tsx'
import type { LocationField, LocationValues } from './location-values.ts'
import { locationQueries, useScreensLanguage, useUpdateLocation } from './locations.queries.ts'
import type { LocationWords } from './locations.en.ts'
import { useLocationWords } from './locations.words.ts'
import { useLocationForm } from './use-location-form.ts'

/** The form of a location: locked until one means to edit, and locked again when saved. */
export function LocationDetails({ location, isMine }: { location: Location; isMine: boolean }) {
  const words = useLocationWords()
  const shared = useWords()
  const reason = useReason()
  const appName = useAppName()
  const queryClient = useQueryClient()
  const { role } = useUser()
  const format = useFormat()
  const confirm = useConfirm()
  const update = useUpdateLocation(location.id)
  const giveLanguage = useScreensLanguage()
  const { form, isDirty, changesOf, startFrom } = useLocationForm(location)
  const draft = useKeptDraft(`location.${location.id}`, form)
  const [isUnlocked, setUnlocked] = useState(false)
  const [theirs, setTheirs] = useState<Location>()
  const [unanswered, setUnanswered] = useState<Changes>()
  const isLocked = !isUnlocked && !draft.wasRestored

  const isOwnSave = (saved: Location) =>
    unanswered !== undefined &&
    differencesOf(unanswered, saved, words, appName, shared).length === 0
  const offerLanguage = async (saved: Location) => {
    const { language } = saved
    const ids = saved.screens.filter((one) => one.language !== language).map(({ id }) => id)
    const isOffered = language !== location.language && reachOf(role, 'screens.create') !== 'none'
    if (!isOffered || ids.length === 0) return
    const message = words.screensToo(ids.length, format.languageName(language))
    if (!(await confirm({ message, action: words.changeScreens }))) return
    try {
      await giveLanguage.mutateAsync({ ids, language })
      alerts.success(words.screensChanged(ids.length))
    } catch (error) {
      alerts.error(reason(error))
    }
  }
  const save = async (values: LocationValues, over = values.expectedUpdatedAt) => {
    try {
      const saved = await update.mutateAsync({
        ...changesOf(values),
        ...(over !== undefined && { expectedUpdatedAt: over }),
      })
      setUnanswered(undefined)
      draft.forget()
      startFrom(saved)
      setTheirs(undefined)
      setUnlocked(false)
      alerts.success(words.updated(saved.name))
      await offerLanguage(saved)
    } catch (error) {
      if (isUnanswered(error)) setUnanswered(changesOf(values))
      if (isCode(error, 'changed-meanwhile')) {
        const current = await queryClient.query({
          ...locationQueries.one(location.id),
          staleTime: 0,
        })
        if (isOwnSave(current)) await save(values, current.updatedAt)
        else setTheirs(current)
      } else if (!showIssues(form, error)) alerts.error(reason(error))
    }
  }
  const submit = form.handleSubmit((values) => save(values))
  const giveUp = (to: Location) => {
    draft.forget()
    setTheirs(undefined)
    setUnlocked(false)
    startFrom(to)
  }

  return (
    <Panel
      title={words.details}
      description={isLocked ? shared.locked : undefined}
      actions={
        <LockToggle
          isLocked={isLocked}
          onToggle={() => {
            if (isLocked) setUnlocked(true)
            else giveUp(location)
          }}
        />
      }
    >
      <UnsavedGuard isDirty={isDirty} onLeave={draft.forget} />
      <RestoredNotice
        isShown={draft.wasRestored}
        onDiscard={() => {
          giveUp(location)
        }}
      />
      {theirs && (
        <Conflict
          thing={words.thing}
          differences={differencesOf(changesOf(form.getValues()), theirs, words, appName, shared)}
          isBusy={update.isPending}
          onKeepMine={() => void form.handleSubmit((values) => save(values, theirs.updatedAt))()}
          onTakeTheirs={() => {
            giveUp(theirs)
          }}
        />
      )}
      <form noValidate className={classes.form} onSubmit={(event) => void submit(event)}>
        <LocationFields form={form} isLocked={isLocked} isMine={isMine} />
        {!isLocked && (
          <div className={classes.bar}>
            <Button type="submit" loading={update.isPending} disabled={!isDirty}>
              {shared.save}
            </Button>
            <Button
              variant="default"
              onClick={() => {
                giveUp(location)
              }}
            >
              {shared.cancel}
            </Button>
          </div>
        )}
      </form>
    </Panel>
  )
}

type Changes = Partial<Pick<LocationValues, LocationField>>

function differencesOf(
  mine: Changes,
  theirs: Location,
  words: LocationWords,
  appName: string,
  shared: { yes: string; no: string },
): Difference[] {
  const labels: Record<LocationField, string> = {
    name: words.name,
    locationIdentifier: words.number(appName),
    timeZone: words.timeZone,
    language: words.language,
    isActive: words.active,
    isEnabled: words.enabled,
    lrVideo: words.lrVideo,
    is365: words.is365,
    vtsEnabled: words.vtsEnabled,
    androidOs: words.androidOs,
    timerPalette: words.palette,
  }
  const say = (value: string | boolean) =>
    typeof value === 'string' ? value : value ? shared.yes : shared.no
  return (Object.keys(mine) as (keyof Changes)[])
    .filter((field) => theirs[field] !== mine[field])
    .map((field) => ({
      label: labels[field],
      mine: say(mine[field] ?? ''),
      theirs: say(theirs[field]),
    }))
}
