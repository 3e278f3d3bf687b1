import { Button, Group, Modal } from '@mantine/core'
import { LocationDraft } from '@roundboard/contract'
import { useForm } from 'react-hook-form'
import { rulesOf } from '../../shared/forms/rules.ts'
import { useNavigate } from '@tanstack/react-router'
import { alerts } from '../../shared/alerts/alerts.ts'
import { useAppName } from '../../shared/api/app-info.ts'
import { RestoredNotice } from '../../shared/forms/restored-notice.tsx'
import { useAddProblem } from '../../shared/forms/use-add-problem.ts'
import { useKeptDraft } from '../../shared/forms/use-kept-draft.ts'
import { useWords } from '../../shared/words/words.ts'
import { LocationFields } from './location-fields.tsx'
import { blankLocation, type LocationValues } from './location-values.ts'
import { useCreateLocation } from './locations.queries.ts'
import { useLocationWords } from './locations.words.ts'

const draftKey = 'new-location'

export function AddLocationModal(props: { isOpen: boolean; onClose: () => void }) {
  const words = useLocationWords()
  const shared = useWords()
  return (
    <Modal
      opened={props.isOpen}
      onClose={props.onClose}
      title={words.add}
      size="xl"
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': shared.close }}
    >
      <AddLocationForm onClose={props.onClose} />
    </Modal>
  )
}

function AddLocationForm({ onClose }: { onClose: () => void }) {
  const words = useLocationWords()
  const shared = useWords()
  const addProblem = useAddProblem()
  const appName = useAppName()
  const create = useCreateLocation(draftKey)
  const navigate = useNavigate()
  const form = useForm<LocationValues, unknown, LocationValues>({
    resolver: rulesOf(LocationDraft),
    defaultValues: blankLocation,
  })
  const draft = useKeptDraft(draftKey, form)

  const submit = form.handleSubmit(async (body) => {
    try {
      const location = await create.mutateAsync(body)
      draft.forget()
      await navigate({ to: '/admin/locations/$id', params: { id: location.id } })
      alerts.success(words.added(location.name, appName))
    } catch (error) {
      addProblem(form, words.problem, error)
    }
  })

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <RestoredNotice
        isShown={draft.wasRestored}
        onDiscard={() => {
          draft.forget()
          form.reset(blankLocation)
        }}
      />
      <LocationFields form={form} isLocked={false} isMine={false} />
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose}>
          {shared.cancel}
        </Button>
        <Button type="submit" loading={form.formState.isSubmitting}>
          {shared.add}
        </Button>
      </Group>
    </form>
  )
}
