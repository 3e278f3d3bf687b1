import { IconMapOff } from '@tabler/icons-react'
import { PageHeader, Panel } from '../../shared/ui/page.tsx'
import { ButtonLink } from '../../shared/ui/links.tsx'
import { Empty } from '../../shared/ui/query-view.tsx'
import { useAppWords } from '../app.words.ts'

export function NotFoundRoute() {
  const words = useAppWords()
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
