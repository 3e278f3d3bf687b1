import { ApiError } from '@roundboard/client'
import { Box, Button, Skeleton, Text } from '@mantine/core'
import { IconCloudOff, IconLock, IconRefresh } from '@tabler/icons-react'
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { isCode } from '../api/api.ts'
import { useFormat } from '../format/format.ts'
import { useReason } from '../i18n/use-reason.ts'
import { useSharedMessages } from '../messages/shared.ts'
import { PageHeader } from './page.tsx'
import classes from './query-view.module.css'
import { Notice } from './status.tsx'

/** Shows a query's loading, failed or loaded state. Loaded data stays if a refresh fails. */
export function QueryView<Data>(props: {
  query: UseQueryResult<Data>
  /** What is loaded, within a sentence: `locations`. */
  what: string
  /** The heading of a page that needs this data; without it, the page isn't found. */
  pageTitle?: string
  skeleton?: ReactNode
  children: (data: Data) => ReactNode
}) {
  const { query, what } = props
  const words = useSharedMessages()
  const format = useFormat()
  if (query.data === undefined) {
    if (props.pageTitle !== undefined && isCode(query.error, 'not-found')) throw notFound()
    return (
      <>
        {props.pageTitle !== undefined && <PageHeader title={props.pageTitle} />}
        {query.isError ? (
          <Failed what={what} error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <Loading late={<Late what={what} />}>{props.skeleton}</Loading>
        )}
      </>
    )
  }
  return (
    <>
      {query.isError && (
        <Notice role="status" mb={12} fz="sm">
          <IconCloudOff size={18} aria-hidden />
          <span>{words.stale({ what, when: format.clock(query.dataUpdatedAt) })}</span>
          <Button
            size="compact-sm"
            variant="default"
            loading={query.isFetching}
            onClick={() => void query.refetch()}
          >
            {words.retry}
          </Button>
        </Notice>
      )}
      {props.children(query.data)}
    </>
  )
}

const lateMs = 5_000

/** Loading takes long: says so, and retries the page's pending queries. */
function Late({ what }: { what: string }) {
  const words = useSharedMessages()
  const queryClient = useQueryClient()
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), lateMs)
    return () => clearTimeout(timer)
  }, [])
  const askAgain = async () => {
    const waiting = queryClient
      .getQueryCache()
      .findAll({ type: 'active', fetchStatus: 'fetching' })
      .filter(({ state }) => state.data === undefined)
    await Promise.all(waiting.map((query) => query.cancel({ silent: true })))
    await queryClient.refetchQueries({ predicate: (query) => waiting.includes(query) })
  }
  if (!isShown) return null
  return (
    <Notice role="status" mb={12} fz="sm">
      <IconCloudOff size={18} aria-hidden />
      <span>{words.late({ what })}</span>
      <Button size="compact-sm" variant="default" onClick={() => void askAgain()}>
        {words.retry}
      </Button>
    </Notice>
  )
}

/** Shows nothing for the first 250 ms, so that quick responses don't flicker. */
export function Loading({ children, late }: { children?: ReactNode; late?: ReactNode }) {
  const words = useSharedMessages()
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), 250)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Box p="8px 20px 16px" mih={120} aria-busy="true">
      <span className="visually-hidden" role="status">
        {words.loading}
      </span>
      {late}
      {isSlow && (children ?? <SkeletonLines />)}
    </Box>
  )
}

function SkeletonLines() {
  return (
    <div aria-hidden>
      {['72%', '94%', '86%', '64%'].map((width) => (
        <Skeleton key={width} height={18} width={width} my={12} />
      ))}
    </div>
  )
}

export function Failed(props: { what: string; error: unknown; onRetry?: () => void }) {
  const words = useSharedMessages()
  const reason = useReason()
  const isForbidden = props.error instanceof ApiError && props.error.code === 'forbidden'
  const requestId = props.error instanceof ApiError ? props.error.requestId : undefined
  const Icon = isForbidden ? IconLock : IconCloudOff
  return (
    <div className={classes.failed} role="alert">
      <Icon size={28} stroke={1.5} aria-hidden />
      <p className={classes.headline}>
        {isForbidden
          ? words.notYours({ what: props.what })
          : words.couldNotLoad({ what: props.what })}
      </p>
      {!isForbidden && <p>{reason(props.error)}</p>}
      {requestId !== undefined && !isForbidden && (
        <Text fz={13}>{words.requestId({ id: requestId })}</Text>
      )}
      {props.onRetry && !isForbidden && (
        <Button variant="default" leftSection={<IconRefresh size={16} />} onClick={props.onRetry}>
          {words.retry}
        </Button>
      )}
    </div>
  )
}

/** An empty state: nothing yet, no matches, or everything is fine. */
export function Empty(props: {
  icon: ReactNode
  title: string
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className={classes.empty}>
      <Text span c="var(--rb-line-strong)" aria-hidden>
        {props.icon}
      </Text>
      <p className={classes.headline}>{props.title}</p>
      {props.children && <p>{props.children}</p>}
      {props.action}
    </div>
  )
}
