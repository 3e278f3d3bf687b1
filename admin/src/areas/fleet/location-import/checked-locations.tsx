import {
  type LocationColumn,
  locationColumns,
  type LocationImportOutcome,
} from '@roundboard/contract'
import { CheckedSheet } from '../../../shared/sheets/checked-sheet.tsx'
import type { FileRequest } from '../../../shared/sheets/sheet-calls.ts'
import type { CheckedProps } from '../../../shared/sheets/sheet-import.tsx'
import { useLocationImportMessages } from '../../../shared/messages/location-import.ts'
import { LocationRows, PersonRows } from './location-rows.tsx'

const choiceOf = (column: LocationColumn) => column

/** What a location file would create, and what must be corrected first. */
export function CheckedLocations(
  props: CheckedProps<LocationColumn, FileRequest<LocationColumn>, LocationImportOutcome>,
) {
  const { gyms, people, rows } = props.checked.outcome
  const words = useLocationImportMessages()
  const nameOf = (column: LocationColumn) => words.columns[column]
  // Includes rows that still need a correction.
  const newLocations = gyms.filter(({ becomes }) => becomes !== 'there').length
  const newPeople = people.filter(({ becomes }) => becomes !== 'there').length
  const isNothing = newLocations + newPeople === 0
  return (
    <CheckedSheet
      {...props}
      rows={rows}
      facts={[words.gyms({ count: gyms.length }), words.people({ count: people.length })]}
      nameOf={nameOf}
      choices={locationColumns.map((column) => ({ value: column, column, label: nameOf(column) }))}
      choiceOf={choiceOf}
      lists={[
        {
          ...{ value: 'gyms', label: words.tabGyms, count: gyms.length },
          list: <LocationRows gyms={gyms} />,
        },
        {
          ...{ value: 'people', label: words.tabPeople, count: people.length },
          list: <PersonRows people={people} />,
        },
      ]}
      action={words.import({ newGyms: newLocations, newPeople })}
      why={isNothing ? words.nothingNew : words.leftAsTheyAre}
      isNothing={isNothing}
    />
  )
}
