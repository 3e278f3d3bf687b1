import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useSharedMessages } from '../messages/shared.ts'

/** A password field whose visibility toggle can be reached by keyboard. */
export function PasswordField(props: PasswordInputProps) {
  const words = useSharedMessages()
  return (
    <PasswordInput
      {...props}
      // The library sets this on all other inputs.
      {...(Boolean(props.error) && { 'aria-invalid': true })}
      visibilityToggleButtonProps={{ 'aria-label': words.showTyped, tabIndex: 0 }}
    />
  )
}
