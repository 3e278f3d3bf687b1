import { Button, Group, Modal, TextInput } from '@mantine/core'
import { type Day, isDay } from '@roundboard/domain'
import { useState } from 'react'
import { useFormat } from '../../../../shared/format/format.ts'
import { useLocale, type Locale } from '../../../../shared/i18n/locale.tsx'
import { useReturnFocus } from '../../../../shared/ui/use-return-focus.ts'
import { useSharedMessages } from '../../../../shared/messages/shared.ts'
import { useScheduleMessages } from '../../../../shared/messages/schedule.ts'
import { typedDay as typedAnywhere } from '../../../../shared/format/typed-day.ts'

/** A day as people type it, `Nov 25` or `tomorrow`, or as `25` of the month that is near. */
export function typedDay(text: string, reader: Locale, near: Day): Day | undefined {
  const typed = text.trim()
  if (!/^\d{1,2}$/.test(typed)) return typedAnywhere(typed, reader, near)
  const there = `${near.slice(0, 8)}${typed.padStart(2, '0')}`
  return isDay(there) ? there : undefined
}

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
