import { Button } from '@mantine/core'
import { type BodyOf, type calls, UserChanges, type User } from '@roundboard/contract'
import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { alerts } from '../../shared/alerts/alerts.ts'
import { isCode } from '../../shared/api/api.ts'
import { useAskPassword } from '../../shared/confirm/typed-password.tsx'
import formClasses from '../../shared/forms/forms.module.css'
import { LockToggle } from '../../shared/forms/lock-toggle.tsx'
import { rulesOf } from '../../shared/forms/rules.ts'
import { showIssues } from '../../shared/forms/show-issues.ts'
import { UnsavedGuard } from '../../shared/forms/unsaved-guard.tsx'
import { backIcon, TextLink } from '../../shared/ui/links.tsx'
import { PageHeader, Panel } from '../../shared/ui/page.tsx'
import { QueryView } from '../../shared/ui/query-view.tsx'
import { useReason } from '../../shared/words/use-reason.ts'
import { useWords } from '../../shared/words/words.ts'
import { nameOf, useRemoveUser } from './use-remove-user.ts'
import { UserFields, type UserValues } from './user-fields.tsx'
import { UserLocations } from './user-locations.tsx'
import { UserSessions } from './user-sessions.tsx'
import { userQueries, useUpdateUser } from './users.queries.ts'
import { useUserWords } from './users.words.ts'

export function UserPage({ id }: { id: string }) {
  const words = useUserWords()
  const query = useQuery(userQueries.one(id))
  return (
    <QueryView query={query} what={words.theUser} pageTitle={words.users}>
      {(user) => (
        <>
          <Heading user={user} />
          <UserDetails user={user} />
          <UserLocations user={user} />
          <UserSessions user={user} />
        </>
      )}
    </QueryView>
  )
}

function Heading({ user }: { user: User }) {
  const words = useUserWords()
  const shared = useWords()
  const navigate = useNavigate()
  const { remove, isPending } = useRemoveUser()
  const leave = () => navigate({ to: '/admin/users', ignoreBlocker: true })
  return (
    <PageHeader
      title={nameOf(user)}
      above={
        <TextLink to="/admin/users">
          {backIcon} {words.users}
        </TextLink>
      }
      description={`${user.email} · ${shared.roles[user.role]}`}
      actions={
        <Button
          variant="default"
          className="danger-quiet"
          leftSection={<IconTrash size={16} />}
          loading={isPending}
          onClick={() => void remove(user, leave)}
        >
          {shared.delete}
        </Button>
      }
    />
  )
}

const valuesOf = ({ email, firstName, lastName, role, isActive }: User): UserValues => ({
  email,
  firstName,
  lastName,
  role,
  isActive,
  password: '',
})

type SavedChanges = BodyOf<typeof calls.updateUser>

function UserDetails({ user }: { user: User }) {
  const words = useUserWords()
  const shared = useWords()
  const reason = useReason()
  const askPassword = useAskPassword()
  const update = useUpdateUser(user.id)
  const [isLocked, setLocked] = useState(true)
  const form = useForm<UserValues, unknown, UserValues>({
    resolver: rulesOf(UserChanges),
    defaultValues: valuesOf(user),
  })
  const { isDirty } = form.formState

  useEffect(() => {
    if (!form.formState.isDirty) form.reset(valuesOf(user))
  }, [user, form])

  const save = async (changes: SavedChanges) => {
    try {
      const saved = await update.mutateAsync(changes)
      form.reset(valuesOf(saved))
      setLocked(true)
      alerts.success(words.updated(nameOf(saved)))
    } catch (error) {
      // It is said where it was typed.
      if (isCode(error, 'wrong-password')) throw error
      if (!showIssues(form, error)) alerts.error(reason(error))
    }
  }
  const submit = form.handleSubmit(async ({ password, ...rest }) => {
    const changes = { ...rest, ...(password && { password }) }
    const changesWayIn =
      Boolean(password) ||
      rest.email !== user.email ||
      (rest.role === 'super-admin' && user.role !== 'super-admin')
    if (!changesWayIn) await save(changes)
    else
      await askPassword({
        message: words.proveWayIn(nameOf(user)),
        action: shared.save,
        isHarmless: true,
        act: (currentPassword) => save({ ...changes, currentPassword }),
      })
  })
  const lock = () => {
    form.reset(valuesOf(user))
    setLocked(true)
  }

  return (
    <Panel
      title={words.details}
      description={isLocked ? shared.locked : undefined}
      actions={
        <LockToggle
          isLocked={isLocked}
          onToggle={() => {
            if (isLocked) setLocked(false)
            else lock()
          }}
        />
      }
    >
      <UnsavedGuard isDirty={isDirty} />
      <form noValidate className={formClasses.form} onSubmit={(event) => void submit(event)}>
        <UserFields form={form} isLocked={isLocked} isNew={false} />
        {!isLocked && (
          <div className={formClasses.bar}>
            <Button type="submit" loading={update.isPending} disabled={!isDirty}>
              {shared.save}
            </Button>
            <Button variant="default" onClick={lock}>
              {shared.cancel}
            </Button>
          </div>
        )}
      </form>
    </Panel>
  )
}
