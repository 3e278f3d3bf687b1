import { Button, Group, Modal, TextInput } from '@mantine/core'
import type { Day } from '@roundboard/domain'
import { useState } from 'react'
import { useFormat } from '../../../../shared/format/format.ts'
import { useLocale } from '../../../../shared/i18n/locale.tsx'
import { useReturnFocus } from '../../../../shared/ui/use-return-focus.ts'
import { useSharedMessages } from '../../../../shared/messages/shared.ts'
import { typedDay } from '../typed-day.ts'
import { useScheduleMessages } from '../../../../shared/messages/schedule.ts'

/** Goes to a day as it is typed. */
export function GoToDay(props: { near: Day; onGo: (day: Day) => void; onClose: () => void }) {
  useReturnFocus()
  const words = useScheduleMessages().hands
  const shared = useSharedMessages()
  const format = useFormat()
  const { locale } = useLocale()
  const [text, setText] = useState('')
  const [isRefused, setRefused] = useState(false)
  const day = typedDay(text, locale, props.near)
  return (
    <Modal
      opened
      onClose={props.onClose}
      title={words.goToDay}
      size="sm"
      closeButtonProps={{ 'aria-label': shared.close }}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (day === undefined) setRefused(true)
          else props.onGo(day)
        }}
      >
        <TextInput
          data-autofocus
          label={words.goToDay}
          description={words.goToDayHint}
          autoComplete="off"
          value={text}
          error={isRefused && day === undefined ? words.noSuchDay : undefined}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setRefused(false)
          }}
        />
        <Group justify="space-between" mt="md">
          <span role="status">{day !== undefined && format.day(day)}</span>
          <Button type="submit">{words.go}</Button>
        </Group>
      </form>
    </Modal>
  )
}
