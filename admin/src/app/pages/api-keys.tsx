import { Anchor, Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiKeysPanel } from '../../areas/identity/api-keys/api-keys-panel.tsx'
import { NewKeyModal } from '../../areas/identity/api-keys/new-key-modal.tsx'
import { AddWebhookModal } from '../../areas/operations/alerts/organization-webhook-modals.tsx'
import { OrganizationWebhooks } from '../../areas/operations/alerts/organization-webhooks.tsx'
import { useAlertSettingsMessages } from '../../shared/messages/alert-settings.ts'
import { useApiKeysMessages } from '../../shared/messages/api-keys.ts'
import { apiKeyTabs } from '../../shared/search/search.ts'
import { PageTabs } from '../../shared/ui/links.tsx'
import { PageHeader } from '../../shared/ui/page.tsx'

const route = getRouteApi('/admin/api-keys')

/** How other systems reach this installation, and how it reaches them. */
export function ApiKeysRoute() {
  const words = useApiKeysMessages()
  const { organization } = useAlertSettingsMessages()
  const navigate = route.useNavigate()
  const { tab = 'keys', webhook, ...list } = route.useSearch()
  const [adding, setAdding] = useState<typeof tab>()
  const isWebhooks = tab === 'webhooks'
  const close = () => setAdding(undefined)
  const addButton = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setAdding(tab)}>
      {isWebhooks ? organization.add : words.newKey}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={words.title}
        documentTitle={`${words.tabs[tab]} · ${words.title}`}
        description={isWebhooks ? organization.intro : words.intro}
        actions={
          <Group>
            <Anchor href="/api/docs" target="_blank" rel="noreferrer">
              {words.document}
            </Anchor>
            {addButton}
          </Group>
        }
      />
      <PageTabs
        label={words.title}
        tabs={[
          { text: words.tabs.keys },
          ...apiKeyTabs.map((each) => ({ tab: each, text: words.tabs[each] })),
        ]}
      />
      {isWebhooks ? (
        <OrganizationWebhooks openId={webhook} addButton={addButton} />
      ) : (
        <ApiKeysPanel
          list={list}
          onList={(search, how) => void navigate({ search, ...how })}
          addButton={addButton}
        />
      )}
      {adding === 'keys' && <NewKeyModal onClose={close} />}
      {adding === 'webhooks' && <AddWebhookModal onClose={close} />}
    </>
  )
}
