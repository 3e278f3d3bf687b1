import { MultiSelect } from '@mantine/core'
import { equipment, type Equipment } from '@roundboard/domain'
import { equipmentNames } from '@roundboard/contract'
import { useLocale } from '../i18n/locale.tsx'

/** What each piece of equipment is called in the reader's language. */
export const useEquipmentNames = () => equipmentNames(useLocale().locale)

/** Some of the equipment that there is. */
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
        // In one order, so that gyms which lack the same are alike.
        onChange(equipment.filter((piece) => next.includes(piece)))
      }}
    />
  )
}
