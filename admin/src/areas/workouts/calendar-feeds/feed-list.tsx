import { Box, Flex } from '@mantine/core'
import type { CalendarFeed } from '@roundboard/contract'
import { IconBuildingStore, IconRefresh, IconTargetArrow, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useFormat } from '../../../shared/format/format.ts'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import { useScheduleMessages } from '../../../shared/messages/schedule.ts'
import classes from './feeds.module.css'
import { roundsQuery } from '../rounds/rounds.queries.ts'

/** A feed's name: its location, or its round by number and name. */
export function useFeedName() {
  const words = useScheduleMessages().feeds
  const rounds = useQuery(roundsQuery).data
  return ({ location, round }: Pick<CalendarFeed, 'location' | 'round'>): string => {
    if (location) return location.name
    const name = rounds?.find(({ roundNumber }) => roundNumber === round)?.name
    return name ? `${String(round)} ${name}` : words.roundNumber({ number: round ?? 0 })
  }
}

interface Props {
  readonly feeds: readonly CalendarFeed[]
  readonly isBusy: boolean
  readonly onRenew: (feed: CalendarFeed) => void
  readonly onEnd: (feed: CalendarFeed) => void
}

/** The calendar feeds, with their authors and last requests. */
export function FeedList({ feeds, isBusy, onRenew, onEnd }: Props) {
  const words = useScheduleMessages().feeds
  const format = useFormat()
  const nameOf = useFeedName()
  return (
    <section aria-labelledby="feeds-existing">
      <Box id="feeds-existing" component="h3" m="20px 0 0" fz={15}>
        {words.existing}
      </Box>
      {feeds.length === 0 && <p className={classes.quiet}>{words.none}</p>}
      <ul className={classes.list}>
        {feeds.map((feed) => {
          const Icon = feed.location ? IconBuildingStore : IconTargetArrow
          return (
            <Flex component="li" gap={10} align="center" p="10px 0" key={feed.id}>
              <Icon size={18} aria-hidden />
              <Flex component="span" className="wrap-anywhere" flex={1} direction="column" miw={0}>
                <b>{nameOf(feed)}</b>
                <Box component="span" c="dimmed" fz={13}>
                  {words.made({ who: feed.madeBy, when: format.dayOf(feed.madeAt) })} ·{' '}
                  {feed.fetchedAt === null
                    ? words.notFetched
                    : words.fetched({ when: format.ago(feed.fetchedAt) })}
                </Box>
              </Flex>
              <IconButton
                label={words.renew({ name: nameOf(feed) })}
                disabled={isBusy}
                onClick={() => onRenew(feed)}
              >
                <IconRefresh size={18} stroke={1.7} />
              </IconButton>
              <IconButton
                label={words.end({ name: nameOf(feed) })}
                className="danger-quiet"
                disabled={isBusy}
                onClick={() => onEnd(feed)}
              >
                <IconTrash size={18} stroke={1.7} />
              </IconButton>
            </Flex>
          )
        })}
      </ul>
    </section>
  )
}
