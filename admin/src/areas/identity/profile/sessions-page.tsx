import { Button } from '@mantine/core'
import { useQuery, queryOptions } from '@tanstack/react-query'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { useConfirm } from '../../../shared/confirm/confirm.tsx'
import { SessionList } from '../../../shared/session/session-list.tsx'
import { PageHeader } from '../../../shared/ui/page.tsx'
import { useAttempt } from '../../../shared/alerts/use-attempt.ts'
import { useProfileMessages } from '../../../shared/messages/profile.ts'
import { addresses } from '@roundboard/contract'
import { api, allow404 } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'
import { useChange } from '../../../shared/api/use-change.ts'

const lookEveryMs = 10_000

/** The user's sessions. Refreshed, because others start and end. */
const ownSessionsQuery = queryOptions({
  queryKey: [keys.sessions],
  queryFn: ({ signal }) => api.call(addresses.listSessions, { signal }),
  refetchInterval: lookEveryMs,
})

const useEndOwnSession = () =>
  useChange(
    (id: string) => allow404(api.call(addresses.endSession, { params: { id } })),
    [keys.sessions],
  )

const useEndOtherSessions = () =>
  useChange(() => api.call(addresses.endOtherSessions, {}), [keys.sessions])

/** Where the user is signed in. */
export function SessionsPage() {
  const words = useProfileMessages()
  const confirm = useConfirm()
  const attempt = useAttempt()
  const query = useQuery(ownSessionsQuery)
  const ending = useEndOwnSession()
  const endingOthers = useEndOtherSessions()
  const hasOthers = query.data?.some(({ isCurrent }) => !isCurrent) ?? false
  const endOthers = async () => {
    const isSure = await confirm({
      message: words.sureEndOthers,
      detail: words.endOthersDetail,
      action: words.endOthers,
    })
    if (!isSure) return
    await attempt(async () => {
      const { ended } = await endingOthers.mutateAsync(undefined)
      alerts.success(words.endedOthers({ count: ended }))
    })
  }
  return (
    <>
      <PageHeader title={words.sessions} description={words.sessionsIntro} />
      <SessionList
        title={words.sessionsHere}
        query={query}
        onEnd={(id) => ending.mutateAsync(id)}
        actions={
          hasOthers && (
            <Button
              variant="default"
              className="danger-quiet"
              loading={endingOthers.isPending}
              onClick={() => void endOthers()}
            >
              {words.endOthers}
            </Button>
          )
        }
      />
    </>
  )
}
