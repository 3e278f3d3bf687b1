import { isAdminRole, reachOf } from '@roundboard/domain'
import { useUser } from '../../shared/session/session.ts'
import { PageHeader } from '../../shared/ui/page.tsx'
import { ConnectivityPanel } from './connectivity-panel.tsx'
import { ContentPanel } from './content-panel.tsx'
import classes from './dashboard.module.css'
import { useDashboardWords } from './dashboard.words.ts'
import { ReleasePanel } from './release-panel.tsx'
import { SchedulePanel } from './schedule-panel.tsx'

interface Pages {
  readonly page?: number | undefined
  readonly content?: number | undefined
}

/** Each part for the roles that may see it, each failing on its own. */
export function DashboardPage(props: { pages: Pages; onPages: (pages: Pages) => void }) {
  const words = useDashboardWords()
  const user = useUser()
  const isAdmin = isAdminRole(user.role)
  return (
    <>
      <PageHeader title={words.dashboard} description={words.hello(user.firstName)} />
      <div className={classes.layout} data-wide={isAdmin}>
        <div>
          {reachOf(user.role, 'dashboard.connectivity') !== 'none' && (
            <ConnectivityPanel
              page={props.pages.page ?? 1}
              onPage={(page) => {
                props.onPages({ ...props.pages, page })
              }}
            />
          )}
          {isAdmin && <SchedulePanel />}
        </div>
        <div>
          {isAdmin && (
            <ContentPanel
              page={props.pages.content ?? 1}
              onPage={(content) => {
                props.onPages({ ...props.pages, content })
              }}
            />
          )}
          <ReleasePanel />
        </div>
      </div>
    </>
  )
}
