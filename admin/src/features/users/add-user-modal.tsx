import { Button, Group, Modal } from '@mantine/core'
import { type BodyOf, type calls, UserDraft } from '@roundboard/contract'
import { useNavigate } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { alerts } from '../../shared/alerts/alerts.ts'
import { isCode } from '../../shared/api/api.ts'
import { useAppName } from '../../shared/api/app-info.ts'
import { useAskPassword } from '../../shared/confirm/typed-password.tsx'
import { rulesOf } from '../../shared/forms/rules.ts'
import { useAddProblem } from '../../shared/forms/use-add-problem.ts'
import { useWords } from '../../shared/words/words.ts'
import { UserFields, type UserValues } from './user-fields.tsx'
import { useCreateUser } from './users.queries.ts'
import { useUserWords } from './users.words.ts'
import { useReturnFocus } from '../../shared/ui/use-return-focus.ts'

export function AddUserModal({ onClose }: { onClose: () => void }) {
  useReturnFocus()
  const words = useUserWords()
  const shared = useWords()
  const addProblem = useAddProblem()
  const appName = useAppName()
  const askPassword = useAskPassword()
  const create = useCreateUser()
  const navigate = useNavigate()
  const form = useForm<UserValues, unknown, UserValues>({
    resolver: rulesOf(UserDraft),
    defaultValues: {
      email: '',
      firstName: '',
      lastName: '',
      role: 'location',
      isActive: true,
      password: '',
    },
  })

  const add = async (draft: BodyOf<typeof calls.createUser>) => {
    try {
      const user = await create.mutateAsync(draft)
      await navigate({ to: '/admin/users/$id', params: { id: user.id } })
      alerts.success(words.added(user.firstName, appName))
    } catch (error) {
      // It is said where it was typed.
      if (isCode(error, 'wrong-password')) throw error
      addProblem(form, words.addProblem, error)
    }
  }
  const submit = form.handleSubmit(async ({ password = '', ...rest }) => {
    const draft = { ...rest, password }
    if (rest.role !== 'super-admin') await add(draft)
    else
      await askPassword({
        message: words.proveSuperAdmin,
        action: shared.add,
        isHarmless: true,
        act: (currentPassword) => add({ ...draft, currentPassword }),
      })
  })

  return (
    <Modal
      opened
      onClose={onClose}
      title={words.add}
      size="lg"
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': shared.close }}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <UserFields form={form} isLocked={false} isNew />
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" onClick={onClose}>
            {shared.cancel}
          </Button>
          <Button type="submit" loading={form.formState.isSubmitting}>
            {shared.add}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}
