import { type Announcement, calls } from '@roundboard/contract'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { AddingModal, EditingModal } from '../../../shared/forms/form-modal.tsx'
import { useAddForm } from '../../../shared/forms/use-add-form.ts'
import { useEntityForm } from '../../../shared/forms/use-entity-form.ts'
import { useUser } from '../../../shared/session/session.ts'
import { blankBand, useShownAnnouncement, valuesOf } from './announcement-values.ts'
import {
  readAnnouncement,
  useCreateAnnouncement,
  useUpdateAnnouncement,
} from './announcements.queries.ts'
import { useAnnouncementsMessages } from '../../../shared/messages/announcements.ts'
import { BandFields } from './banner-fields.tsx'

const draftKey = 'new-announcement'

export function AddAnnouncementModal({ onClose }: { onClose: () => void }) {
  const words = useAnnouncementsMessages()
  const user = useUser()
  const create = useCreateAnnouncement(draftKey)
  const addForm = useAddForm({
    draftKey,
    rules: calls.createAnnouncement.body,
    blank: blankBand(user),
    thing: words.theThing,
    add: create.mutateAsync,
    onAdded: () => {
      alerts.success(words.added)
      onClose()
    },
  })
  return (
    <AddingModal title={words.newOne} size="xl" addForm={addForm} onClose={onClose}>
      <BandFields form={addForm.form} />
    </AddingModal>
  )
}

export function EditAnnouncementModal(props: { announcement: Announcement; onClose: () => void }) {
  const { announcement, onClose } = props
  const words = useAnnouncementsMessages()
  const update = useUpdateAnnouncement(announcement.id)
  const entityForm = useEntityForm({
    entity: announcement,
    valuesOf,
    shown: useShownAnnouncement(),
    rules: calls.updateAnnouncement.body,
    draftKey: `announcement.${announcement.id}`,
    read: () => readAnnouncement(announcement.id),
    save: (changes, expectedUpdatedAt) => update.mutateAsync({ ...changes, expectedUpdatedAt }),
    onSaved: () => {
      alerts.success(words.saved)
      onClose()
    },
  })
  return (
    <EditingModal
      title={words.editTitle}
      size="xl"
      thing={words.thing}
      entityForm={entityForm}
      onClose={onClose}
    >
      <BandFields form={entityForm.form} />
    </EditingModal>
  )
}
