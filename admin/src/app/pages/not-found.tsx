import { IconMapOff } from '@tabler/icons-react'
import { PageHeader, Panel } from '../../shared/ui/page.tsx'
import { ButtonLink } from '../../shared/ui/links.tsx'
import { Empty } from '../../shared/ui/query-view.tsx'
import { useAppMessages } from '../../shared/messages/app.ts'

export function NotFoundRoute() {
  const words = useAppMessages()
  return (
    <>
      <PageHeader title={words.notFound} />
      <Panel>
        <Empty
          icon={<IconMapOff size={36} stroke={1.5} />}
          title={words.notFoundTitle}
          action={<ButtonLink to="/admin/dashboard">{words.toDashboard}</ButtonLink>}
        >
          {words.notFoundWhy}
        </Empty>
      </Panel>
    </>
  )
}
