import { Switch } from '@mantine/core'
import { type Control, Controller, type FieldPathByValue, type FieldValues } from 'react-hook-form'

/** A form's switch, with a description. */
export function SwitchField<V extends FieldValues>(props: {
  control: Control<V, unknown, V>
  name: FieldPathByValue<V, boolean>
  label: string
  hint: string
  isDisabled: boolean
}) {
  return (
    <Controller
      control={props.control}
      name={props.name}
      render={({ field: { value, onChange, ref, onBlur } }) => (
        <Switch
          ref={ref}
          onBlur={onBlur}
          label={props.label}
          aria-label={props.label}
          description={props.hint}
          disabled={props.isDisabled}
          checked={value}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      )}
    />
  )
}
