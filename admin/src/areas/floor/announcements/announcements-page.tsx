import { Badge, Box, Button, Group, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { type Announcement, type AnnouncementState, announcementStates } from '@roundboard/contract'
import { IconAlertTriangle, IconPencil, IconPlus, IconSpeakerphone } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { useUndoableAlert } from '../../../shared/alerts/use-undoable-alert.ts'
import { useConfirm } from '../../../shared/confirm/confirm.tsx'
import { useFormat } from '../../../shared/format/format.ts'
import { Pager, useLastPage } from '../../../shared/table/pager.tsx'
import { PageHeader, Panel } from '../../../shared/ui/page.tsx'
import { Empty, QueryView } from '../../../shared/ui/query-view.tsx'
import { useReason } from '../../../shared/i18n/use-reason.ts'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { useRegionPath } from '../../../shared/regions/regions.ts'
import { AnnouncedWallsReport } from './announced-screens.tsx'
import { useReading } from './announcement-values.ts'
import {
  announcementsPerPage,
  announcementsQuery,
  useRestore,
  useWithdraw,
} from './announcements.queries.ts'
import { useAnnouncementsMessages } from '../../../shared/messages/announcements.ts'
import { AddAnnouncementModal, EditAnnouncementModal } from './banner-modals.tsx'
import { FullScreenModal } from './full-screen-modal.tsx'
import classes from './announcements.module.css'

/** A longer list of languages would take more space than the text. */
const languagesNamed = 5

/** Current, upcoming and past announcements. */
export function AnnouncementsPage() {
  const words = useAnnouncementsMessages()
  const [open, setOpen] = useState<'new' | 'whole' | Announcement>()
  const close = () => setOpen(undefined)
  const actions = (
    <>
      <Button
        variant="default"
        leftSection={<IconAlertTriangle size={16} />}
        onClick={() => setOpen('whole')}
      >
        {words.emergencyOrDrill}
      </Button>
      <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen('new')}>
        {words.newOne}
      </Button>
    </>
  )
  return (
    <>
      <PageHeader title={words.title} description={words.description} actions={actions} />
      {announcementStates.map((state) => (
        <Announcements key={state} state={state} onEdit={setOpen} />
      ))}
      {open === 'new' && <AddAnnouncementModal onClose={close} />}
      {open === 'whole' && <FullScreenModal onClose={close} />}
      {typeof open === 'object' && <EditAnnouncementModal announcement={open} onClose={close} />}
    </>
  )
}

function Announcements(props: {
  state: AnnouncementState
  onEdit: (announcement: Announcement) => void
}) {
  const { state, onEdit } = props
  const words = useAnnouncementsMessages()
  const [page, setPage] = useState(1)
  const query = useQuery(announcementsQuery(state, page))
  const goTo = (next = 1) => setPage(next)
  useLastPage(query, page, goTo, announcementsPerPage)
  return (
    <Panel title={words.states[state]}>
      <QueryView query={query} what={words.subject}>
        {({ items, count }) =>
          items.length === 0 ? (
            <Empty
              icon={<IconSpeakerphone size={state === 'current' ? 32 : 24} stroke={1.5} />}
              title={words.none[state]}
            >
              {state === 'current' && words.noneWhy}
            </Empty>
          ) : (
            <>
              <ul>
                {items.map((announcement) => (
                  <AnnouncementRow key={announcement.id} {...{ announcement, onEdit }} />
                ))}
              </ul>
              <Pager page={page} count={count} pageSize={announcementsPerPage} onPage={setPage} />
            </>
          )
        }
      </QueryView>
    </Panel>
  )
}

