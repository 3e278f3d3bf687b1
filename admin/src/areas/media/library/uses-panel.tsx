import { Text } from '@mantine/core'
import type { addresses, DataOf, MediaItem } from '@roundboard/contract'
import { IconUnlink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFormat } from '../../../shared/format/format.ts'
import { mediaQueries } from '../../../shared/media/media.queries.ts'
import { type Column, DataTable } from '../../../shared/table/data-table.tsx'
import { TextLink } from '../../../shared/ui/links.tsx'
import { Panel } from '../../../shared/ui/page.tsx'
import { Empty, QueryView } from '../../../shared/ui/query-view.tsx'
import { useMediaMessages } from '../../../shared/messages/media.ts'

type Use = DataOf<typeof addresses.getMediaUses>[number]

/** A workout may use an item in several steps. */
interface Row {
  readonly id: string
  readonly use: Use
}

/** Where an item is used, on which days, and on how many screens right now. */
export function UsesPanel({ item, actions }: { item: MediaItem; actions?: ReactNode }) {
  const words = useMediaMessages()
  const query = useQuery(mediaQueries.uses(item.id))
  const columns = useColumns()
  return (
    <Panel title={words.usedBy} description={words.usedByWhy} actions={actions} isFlush>
      <QueryView query={query} what={words.theUses}>
        {(uses) =>
          uses.length === 0 ? (
            <Empty icon={<IconUnlink size={28} stroke={1.5} />} title={words.usedByNothing} />
          ) : (
            <DataTable
              caption={words.usedBy}
              columns={columns}
              rows={uses.map((use, index) => ({ id: `${use.id}.${String(index)}`, use }))}
            />
          )
        }
      </QueryView>
    </Panel>
  )
}

function useColumns(): Column<Row>[] {
  const words = useMediaMessages()
  const format = useFormat()
  const where: Readonly<Record<Use['what'], (use: Use) => string>> = {
    workout: ({ round, step }) =>
      round === null
        ? ''
        : step === null
          ? words.ofRound({ round })
          : words.roundStep({ round, step }),
    template: () => words.isTemplate,
    'week-template': () => words.isWeekTemplate,
    exercise: () => words.isExercise,
    round: ({ round }) => (round === null ? words.isRound : words.ofRound({ round })),
    media: () => words.variant,
  }
  const days: Readonly<Record<Use['what'], (use: Use) => string>> = {
    workout: ({ startDate, endDate }) =>
      startDate === null || endDate === null ? '' : format.days(startDate, endDate),
    exercise: ({ playlists }) => words.inPlaylists({ count: playlists ?? 0 }),
    template: () => '–',
    'week-template': () => '–',
    round: () => words.always,
    media: () => '–',
  }
  return [
    { key: 'what', label: words.what, isHeading: true, cell: ({ use }) => nameOf(use) },
    { key: 'where', label: words.where, cell: ({ use }) => where[use.what](use) },
    { key: 'days', label: words.days, cell: ({ use }) => days[use.what](use) },
    {
      key: 'walls',
      label: words.wallsNow,
      isNumber: true,
      cell: ({ use }) =>
        use.walls === 0 ? (
          words.none
        ) : (
          <Text span c="var(--rb-ok)" fw={680}>
            {format.number(use.walls)}
          </Text>
        ),
    },
  ]
}

function nameOf({ what, id, name, round }: Use): ReactNode {
  if (what === 'workout' && round !== null)
    return (
      <TextLink
        to="/admin/rounds/$roundNumber/workout/$id"
        params={{ roundNumber: String(round), id }}
      >
        {name}
      </TextLink>
    )
  if (what === 'media')
    return (
      <TextLink to="/admin/media/$id" params={{ id }}>
        {name}
      </TextLink>
    )
  if (what === 'exercise')
    return (
      <TextLink to="/admin/exercises" search={{ q: name }}>
        {name}
      </TextLink>
    )
  if (what === 'round') return <TextLink to="/admin/rounds">{name}</TextLink>
  return name
}
