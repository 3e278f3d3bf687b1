import { Alert, Anchor, Code } from '@mantine/core'
import type { CacheReport, Screen } from '@roundboard/contract'
import { IconAlertOctagonFilled, IconPlugConnectedX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useFormat } from '../../../shared/format/format.ts'
import { FactList } from '../../../shared/ui/fact-list.tsx'
import { Panel } from '../../../shared/ui/page.tsx'
import { Empty } from '../../../shared/ui/query-view.tsx'
import classes from './offline-cache.module.css'
import { useScreensMessages } from '../../../shared/messages/screens.ts'

/** Explains how to get a secure address. */
const manualPage = 'docs/offline-screens.md'

/** What a screen has cached, and what is missing. */
export function OfflineCachePanel({ screen }: { screen: Screen }) {
  const words = useScreensMessages().offline
  const holding = screen.report?.holding ?? null
  if (screen.report === null) return null
  return (
    <Panel title={words.title} description={words.onThisWall}>
      {holding === null ? (
        <Empty icon={<IconPlugConnectedX size={30} stroke={1.5} />} title={words.lacks.untold} />
      ) : (
        <>
          <CannotStart boot={holding.boot} />
          <Facts screen={screen} holding={holding} />
          <Missing missing={holding.missing} />
        </>
      )}
    </Panel>
  )
}

function CannotStart({ boot }: Pick<CacheReport, 'boot'>) {
  const words = useScreensMessages().offline
  if (boot === 'held' || boot === 'filling') return null
  return (
    <Alert
      color="red"
      variant="light"
      icon={<IconAlertOctagonFilled />}
      title={words.cannotStart}
      className={classes.warning ?? ''}
    >
      <p>{words.whatToDo[boot]}</p>
      {boot === 'insecure' && <p>{words.manual({ page: manualPage })}</p>}
    </Alert>
  )
}

function Facts({ screen, holding }: { screen: Screen; holding: CacheReport }) {
  const words = useScreensMessages().offline
  const format = useFormat()
  const { boot, until, files, heldFiles, bytes, heldBytes, isPersisted } = holding
  const { build, refusedBuild } = screen.report ?? {}
  const facts: [label: string, value: ReactNode][] = [
    [words.starts, words.boots[boot]],
    [
      words.until,
      until === null
        ? words.notEvenNow
        : words.completeUntil({ when: format.moment(until, screen.timeZone ?? undefined) }),
    ],
    [
      words.files,
      words.filesHeld({
        held: format.number(heldFiles),
        all: format.number(files),
        heldSize: format.fileSize(heldBytes),
        size: format.fileSize(bytes),
      }),
    ],
    [words.kept, isPersisted ? words.isPersisted : words.isNotPersisted],
  ]
  if (build) facts.push([words.build, <Code key="build">{build}</Code>])
  if (refusedBuild) facts.push([words.refusedBuild, <Code key="refused">{refusedBuild}</Code>])
  return <FactList facts={facts} />
}

function Missing({ missing }: Pick<CacheReport, 'missing'>) {
  const words = useScreensMessages().offline
  if (missing.length === 0) return null
  return (
    <div className={classes.missing}>
      <h3>{words.missing}</h3>
      <ul>
        {missing.map(({ url, reason }) => (
          <li key={url}>
            <FileLink url={url} />: {words.reasons[reason]}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A screen could report any text as an address. */
const isAddress = (url: string) => /^(https?:\/\/|\/media\/)/.test(url)

/** A file by the name in its address, if that is readable. */
function FileLink({ url }: { url: string }) {
  const words = useScreensMessages().offline
  const lastName = url.slice(url.lastIndexOf('/') + 1)
  if (!isAddress(url) || lastName === '') return url
  const name = url.startsWith('/media/library/')
    ? words.ofLibrary
    : url.startsWith('/media/files/')
      ? words.still
      : lastName
  return (
    <Anchor href={url} target="_blank" rel="noreferrer" underline="always">
      {name}
    </Anchor>
  )
}
