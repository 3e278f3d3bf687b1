import { Button, Group } from '@mantine/core'
import type { LocationImportOutcome, InvitationLink } from '@roundboard/contract'
import { IconArrowBackUp, IconCheck, IconDownload } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { offerFile } from '../../../shared/files/offer-file.ts'
import { UnsavedGuard } from '../../../shared/forms/unsaved-guard.tsx'
import { useFormat } from '../../../shared/format/format.ts'
import classes from '../../../shared/sheets/sheets.module.css'
import { useSheetsMessages } from '../../../shared/messages/sheets.ts'
import { ButtonLink, TextLink } from '../../../shared/ui/links.tsx'
import { Panel } from '../../../shared/ui/page.tsx'
import { Empty } from '../../../shared/ui/query-view.tsx'
import { useLocationImportMessages } from '../../../shared/messages/location-import.ts'
import { UndoneImport } from './undone-import.tsx'
import type { UndoImport } from './use-undo-import.ts'
import { ShownInParts } from '../../../shared/sheets/shown-in-parts.tsx'
import { escapeCell } from '@roundboard/domain'

const quoted = (text: string) => `"${escapeCell(text).replaceAll('"', '""')}"`

/** The links as a CSV file, with formulas neutralized. */
export function linksFile(
  header: readonly string[],
  links: readonly InvitationLink[],
  origin: string,
): Blob {
  const rows = links.map(({ email, name, gyms, link }) => [
    ...[email, name, gyms.join(', ')],
    new URL(link, origin).href,
  ])
  const text = [header, ...rows].map((row) => row.map(quoted).join(',')).join('\r\n')
  return new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv' })
}

/** What an import created, the next steps, and the links, which are shown only once. */
export function ImportedLocations(props: {
  outcome: LocationImportOutcome
  undoImport: UndoImport
  onAnother: () => void
}) {
  const { outcome, undoImport, onAnother } = props
  const { batch, links } = outcome
  const top = useRef<HTMLDivElement>(null)
  // Its button was below a long list.
  useEffect(() => top.current?.focus(), [outcome])
  const words = useLocationImportMessages()
  const sheetWords = useSheetsMessages()
  const made = outcome.gyms.flatMap(({ id, becomes, ...location }) =>
    id !== null && becomes === 'new' ? [{ ...location, id }] : [],
  )
  const invited = outcome.people.filter(({ becomes }) => becomes === 'new').length
  const added = outcome.people.filter(({ becomes }) => becomes === 'new' || becomes === 'given')
  const mailed = invited - links.length
  const undone = undoImport.outcomeOf(batch)
  if (undone !== undefined) {
    const staying = new Set(undone.leftPeople.map(({ email }) => email))
    const stillGood = links.filter(({ email }) => staying.has(email))
    return (
      <div ref={top} tabIndex={-1} className={classes.done}>
        <UndoneImport outcome={undone} />
        {stillGood.length > 0 && <LinksToHandOver links={stillGood} />}
      </div>
    )
  }
  return (
    <div ref={top} tabIndex={-1} className={classes.done}>
      <Panel>
        <Empty
          icon={<IconCheck size={28} stroke={1.5} />}
          title={[
            ...(made.length > 0 ? [words.done({ count: made.length })] : []),
            ...(added.length > 0 ? [words.donePeople({ count: added.length })] : []),
          ].join(' · ')}
          action={
            <Group gap="xs" justify="center">
              <ButtonLink to="/admin/locations" variant={links.length > 0 ? 'default' : 'filled'}>
                {words.toLocations}
              </ButtonLink>
              <Button variant="default" onClick={onAnother}>
                {sheetWords.another}
              </Button>
              {batch !== null && (
                <Button
                  variant="default"
                  leftSection={<IconArrowBackUp size={16} />}
                  loading={undoImport.isPending}
                  onClick={() => void undoImport.ask(batch)}
                >
                  {words.takeBack}
                </Button>
              )}
            </Group>
          }
        >
          {made.length > 0 && words.doneWhy} {mailed > 0 && words.invitedByMail({ count: mailed })}
        </Empty>
      </Panel>
      {links.length > 0 && <LinksToHandOver links={links} />}
      {made.length > 0 && (
        <Panel title={words.setUpTitle} description={words.setUpWhy} isFlush>
          <ShownInParts items={made}>
            {(shown) => (
              <ul className={classes.notices}>
                {shown.map(({ id, name, locationIdentifier }) => (
                  <li key={id}>
                    <TextLink to="/admin/locations/$id/set-up" params={{ id }}>
                      {words.setUp({ name })}
                    </TextLink>
                    <span className={classes.muted}>{locationIdentifier}</span>
                  </li>
                ))}
              </ul>
            )}
          </ShownInParts>
        </Panel>
      )}
    </div>
  )
}

function LinksToHandOver({ links }: { links: readonly InvitationLink[] }) {
  const words = useLocationImportMessages()
  const format = useFormat()
  const [isDownloaded, setKept] = useState(false)
  const [first] = links
  const origin = globalThis.location.origin
  const header = [words.columns.email, words.person, words.gymsOf, words.link]
  return (
    <Panel
      title={words.linksTitle}
      description={words.linksWhy({ until: format.stamp(first?.expiresAt ?? '') })}
      isFlush
      actions={
        <Button
          leftSection={<IconDownload size={16} />}
          variant={isDownloaded ? 'default' : 'filled'}
          onClick={() => {
            offerFile(words.linksFile, linksFile(header, links, origin))
            setKept(true)
          }}
        >
          {words.downloadLinks}
        </Button>
      }
    >
      <UnsavedGuard
        isDirty={!isDownloaded}
        lost={{ title: words.lostTitle, text: words.lost, leave: words.leaveThem }}
      />
      <ShownInParts items={links}>
        {(shown) => (
          <div className={classes.list}>
            <table className={classes.rows}>
              <thead>
                <tr>
                  {header.map((name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {shown.map(({ email, name, gyms, link }) => (
                  <tr key={email}>
                    <td className={classes.name}>{email}</td>
                    <td className={classes.name}>{name}</td>
                    <td>{gyms.join(', ')}</td>
                    <td className={classes.link}>{new URL(link, origin).href}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </ShownInParts>
    </Panel>
  )
}
