import { Accordion, Badge, Box, Group } from '@mantine/core'
import type { Release } from '@roundboard/contract'
import { IconRocket } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useFormat } from '../../../shared/format/format.ts'
import { Pager } from '../../../shared/table/pager.tsx'
import { Panel, PageHeader } from '../../../shared/ui/page.tsx'
import { Empty, QueryView } from '../../../shared/ui/query-view.tsx'
import { releasesQuery } from './releases.queries.ts'
import { useReleasesMessages } from '../../../shared/messages/releases.ts'
import classes from './releases.module.css'

const isToCome = ({ date }: Release) => Date.parse(date) > Date.now()

/** Release notes as expandable cards. */
export function ReleasesList(props: { actionOfLatest?: (latest: Release) => ReactNode }) {
  const words = useReleasesMessages()
  const format = useFormat()
  const [page, setPage] = useState(1)
  const query = useQuery(releasesQuery(page))
  return (
    <QueryView query={query} what={words.subject}>
      {({ items, count }) =>
        items.length === 0 ? (
          <Panel>
            <Empty icon={<IconRocket size={32} stroke={1.5} />} title={words.none}>
              {words.noneYet}
            </Empty>
          </Panel>
        ) : (
          <>
            <Accordion
              key={page}
              variant="separated"
              radius="lg"
              order={2}
              {...(page === 1 && items[0] && { defaultValue: items[0].id })}
              classNames={{ item: classes.item ?? '', control: classes.control ?? '' }}
            >
              {items.map((release, index) => (
                <Accordion.Item key={release.id} value={release.id}>
                  <Accordion.Control>
                    <Group component="span" gap="4px 14px">
                      <Box component="span" className="tabular" fw={700}>
                        {release.version}
                      </Box>
                      <Box component="span" className="wrap-anywhere" flex="1 1 180px">
                        {release.title}
                      </Box>
                      <Badge
                        variant="outline"
                        color="gray"
                        tt="none"
                        {...(release.type === 'Hot-Fix' && { color: 'ember' })}
                      >
                        {words.types[release.type]}
                      </Badge>
                      {isToCome(release) && (
                        <Badge variant="light" tt="none">
                          {words.planned}
                        </Badge>
                      )}
                      <span className={classes.date}>{format.day(release.date)}</span>
                    </Group>
                  </Accordion.Control>
                  <Accordion.Panel>
                    <p className={classes.description}>{release.description}</p>
                    {page === 1 && index === 0 && props.actionOfLatest?.(release)}
                  </Accordion.Panel>
                </Accordion.Item>
              ))}
            </Accordion>
            <Pager page={page} count={count} onPage={setPage} />
          </>
        )
      }
    </QueryView>
  )
}

export function ReleaseNotesPage() {
  const words = useReleasesMessages()
  return (
    <>
      <PageHeader title={words.releaseNotes} description={words.notesWhy} />
      <ReleasesList />
    </>
  )
}
