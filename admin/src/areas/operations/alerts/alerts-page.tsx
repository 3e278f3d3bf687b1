import { useQuery } from '@tanstack/react-query'
import { PageHeader } from '../../../shared/ui/page.tsx'
import { QueryView } from '../../../shared/ui/query-view.tsx'
import { choiceQuery } from './alerts.queries.ts'
import { ChoicePanel } from './settings-panel.tsx'
import { useAlertSettingsMessages } from '../../../shared/messages/alert-settings.ts'
import { WebhookPanel } from './webhook-panel.tsx'

/** The user's notification settings: kinds, locations, channels and webhook. */
export function AlertsPage() {
  const words = useAlertSettingsMessages()
  const query = useQuery(choiceQuery)
  return (
    <>
      <PageHeader title={words.title} description={words.intro} />
      <QueryView query={query} what={words.what}>
        {(choice) => (
          <>
            <ChoicePanel choice={choice} />
            <WebhookPanel webhook={choice.webhook} />
          </>
        )}
      </QueryView>
    </>
  )
}