function AnnouncementRow(props: {
  announcement: Announcement
  onEdit: (announcement: Announcement) => void
}) {
  const { announcement, onEdit } = props
  const words = useAnnouncementsMessages()
  const format = useFormat()
  const when = useWhen()
  const shared = useSharedMessages()
  const { kind, text, translations, state, isYours, withdrawnAt } = announcement
  const isOver = state === 'over'
  const regionPath = useRegionPath()
  const groups = [...announcement.regions.map(regionPath), ...announcement.tags].filter(Boolean)
  const where = announcement.isForAll
    ? words.allGyms({ gyms: announcement.gyms })
    : words.someGyms({ gyms: announcement.gyms })
  return (
    <li className={classes.row} data-kind={kind}>
      <div>
        <Box className="wrap-anywhere" m={0} fz={17} fw={600}>
          {kind !== 'band' && (
            <Badge tt="none" color={kind === 'emergency' ? 'red.9' : 'gray.8'} mr={8}>
              {words.kinds[kind]}
            </Badge>
          )}
          {text}
        </Box>
        {translations.length > 0 && (
          <Text mt={2} c="dimmed" fz={14}>
            {translations.length > languagesNamed
              ? words.inLanguages({ count: translations.length })
              : format.list(translations.map(({ language }) => format.languageName(language)))}
          </Text>
        )}
        <Text mt={2} c="dimmed" fz={14}>
          {[
            ...(groups.length > 0 ? [format.list(groups)] : []),
            where,
            when(announcement),
            words.by({ who: announcement.madeBy }),
            ...(withdrawnAt === null
              ? []
              : [words.wasWithdrawn({ when: format.stamp(withdrawnAt) })]),
          ].join(' · ')}
        </Text>
      </div>
      <Group gap={8} wrap="nowrap" align="start">
        {!isYours && (
          <Badge variant="outline" color="gray" tt="none">
            {words.readOnly}
          </Badge>
        )}
        {isYours && !isOver && kind === 'band' && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPencil size={15} />}
            aria-label={words.edit({ text })}
            onClick={() => onEdit(announcement)}
          >
            {shared.edit}
          </Button>
        )}
        {isYours && !isOver && <Withdraw announcement={announcement} />}
      </Group>
      {kind !== 'band' && state !== 'coming' && (
        <div className={classes.whole}>
          {isOver ? (
            <WallsOnDemand announcement={announcement} />
          ) : (
            <AnnouncedWallsReport announcement={announcement} isLive />
          )}
        </div>
      )}
    </li>
  )
}

/** Loaded on request for past announcements, whose counts no longer change. */
function WallsOnDemand({ announcement }: { announcement: Announcement }) {
  const words = useAnnouncementsMessages()
  const [isOpen, dialog] = useDisclosure()
  if (isOpen) return <AnnouncedWallsReport announcement={announcement} isLive={false} />
  return (
    <Button variant="subtle" size="compact-sm" onClick={dialog.open}>
      {words.walls}
    </Button>
  )
}

function useWhen() {
  const words = useAnnouncementsMessages()
  const format = useFormat()
  const reading = useReading()
  return ({ from, until, startsAt, overAt }: Announcement) =>
    until === null
      ? words.span({ from: format.stamp(startsAt), until: format.clock(overAt) })
      : `${words.span({ from: from === null ? words.atOnce : reading(from), until: reading(until) })}, ${words.ofEach}`
}

function Withdraw({ announcement }: { announcement: Announcement }) {
  const { id, kind, text } = announcement
  const words = useAnnouncementsMessages()
  const reason = useReason()
  const confirm = useConfirm()
  const alertUndoable = useUndoableAlert()
  const withdraw = useWithdraw()
  const restore = useRestore()
  const run = async () => {
    const isBand = kind === 'band'
    if (!isBand && !(await confirm({ message: words.sureWithdraw, action: words.withdraw }))) return
    try {
      await withdraw.mutateAsync(id)
    } catch (error) {
      alerts.error(reason(error), error)
      return
    }
    if (!isBand) {
      alerts.success(words.withdrawn)
      return
    }
    alertUndoable(words.withdrawn, async () => {
      await restore.mutateAsync(id)
      return words.back
    })
  }
  return (
    <Button
      variant="default"
      size="xs"
      aria-label={words.withdrawOne({ text })}
      loading={withdraw.isPending}
      onClick={() => void run()}
    >
      {words.withdraw}
    </Button>
  )
}
