import { MultiSelect } from '@mantine/core'
import { equipment, type Equipment } from '@roundboard/domain'
import { equipmentNames } from '@roundboard/contract'
import { useLocale } from '../i18n/locale.tsx'

/** The names of equipment in the user's language. */
export const useEquipmentNames = () => equipmentNames(useLocale().locale)

/** Selects pieces of equipment. */
export function EquipmentInput(props: {
  label: string
  description?: string
  value: readonly Equipment[]
  isLocked?: boolean
  placeholder: string
  error: string | undefined
  onChange: (next: Equipment[]) => void
}) {
  const names = useEquipmentNames()
  const { label, description, value, isLocked = false, placeholder, error, onChange } = props
  return (
    <MultiSelect
      label={label}
      {...(description !== undefined && { description })}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={equipment.map((piece) => ({ value: piece, label: names[piece] }))}
      value={[...value]}
      readOnly={isLocked}
      searchable={!isLocked}
      placeholder={value.length === 0 ? placeholder : ''}
      error={error}
      onChange={(next) => {
        // In a fixed order, so that equal selections compare equal.
        onChange(equipment.filter((piece) => next.includes(piece)))
      }}
    />
  )
}
