import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useSharedMessages } from '../messages/shared.ts'

/** A password's field; its eye is reached by keyboard, too. */
export function PasswordField(props: PasswordInputProps) {
  const words = useSharedMessages()
  return (
    <PasswordInput
      {...props}
      // The library says it of every other input.
      {...(Boolean(props.error) && { 'aria-invalid': true })}
      visibilityToggleButtonProps={{ 'aria-label': words.showTyped, tabIndex: 0 }}
    />
  )
}
