import { Button, Group, Text } from '@mantine/core'
import { addresses, ApiKeyDraft, type ApiKey, type ApiKeyScope } from '@roundboard/contract'
import { useState } from 'react'
import { AddingModal } from '../../../shared/forms/form-modal.tsx'
import { useAddForm } from '../../../shared/forms/use-add-form.ts'
import { SecretText } from '../../../shared/ui/secret-text.tsx'
import { useMakeApiKey } from './api-keys.queries.ts'
import { useApiKeysMessages } from '../../../shared/messages/api-keys.ts'
import { KeyFields, blankKey } from './key-fields.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'

type Made = ApiKey & { secret: string }

/** A call that each scope allows. */
const examples = {
  'locations:read': addresses.listLocations,
  'screens:read': addresses.listScreens,
  'uptime:read': addresses.getLocationIssues,
  'schedule:read': addresses.listWorkouts,
  'workouts:write': addresses.listWorkouts,
  'announcements:write': addresses.listAnnouncements,
  'releases:read': addresses.listReleases,
  'version:read': addresses.getLatestVersion,
} as const satisfies Record<ApiKeyScope, { method: string; path: string }>

function exampleOf(scopes: readonly ApiKeyScope[]): string {
  const [scope = 'version:read'] = scopes
  const { method, path } = examples[scope]
  const header = '-H "Authorization: Bearer $ROUNDBOARD_KEY"'
  const verb = method === 'GET' ? '' : `-X ${method} `
  return `curl ${verb}${header} ${location.origin}${path}`
}

/** Creates a key and shows it once. */
export function NewKeyModal({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<Made>()
  return made === undefined ? (
    <KeyForm onMade={setMade} onClose={onClose} />
  ) : (
    <MadeKey made={made} onClose={onClose} />
  )
}

function KeyForm({ onMade, onClose }: { onMade: (made: Made) => void; onClose: () => void }) {
  const words = useApiKeysMessages()
  const make = useMakeApiKey()
  const addForm = useAddForm({
    draftKey: 'new-api-key',
    rules: ApiKeyDraft,
    blank: blankKey,
    thing: words.addProblem,
    add: (draft) => make.mutateAsync(draft),
    onAdded: onMade,
  })
  return (
    <AddingModal title={words.newKey} size="lg" addForm={addForm} onClose={onClose}>
      <KeyFields form={addForm.form} />
    </AddingModal>
  )
}

function MadeKey({ made, onClose }: { made: Made; onClose: () => void }) {
  const words = useApiKeysMessages()
  return (
    <Dialog
      onClose={onClose}
      title={words.madeTitle}
      size="lg"
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <p>{words.once}</p>
      <SecretText label={words.keyOf({ name: made.name })} value={made.secret} />
      <Text my={10} c="dimmed" fz="sm">
        {words.howToUse}
      </Text>
      <SecretText
        label={words.example({ name: made.name })}
        value={exampleOf(made.scopes)}
        isShownOnce={false}
      />
      <Text mt={10} c="dimmed" fz="sm">
        {words.exampleHint}
      </Text>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          {words.putAway}
        </Button>
      </Group>
    </Dialog>
  )
}
