import { type CalendarFeed, type CalendarFeedSubject, addresses } from '@roundboard/contract'
import { useQuery, queryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { useConfirm } from '../../../shared/confirm/confirm.tsx'
import { QueryView } from '../../../shared/ui/query-view.tsx'
import { SecretText } from '../../../shared/ui/secret-text.tsx'
import { useAttempt } from '../../../shared/alerts/use-attempt.ts'
import { FeedList, useFeedName } from './feed-list.tsx'
import { useScheduleMessages } from '../../../shared/messages/schedule.ts'
import classes from './feeds.module.css'
import { NewFeed } from './new-feed.tsx'
import { api, allow404 } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'
import { useChange } from '../../../shared/api/use-change.ts'
import { Dialog } from '../../../shared/ui/dialog.tsx'

const stale = [keys.feeds, keys.logs] as const

const feedsQuery = queryOptions({
  queryKey: [keys.feeds],
  queryFn: ({ signal }) => api.call(addresses.listCalendarFeeds, { signal }),
})

const useRenewFeed = () =>
  useChange((body: CalendarFeedSubject) => api.call(addresses.renewCalendarFeed, { body }), stale)

const useEndFeed = () =>
  useChange(
    (id: string) => allow404(api.call(addresses.endCalendarFeed, { params: { id } })),
    stale,
  )

interface Made {
  readonly id: string
  readonly name: string
  readonly path: string
}

const isOf = (feed: CalendarFeed, { location, round }: CalendarFeedSubject) =>
  location === undefined ? feed.round === round : feed.location?.id === location

/** Creates, renews and deletes calendar feeds. */
export default function FeedsDialog({ onClose }: { onClose: () => void }) {
  const words = useScheduleMessages().feeds
  const attempt = useAttempt()
  const confirm = useConfirm()
  const nameOf = useFeedName()
  const query = useQuery(feedsQuery)
  const renewing = useRenewFeed()
  const ending = useEndFeed()
  const [made, setMade] = useState<Made>()
  const [isAsking, setAsking] = useState(false)
  const isBusy = renewing.isPending || ending.isPending

  // Escape closes only the question.
  const ask = async (question: Parameters<typeof confirm>[0]) => {
    setAsking(true)
    const isSure = await confirm(question)
    setAsking(false)
    return isSure
  }
  const make = async (subject: CalendarFeedSubject) => {
    const former = query.data?.find((feed) => isOf(feed, subject))
    const question = former && {
      message: words.sureRenew({ name: nameOf(former) }),
      detail: words.renewDetail,
      action: words.renewShort,
    }
    if (question && !(await ask(question))) return
    await attempt(async () => {
      const feed = await renewing.mutateAsync(subject)
      setMade({ id: feed.id, name: nameOf(feed), path: feed.path })
    })
  }
  const renew = ({ location, round }: CalendarFeed) =>
    make(location ? { location: location.id } : { round: round ?? undefined })
  const end = async (feed: CalendarFeed) => {
    const message = words.sureEnd({ name: nameOf(feed) })
    if (!(await ask({ message, detail: words.endDetail, action: words.endShort }))) return
    await attempt(async () => {
      await ending.mutateAsync(feed.id)
      if (made?.id === feed.id) setMade(undefined)
      alerts.success(words.ended({ name: nameOf(feed) }))
    })
  }

  return (
    <Dialog
      isBusy={isBusy}
      onClose={onClose}
      title={words.title}
      size="lg"
      closeOnClickOutside={made === undefined}
      closeOnEscape={!isAsking}
    >
      <p className={classes.intro}>{words.intro}</p>
      <QueryView query={query} what={words.what}>
        {(feeds) => (
          <>
            <NewFeed
              isBusy={isBusy}
              hasOne={(subject) => feeds.some((feed) => isOf(feed, subject))}
              onMake={(subject) => void make(subject)}
            />
            {made && (
              <SecretText
                key={made.path}
                label={words.addressOf({ name: made.name })}
                value={new URL(made.path, globalThis.location.origin).href}
              />
            )}
            <FeedList
              feeds={feeds}
              isBusy={isBusy}
              onRenew={(feed) => void renew(feed)}
              onEnd={(feed) => void end(feed)}
            />
          </>
        )}
      </QueryView>
    </Dialog>
  )
}
