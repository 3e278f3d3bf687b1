import { NativeSelect, TextInput } from '@mantine/core'
import { type Location, UserDraft } from '@roundboard/contract'
import { consoleLanguages, limits } from '@roundboard/domain'
import { useWatch } from 'react-hook-form'
import { alerts } from '../../shared/alerts/alerts.ts'
import { CountedInput } from '../../shared/forms/counted.tsx'
import { AddingModal } from '../../shared/forms/form-modal.tsx'
import classes from '../../shared/forms/forms.module.css'
import { useIssueWords } from '../../shared/forms/issue-words.ts'
import { useAddForm } from '../../shared/forms/use-add-form.ts'
import { useFormat } from '../../shared/format/format.ts'
import { useLocale } from '../../shared/i18n/locale.tsx'
import { useGymPeopleWords } from './gym-people.words.ts'
import { keepMadeLink } from './made-links.ts'
import { blankUser, userSecrets } from './user-values.ts'
import { useCreateUser } from './users.queries.ts'
import { useUserWords } from './users.words.ts'

/** Invites somebody to look after one gym, by a mail or by a link to hand over. */
export function InviteModal({ location, onClose }: { location: Location; onClose: () => void }) {
  const words = useGymPeopleWords()
  const userWords = useUserWords()
  const format = useFormat()
  const say = useIssueWords()
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
      if (link !== null) keepMadeLink(id, link)
      alerts.success(link === null ? userWords.mailed(email) : words.invited(email))
      onClose()
    },
  })
  const { control, register, formState } = addForm.form
  const { errors } = formState
  const [firstName, lastName] = useWatch({ control, name: ['firstName', 'lastName'] })
  return (
    <AddingModal title={words.inviteTo(location.name)} addForm={addForm} onClose={onClose}>
      <TextInput
        type="email"
        label={userWords.email}
        required
        data-autofocus
        autoComplete="off"
        error={say(errors.email?.message)}
        {...register('email')}
      />
      <div className={classes.grid}>
        <CountedInput
          label={userWords.firstName}
          required
          typed={firstName}
          limit={limits.personNameLength}
          error={say(errors.firstName?.message)}
          {...register('firstName')}
        />
        <CountedInput
          label={userWords.lastName}
          required
          typed={lastName}
          limit={limits.personNameLength}
          error={say(errors.lastName?.message)}
          {...register('lastName')}
        />
      </div>
      <NativeSelect
        label={words.mailsIn}
        data={consoleLanguages.map((value) => ({ value, label: format.languageName(value) }))}
        {...register('language')}
      />
    </AddingModal>
  )
}
