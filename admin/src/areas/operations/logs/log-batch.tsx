import { Box, Button } from '@mantine/core'
import {
  addresses,
  type BulkItem,
  type BulkOutcome,
  type Log,
  LoggedBatch,
  undoWithinHours,
} from '@roundboard/contract'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useState } from 'react'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { useUndoableAlert } from '../../../shared/alerts/use-undoable-alert.ts'
import { api, isCode } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'
import { useChange } from '../../../shared/api/use-change.ts'
import { useConfirm } from '../../../shared/confirm/confirm.tsx'
import { useFormat } from '../../../shared/format/format.ts'
import { useReason } from '../../../shared/i18n/use-reason.ts'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { objectOf } from './log-change.ts'
import { type LogsMessages, useLogsMessages } from '../../../shared/messages/logs.ts'

import classes from './logs.module.css'

/** The bulk edit in an entry; undefined for other entries. */
export const batchOf = ({ data }: Log): LoggedBatch | undefined => LoggedBatch.safeParse(data).data

/** What an entry is about: something by name, or a number of workouts. */
export function subjectOf(log: Log, words: LogsMessages): string | undefined {
  const batch = batchOf(log)
  if (batch === undefined) return objectOf(log.data)
  const { others } = batch
  return others ? firstOf(others, words) : words.workouts({ count: linesOf(batch).length })
}

const mostNamed = 3

/** The first names, and how many more there are. */
function firstOf(named: readonly { name: string }[], words: LogsMessages): string {
  const names = named.slice(0, mostNamed).map(({ name }) => name)
  const more = named.length - names.length
  return [...names, ...(more > 0 ? [words.more({ count: more })] : [])].join(', ')
}

const mostShown = 200
const hourMs = 60 * 60_000

interface Line {
  readonly name: string
  readonly before: BulkItem | undefined
  readonly after: BulkItem | undefined
}

const linesOf = ({ made, changed, removed }: LoggedBatch): Line[] => [
  ...made.map((after) => ({ name: after.name, before: undefined, after })),
  ...changed.map(({ before, after }) => ({ name: after.name, before, after })),
  ...removed.map((before) => ({ name: before.name, before, after: undefined })),
]

/** The workouts of a bulk edit before and after, and a button to undo it. */
export function LogBatch({ log, batch }: { log: Log; batch: LoggedBatch }) {
  const words = useLogsMessages()
  const { days } = useFormat()
  const lines = linesOf(batch)
  const othersIn = batch.undoes === undefined ? words.swappedIn : words.restoredIn
  const describe = (item: BulkItem | undefined, other: BulkItem | undefined) =>
    item === undefined
      ? words.nothing
      : [
          ...(other && other.name !== item.name ? [item.name] : []),
          words.roundOf({ round: item.round }),
          days(item.startDate, item.endDate),
          ...(item.isDraft ? [words.draft] : []),
        ].join(', ')
  return (
    <Box w="100%" miw={0} pt={8}>
      <UndoBatch log={log} batch={batch.batch} />
      {batch.clips && <p>{words.clipSwapped(batch.clips)}</p>}
      {batch.others && <p>{othersIn({ names: firstOf(batch.others, words) })}</p>}
      <table className={classes.changes} hidden={lines.length === 0}>
        <thead>
          <tr>
            <th scope="col">{words.models.Workout}</th>
            <th scope="col">{words.before}</th>
            <th scope="col">{words.after}</th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, mostShown).map(({ name, before, after }, index) => (
            <tr key={after?.id ?? before?.id ?? index}>
              <th scope="row">{name}</th>
              <td className={classes.before}>{describe(before, after)}</td>
              <td className={classes.after}>{describe(after, before)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {lines.length > mostShown && <p>{words.more({ count: lines.length - mostShown })}</p>}
    </Box>
  )
}

const stale = [keys.workouts, keys.exercises, keys.dashboard, keys.logs, keys.media] as const

function UndoBatch({ log, batch }: { log: Log; batch: string }) {
  const words = useLogsMessages()
  const shared = useSharedMessages()
  const reason = useReason()
  const confirm = useConfirm()
  const alertUndoable = useUndoableAlert()
  const [isAsking, setIsAsking] = useState(false)
  const [openedAt] = useState(Date.now)
  const takingBack = useChange(
    (id: string) => api.call(addresses.undoWorkouts, { params: { id } }),
    stale,
  )
  if (Date.parse(log.date) + undoWithinHours * hourMs <= openedAt) return null

  function detailOf({ leftOut, others = [] }: BulkOutcome): string | undefined {
    const all = [...leftOut.map(({ item }) => item), ...others.filter(({ skipped }) => skipped)]
    return all.length === 0
      ? undefined
      : words.staysAsIs({ count: all.length, names: firstOf(all, words) })
  }

  async function ask(): Promise<void> {
    const query = { dryRun: 'true' } as const
    const outcome = await api.call(addresses.undoWorkouts, { params: { id: batch }, query })
    const { made, changed, removed, others = [] } = outcome
    const swapped = others.filter(({ skipped }) => skipped === null).length
    const detail = detailOf(outcome)
    if (made.length + changed.length + removed.length + swapped === 0) {
      alerts.success(words.nothingToTakeBack)
      return
    }
    const message = words.takeBackAsk({
      what: [
        ...(removed.length > 0 ? [words.goAgain({ count: removed.length })] : []),
        ...(made.length > 0 ? [words.comeBack({ count: made.length })] : []),
        ...(changed.length > 0 ? [words.asBefore({ count: changed.length })] : []),
        ...(swapped > 0 ? [words.clipsBack({ count: swapped })] : []),
      ].join(', '),
    })
    setIsAsking(false)
    if (!(await confirm({ message, action: words.takeBack, ...(detail && { detail }) }))) return
    const { batch: undone } = await takingBack.mutateAsync(batch)
    if (undone !== null)
      alertUndoable(words.takenBack, async () => {
        await takingBack.mutateAsync(undone)
        return words.doneAgain
      })
  }

  const run = async () => {
    setIsAsking(true)
    try {
      await ask()
    } catch (error) {
      alerts.error(isCode(error, 'not-found') ? shared.tooLate : reason(error), error)
    } finally {
      setIsAsking(false)
    }
  }
  return (
    <Button
      size="compact-sm"
      variant="default"
      mb="xs"
      leftSection={<IconArrowBackUp size={15} />}
      loading={isAsking}
      onClick={() => void run()}
    >
      {words.takeBack}
    </Button>
  )
}
