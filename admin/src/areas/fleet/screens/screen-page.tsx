import { Button } from '@mantine/core'
import type { Screen } from '@roundboard/contract'
import { limits, reachOf } from '@roundboard/domain'
import { IconArrowLeft, IconDeviceTv, IconRefresh, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../../shared/session/session.ts'
import { PageHeader } from '../../../shared/ui/page.tsx'
import { QueryView } from '../../../shared/ui/query-view.tsx'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { OfflineCachePanel } from './offline-cache-panel.tsx'
import { LinkPanel } from './link-panel.tsx'
import { PlayerPanel } from './player-panel.tsx'
import { ScreenDetails } from './screen-details.tsx'
import { type HistoryFilter, ScreenHistoryPanel } from './screen-history.tsx'
import { ScreenReportPanel } from './screen-report-panel.tsx'
import { ScreenStatus } from './screen-status.tsx'
import { screenQueries } from './screens.queries.ts'
import { useScreensMessages } from '../../../shared/messages/screens.ts'
import classes from './screens.module.css'
import { stageOf } from './live-screens-panel.tsx'
import { useScreenActions } from './use-screen-actions.ts'

/** A screen: its form, its link, and what it shows. */
export function ScreenPage(props: {
  id: string
  isReadOnly: boolean
  /** Whether to ask for another device's code immediately. */
  isReplacing?: boolean | undefined
  onBack: () => void
  history: HistoryFilter
}) {
  const words = useScreensMessages()
  const query = useQuery(screenQueries.one(props.id))
  return (
    <QueryView query={query} what={words.theScreen} pageTitle={words.screens}>
      {(screen) => (
        <>
          <Heading screen={screen} isReadOnly={props.isReadOnly} onBack={props.onBack} />
          <div className={classes.columns}>
            <ScreenDetails key={screen.id} screen={screen} isReadOnly={props.isReadOnly} />
            <LinkPanel screen={screen} isReplacing={props.isReplacing} />
          </div>
          <div style={{ marginTop: 20 }}>
            <ScreenReportPanel screen={screen} />
            <PlayerPanel screen={screen} />
            <OfflineCachePanel screen={screen} />
            <ScreenHistoryPanel screen={screen} {...props.history} />
          </div>
        </>
      )}
    </QueryView>
  )
}

function Heading(props: { screen: Screen; isReadOnly: boolean; onBack: () => void }) {
  const { screen, isReadOnly, onBack } = props
  const words = useScreensMessages()
  const shared = useSharedMessages()
  const { role } = useUser()
  const actions = useScreenActions()
  const mayDelete = !isReadOnly && reachOf(role, 'screens.delete') !== 'none'
  const { location } = screen
  const maySeeWall = location !== null && screen.round !== limits.flexibilityRound
  const round =
    screen.round === limits.flexibilityRound
      ? words.flexibility
      : words.roundNumber({ round: screen.round })
  return (
    <PageHeader
      title={screen.name}
      above={[screen.location?.name, round].filter(Boolean).join(' · ')}
      description={<ScreenStatus screen={screen} timeZone={screen.timeZone} />}
      actions={
        <>
          <Button variant="default" leftSection={<IconArrowLeft size={16} />} onClick={onBack}>
            {shared.back}
          </Button>
          <Button
            variant="default"
            leftSection={<IconRefresh size={16} />}
            onClick={() => void actions.refresh(screen)}
          >
            {words.refresh}
          </Button>
          {maySeeWall && (
            <Button
              component="a"
              variant="default"
              leftSection={<IconDeviceTv size={16} />}
              href={stageOf(location.id, screen.round)}
              target="_blank"
            >
              {words.wallNow}
            </Button>
          )}
          {mayDelete && (
            <Button
              variant="default"
              className="danger-quiet"
              leftSection={<IconTrash size={16} />}
              onClick={() =>
                void actions.remove(screen).then((isDeleted) => {
                  if (isDeleted) onBack()
                })
              }
            >
              {shared.delete}
            </Button>
          )}
        </>
      }
    />
  )
}
