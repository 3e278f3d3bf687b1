import { IconRocket } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useFormat } from '../../../shared/format/format.ts'
import { TextLink } from '../../../shared/ui/links.tsx'
import { Panel } from '../../../shared/ui/page.tsx'
import { Empty, QueryView } from '../../../shared/ui/query-view.tsx'
import classes from './dashboard.module.css'
import { dashboardQueries } from './dashboard.queries.ts'
import { useDashboardMessages } from '../../../shared/messages/dashboard.ts'

export function ReleasePanel() {
  const words = useDashboardMessages()
  const format = useFormat()
  const query = useQuery(dashboardQueries.latestRelease)
  return (
    <Panel
      title={words.release}
      actions={<TextLink to="/admin/release-notes">{words.allReleases}</TextLink>}
    >
      <QueryView query={query} what={words.releaseWhat}>
        {({ items: [release] }) =>
          release ? (
            <article className={classes.release}>
              <h3>{release.title}</h3>
              <p className={classes.quiet}>
                {release.type} {release.version} · {format.day(release.date)}
              </p>
              <p>{release.description}</p>
            </article>
          ) : (
            <Empty icon={<IconRocket size={30} stroke={1.5} />} title={words.noReleases} />
          )
        }
      </QueryView>
    </Panel>
  )
}
