import { type Job, type JobsState, addresses, type BodyOf } from '@roundboard/contract'
import { Box, Button, Group } from '@mantine/core'
import { IconMailForward, IconRefresh } from '@tabler/icons-react'
import { useQuery, queryOptions } from '@tanstack/react-query'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { useFormat } from '../../../shared/format/format.ts'
import { useLocale } from '../../../shared/i18n/locale.tsx'
import { FactList } from '../../../shared/ui/fact-list.tsx'
import { Panel } from '../../../shared/ui/page.tsx'
import { QueryView } from '../../../shared/ui/query-view.tsx'
import { Status } from '../../../shared/ui/status.tsx'
import { useReason } from '../../../shared/i18n/use-reason.ts'
import classes from './jobs-panel.module.css'
import { useSystemMessages } from '../../../shared/messages/system.ts'
import { api } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'
import { useChange } from '../../../shared/api/use-change.ts'

const jobsQuery = queryOptions({
  queryKey: [keys.system, 'jobs'],
  queryFn: ({ signal }) => api.call(addresses.getJobs, { signal }),
  refetchInterval: 10_000,
})

const useRunJob = () =>
  useChange((id: string) => api.call(addresses.runJob, { params: { id } }), [keys.system])

const useSendTestMail = () =>
  useChange(
    (body: BodyOf<typeof addresses.sendTestMail>) => api.call(addresses.sendTestMail, { body }),
    [keys.system],
  )

/** Whether email is configured, and waiting and failed background jobs. */
export function JobsPanel() {
  const words = useSystemMessages().jobs
  const query = useQuery(jobsQuery)
  return (
    <Panel title={words.title} description={words.why}>
      <QueryView query={query} what={words.what}>
        {(state) => (
          <>
            <MailState mail={state.mail} />
            <Waiting waiting={state.waiting} />
            <Troubled troubled={state.troubled} count={state.troubledCount} />
          </>
        )}
      </QueryView>
    </Panel>
  )
}

function MailState({ mail }: { mail: JobsState['mail'] }) {
  const words = useSystemMessages().jobs
  const { locale } = useLocale()
  const reason = useReason()
  const send = useSendTestMail()
  if (!mail.isOn)
    return (
      <div>
        <Status tone="none">{words.mailOff}</Status>
        <p className={classes.tries}>{words.mailOffWhy}</p>
      </div>
    )
  return (
    <Group gap="12px 24px" justify="space-between">
      <div>
        <Status tone="green">{words.mailOn}</Status>
        <p className={classes.tries}>{words.mailFrom({ address: mail.from })}</p>
      </div>
      <Button
        variant="default"
        leftSection={<IconMailForward size={16} />}
        loading={send.isPending}
        onClick={() =>
          send.mutate(
            { language: locale },
            {
              onSuccess: ({ to }) => alerts.success(words.testSent({ address: to })),
              onError: (error) => alerts.error(reason(error), error),
            },
          )
        }
      >
        {words.sendTest}
      </Button>
    </Group>
  )
}

function Waiting({ waiting }: { waiting: JobsState['waiting'] }) {
  const words = useSystemMessages().jobs
  const format = useFormat()
  if (waiting.length === 0) return null
  return (
    <>
      <h3 className={classes.part}>{words.waits}</h3>
      <FactList
        facts={waiting.map(({ kind, count, nextAt }) => [
          words.kinds[kind],
          words.nextAt({ count, when: format.moment(nextAt) }),
        ])}
      />
    </>
  )
}

function Troubled({ troubled, count }: { troubled: readonly Job[]; count: number }) {
  const words = useSystemMessages().jobs
  const unlisted = count - troubled.length
  return (
    <>
      <h3 className={classes.part}>{words.failed}</h3>
      {troubled.length === 0 ? (
        <Status tone="green">{words.nothingFailed}</Status>
      ) : (
        <ul>
          {troubled.map((job) => (
            <TroubledJob key={job.id} job={job} />
          ))}
        </ul>
      )}
      {unlisted > 0 && <p className={classes.more}>{words.more({ count: unlisted })}</p>}
    </>
  )
}

function TroubledJob({ job }: { job: Job }) {
  const words = useSystemMessages().jobs
  const format = useFormat()
  const reason = useReason()
  const run = useRunJob()
  const { id, kind, about, problem, attempts, againAt } = job
  return (
    <li className={classes.job}>
      <div>
        <Status tone={againAt === null ? 'red' : 'yellow'} time={about}>
          {words.kinds[kind]}
        </Status>
        <Box component="p" mt={2}>
          {words.problems[problem]}
        </Box>
        <p className={classes.tries}>
          {againAt === null
            ? words.givenUp({ tries: attempts })
            : words.again({ tries: attempts, when: format.moment(againAt) })}
        </p>
      </div>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconRefresh size={16} />}
        aria-label={words.runWhat({ kind: words.kinds[kind], about }).trim()}
        loading={run.isPending}
        onClick={() =>
          run.mutate(id, {
            onSuccess: () => alerts.success(words.running),
            onError: (error) => alerts.error(reason(error), error),
          })
        }
      >
        {words.run}
      </Button>
    </li>
  )
}
