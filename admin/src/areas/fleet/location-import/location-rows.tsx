import type { ImportedLocation, ImportedPerson } from '@roundboard/contract'
import classes from '../../../shared/sheets/sheets.module.css'
import { useSheetsMessages } from '../../../shared/messages/sheets.ts'
import { useLocationImportMessages } from '../../../shared/messages/location-import.ts'
import { ShownInParts } from '../../../shared/sheets/shown-in-parts.tsx'

/** Every location in the file, and what becomes of it. */
export function LocationRows({ gyms }: { gyms: readonly ImportedLocation[] }) {
  const words = useLocationImportMessages()
  const sheetWords = useSheetsMessages()
  const becomes = { new: words.gymNew, there: words.there, 'to-correct': sheetWords.isWrong }
  return (
    <ShownInParts items={gyms}>
      {(shown) => (
        <table className={classes.rows}>
          <thead>
            <tr>
              <th scope="col">{sheetWords.row}</th>
              <th scope="col">{words.columns.locationIdentifier}</th>
              <th scope="col">{words.columns.name}</th>
              <th scope="col">{words.columns.timeZone}</th>
              <th scope="col">{words.becomes}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((location) => (
              <tr
                key={location.locationIdentifier}
                className={location.becomes === 'to-correct' ? classes.wrong : undefined}
              >
                <td className={classes.rowNumber}>{location.row}</td>
                <td>{location.locationIdentifier}</td>
                <td className={classes.name}>{location.name}</td>
                <td>{location.timeZone?.replaceAll('_', ' ') ?? ''}</td>
                <td>{becomes[location.becomes]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </ShownInParts>
  )
}

/** Every user in the file, and what becomes of them. */
export function PersonRows({ people }: { people: readonly ImportedPerson[] }) {
  const words = useLocationImportMessages()
  const sheetWords = useSheetsMessages()
  const becomes = {
    new: words.personNew,
    given: words.personGiven,
    there: words.personThere,
    'to-correct': sheetWords.isWrong,
  }
  const gymsOf = ([first, ...others]: readonly string[]) =>
    others.length === 0 ? (first ?? '') : words.allOf({ first: first ?? '', count: others.length })
  if (people.length === 0) return <p className={classes.nothing}>{words.nobody}</p>
  return (
    <ShownInParts items={people}>
      {(shown) => (
        <table className={classes.rows}>
          <thead>
            <tr>
              <th scope="col">{sheetWords.row}</th>
              <th scope="col">{words.columns.email}</th>
              <th scope="col">{words.person}</th>
              <th scope="col">{words.gymsOf}</th>
              <th scope="col">{words.becomes}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((person) => (
              <tr
                key={person.email}
                className={person.becomes === 'to-correct' ? classes.wrong : undefined}
              >
                <td className={classes.rowNumber}>{person.row}</td>
                <td className={classes.name}>{person.email}</td>
                <td className={classes.name}>{person.name}</td>
                <td>{gymsOf(person.gyms)}</td>
                <td>{becomes[person.becomes]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </ShownInParts>
  )
}
