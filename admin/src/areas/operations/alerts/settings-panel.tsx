import { type AlertPreferences, calls } from '@roundboard/contract'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { FormNotices } from '../../../shared/forms/form-notices.tsx'
import formClasses from '../../../shared/forms/forms.module.css'
import { inputsOf } from '../../../shared/forms/inputs-of.tsx'
import { SaveBar } from '../../../shared/forms/save-bar.tsx'
import { useEntityForm } from '../../../shared/forms/use-entity-form.ts'
import { Panel } from '../../../shared/ui/page.tsx'
import { choiceQuery, useUpdateChoice } from './alerts.queries.ts'
import { type ChoiceValues, useShownChoice, valuesOf } from './settings-values.ts'
import { useAlertSettingsMessages } from '../../../shared/messages/alert-settings.ts'
import { LocationsField } from './locations-field.tsx'
import { ChannelsField, KindsField } from './alert-fields.tsx'
import { QuietField, SummaryField, ZoneField } from './time-fields.tsx'

export function ChoicePanel({ choice }: { choice: AlertPreferences }) {
  const words = useAlertSettingsMessages()
  const queryClient = useQueryClient()
  const update = useUpdateChoice()
  const entityForm = useEntityForm({
    entity: choice,
    valuesOf,
    shown: useShownChoice(),
    rules: calls.updateAlertPreferences.body,
    draftKey: 'alerts',
    read: () => queryClient.query({ ...choiceQuery, staleTime: 0 }),
    save: (changes, expectedUpdatedAt) =>
      update.mutateAsync({
        // If the chosen locations are gone, saving chooses all locations.
        ...(choice.lostGyms && { locations: null }),
        ...{ ...changes, expectedUpdatedAt },
      }),
    onSaved: () => {
      alerts.success(words.saved)
    },
  })
  const { form } = entityForm
  const inputs = {
    kinds: <KindsField form={form} />,
    locations: <LocationsField form={form} isLost={choice.lostGyms} />,
    channels: <ChannelsField form={form} choice={choice} />,
    quietHours: <QuietField form={form} />,
    summaryHour: <SummaryField form={form} isMailOn={choice.isMailOn} />,
    timeZone: <ZoneField form={form} />,
  } satisfies Record<keyof ChoiceValues, ReactNode>
  return (
    <Panel title={words.panel} description={choice.isDefault ? words.usual : undefined}>
      <FormNotices entityForm={entityForm} thing={words.thing} />
      <form noValidate className={formClasses.form} onSubmit={entityForm.submit}>
        {inputsOf(inputs)}
        <SaveBar
          canSave={entityForm.isDirty && entityForm.meeting === undefined}
          canCancel={entityForm.isDirty}
          isSaving={entityForm.isSaving}
          onCancel={entityForm.giveUp}
        />
      </form>
    </Panel>
  )
}
