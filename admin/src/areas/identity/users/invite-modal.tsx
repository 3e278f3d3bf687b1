import { type Location, UserDraft } from '@roundboard/contract'
import { useWatch } from 'react-hook-form'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { AddingModal } from '../../../shared/forms/form-modal.tsx'
import classes from '../../../shared/forms/forms.module.css'
import { useAddForm } from '../../../shared/forms/use-add-form.ts'
import { useLocale } from '../../../shared/i18n/locale.tsx'
import { ExistingAccount } from './existing-account.tsx'
import { useUsersMessages } from '../../../shared/messages/users.ts'
import { rememberInvitation, useCreateUser } from './users.queries.ts'
import { usePersonInputs } from './person-fields.tsx'
import { blankUser, userSecrets } from './user-shown.ts'

/** Invites someone to manage a location, by email or by a link to pass on. */
export function InviteModal({ location, onClose }: { location: Location; onClose: () => void }) {
  const words = useUsersMessages().people
  const userWords = useUsersMessages()
  const { locale } = useLocale()
  const create = useCreateUser()
  const addForm = useAddForm({
    draftKey: `invite.${location.id}`,
    rules: UserDraft,
    blank: { ...blankUser, language: locale },
    secrets: userSecrets,
    thing: words.addProblem,
    add: (draft) => create.mutateAsync({ ...draft, locations: [location.id] }),
    onAdded: ({ id, email, link }) => {
      if (link !== null) rememberInvitation(id, link)
      alerts.success(link === null ? userWords.mailed({ email }) : words.invited({ email }))
      onClose()
    },
  })
  const inputs = usePersonInputs(addForm.form, false)
  const email = useWatch({ control: addForm.form.control, name: 'email' })
  return (
    <AddingModal title={words.inviteTo({ gym: location.name })} addForm={addForm} onClose={onClose}>
      {inputs.email}
      <ExistingAccount
        email={email}
        location={location}
        onGiven={() => {
          addForm.clear()
          onClose()
        }}
      />
      <div className={classes.grid}>
        {inputs.firstName}
        {inputs.lastName}
      </div>
      {inputs.language}
    </AddingModal>
  )
}
