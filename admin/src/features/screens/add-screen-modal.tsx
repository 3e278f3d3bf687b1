import { Button, Group, Modal } from '@mantine/core'
import { ScreenChanges, type Location } from '@roundboard/contract'
import { limits } from '@roundboard/domain'
import { useForm } from 'react-hook-form'
import { rulesOf } from '../../shared/forms/rules.ts'
import { alerts } from '../../shared/alerts/alerts.ts'
import { useAddProblem } from '../../shared/forms/use-add-problem.ts'
import { useWords } from '../../shared/words/words.ts'
import { ScreenFields, type ScreenValues } from './screen-fields.tsx'
import { useCreateScreen } from './screens.queries.ts'
import { useScreenWords } from './screens.words.ts'
import { useReturnFocus } from '../../shared/ui/use-return-focus.ts'

/** The first round that has no screen yet is what one most likely wants to add. */
const firstFreeRound = (location: Location) =>
  [...limits.workoutRounds, limits.flexibilityRound].find(
    (round) => !location.screens.some((screen) => screen.round === round),
  ) ?? 1

export function AddScreenModal({ location, onClose }: { location: Location; onClose: () => void }) {
  useReturnFocus()
  const words = useScreenWords()
  const shared = useWords()
  const addProblem = useAddProblem()
  const create = useCreateScreen()
  const round = firstFreeRound(location)
  const form = useForm<ScreenValues, unknown, ScreenValues>({
    resolver: rulesOf(ScreenChanges),
    defaultValues: {
      name: words.roundNumber(round),
      round,
      language: location.language,
      hasSound: false,
    },
  })

  const submit = form.handleSubmit(async (values) => {
    try {
      const screen = await create.mutateAsync({ ...values, location: location.id })
      alerts.success(words.added(screen.name))
      onClose()
    } catch (error) {
      addProblem(form, words.addProblem, error)
    }
  })

  return (
    <Modal
      opened
      onClose={onClose}
      title={words.add}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': shared.close }}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <ScreenFields form={form} isLocked={false} />
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
