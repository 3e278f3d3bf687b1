import { Anchor, Box } from '@mantine/core'
import { isAdminRole, reachOf } from '@roundboard/domain'
import { useState, type ReactNode } from 'react'
import { useUser } from '../../../shared/session/session.ts'
import { PageHeader, Panel } from '../../../shared/ui/page.tsx'
import { ConnectivityPanel } from './connectivity-panel.tsx'
import { ContentPanel } from './content-panel.tsx'
import classes from './dashboard.module.css'
import type { Only } from './dashboard.queries.ts'
import { useDashboardMessages } from '../../../shared/messages/dashboard.ts'
import { ReleasePanel } from './release-panel.tsx'
import { SchedulePanel } from './schedule-panel.tsx'
import { Sentences } from './sentences.tsx'

interface Pages {
  readonly page?: number | undefined
  readonly content?: number | undefined
}

/** Each part, for the roles that may see it, loads and fails on its own. */
export function DashboardPage(props: {
  pages: Pages
  onPages: (changed: Pages) => void
  /** Shown before everything else. */
  floor: ReactNode
}) {
  const words = useDashboardMessages()
  const user = useUser()
  const isAdmin = isAdminRole(user.role)
  const [only, setOnly] = useState<Only>('all')
  const maySee = reachOf(user.role, 'dashboard.connectivity') !== 'none'
  const page = props.pages.page ?? 1
  const onPage = (next: number | undefined) => props.onPages({ page: next })
  const onList = (next: Only) => {
    setOnly(next)
    onPage(1)
  }
  const fleet = maySee && (
    <>
      <Sentences page={page} only={only} onList={onList} />
      <ConnectivityPanel page={page} only={only} onPage={onPage} onList={onList} />
    </>
  )
  return (
    <>
      <PageHeader title={words.dashboard} description={words.hello({ name: user.firstName })} />
      {isAdmin && <Box mb={20}>{fleet}</Box>}
      <div className={classes.layout} data-wide={isAdmin} data-narrow={user.role === 'api-access'}>
        <div hidden={user.role === 'api-access'}>
          {props.floor}
          {!isAdmin && fleet}
          {isAdmin && <SchedulePanel />}
        </div>
        <div>
          {isAdmin && (
            <ContentPanel
              page={props.pages.content ?? 1}
              onPage={(content) => props.onPages({ content })}
            />
          )}
          <ReleasePanel />
          {user.role === 'api-access' && <ApiPanel />}
        </div>
      </div>
    </>
  )
}

/** For accounts that can only use the API. */
function ApiPanel() {
  const words = useDashboardMessages()
  return (
    <Panel title={words.api} description={words.apiWhy}>
      <Anchor href="/api/docs" target="_blank" rel="noreferrer">
        {words.apiDocument}
      </Anchor>
    </Panel>
  )
}
