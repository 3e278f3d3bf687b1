import type { LocationImportUndoOutcome } from '@roundboard/contract'
import { IconAlertTriangle, IconArrowBackUp } from '@tabler/icons-react'
import classes from '../../../shared/sheets/sheets.module.css'
import { ShownInParts } from '../../../shared/sheets/shown-in-parts.tsx'
import { TextLink } from '../../../shared/ui/links.tsx'
import { Panel } from '../../../shared/ui/page.tsx'
import { Empty } from '../../../shared/ui/query-view.tsx'
import { useLocationImportMessages } from '../../../shared/messages/location-import.ts'

/** What undoing an import deleted, and what it left and why. */
export function UndoneImport({ outcome }: { outcome: LocationImportUndoOutcome }) {
  const { gyms, people, leftGyms: keptLocations, leftPeople } = outcome
  const words = useLocationImportMessages()
  const left = [
    ...keptLocations.map(({ id, name, locationIdentifier, reason }) => ({
      id,
      link: (
        <TextLink to="/admin/locations/$id" params={{ id }}>
          {name}
        </TextLink>
      ),
      reason: `${locationIdentifier} · ${words.leftGym[reason]}`,
    })),
    ...leftPeople.map(({ id, name, email, reason }) => ({
      id,
      link: (
        <TextLink to="/admin/users/$id" params={{ id }}>
          {name}
        </TextLink>
      ),
      reason: `${email} · ${words.leftPerson[reason]}`,
    })),
  ]
  return (
    <>
      <Panel>
        <Empty
          icon={<IconArrowBackUp size={28} stroke={1.5} />}
          title={
            left.length === 0 ? words.takenBack : words.takenBackPartly({ count: left.length })
          }
        >
          {words.gone({
            gymsGone: words.gyms({ count: gyms }),
            peopleGone: words.people({ count: people }),
          })}
        </Empty>
      </Panel>
      {left.length > 0 && (
        <Panel title={words.leftTitle} description={words.leftWhy} isFlush>
          <ShownInParts items={left}>
            {(shown) => (
              <ul className={classes.notices}>
                {shown.map(({ id, link, reason }) => (
                  <li key={id}>
                    <IconAlertTriangle size={18} aria-hidden />
                    <span className={classes.name}>
                      {link} <span className={classes.muted}>{reason}</span>
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </ShownInParts>
        </Panel>
      )}
    </>
  )
}
