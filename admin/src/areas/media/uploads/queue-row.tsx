import { Box, Group, Text } from '@mantine/core'
import {
  IconAlertCircleFilled,
  IconCircleCheckFilled,
  IconClock,
  IconEqual,
  IconFileUnknown,
  IconHelpCircle,
  IconRefresh,
  IconUpload,
  IconX,
  type Icon,
} from '@tabler/icons-react'
import { sentenceOf, type Problem } from '@roundboard/contract'
import { memo, type ReactNode } from 'react'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import { useIssueSentences } from '../../../shared/i18n/use-issue-sentences.ts'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import type { Target } from './match-name.ts'
import { isUnsure, type QueuedFile, type Refused, type Step } from './queued-file.ts'
import { progressOf, sentShareOf } from './queue-rules.ts'
import classes from './queue.module.css'
import { AllowFlashing } from './allow-flashing.tsx'
import { useUser } from '../../../shared/session/session.ts'
import { type UploadsMessages, useUploadsMessages } from '../../../shared/messages/uploads.ts'

import { useQueueFormat } from './use-queue-format.ts'

const icons = {
  unsure: IconHelpCircle,
  reading: IconClock,
  asking: IconClock,
  waiting: IconClock,
  converting: IconUpload,
  sending: IconUpload,
  checking: IconUpload,
  done: IconCircleCheckFilled,
  here: IconEqual,
  twice: IconEqual,
  refused: IconAlertCircleFilled,
  missing: IconFileUnknown,
} as const satisfies Record<Step | 'unsure', Icon>

interface RowActions {
  readonly onRetry: (id: string, flashReason?: string) => void
  readonly onRemove: (id: string) => void
  readonly onChoose: (id: string, target: Target | null) => void
}

const isOwn = (problem: Problem | Refused, own: UploadsMessages['refused']): problem is Refused =>
  Object.hasOwn(own, problem.code)

/** Why a file was refused. */
export function useRefusalText(): (problem: Problem | Refused) => string {
  const words = useUploadsMessages()
  const shared = useSharedMessages()
  const issues = useIssueSentences()
  return (problem) => {
    if (!isOwn(problem, words.refused)) return sentenceOf(issues, problem)
    const { codec, reason } = problem.params
    if (problem.code === 'cannot-convert')
      return words.refused['cannot-convert']({ codec: String(codec) })
    if (problem.code !== 'not-sent') return words.refused[problem.code]
    const failures: Readonly<Record<string, string>> = { ...shared.failure, ...words.notSentWhy }
    return words.refused['not-sent']({
      reason: failures[String(reason)] ?? shared.failure.internal,
    })
  }
}

/** The end of a row's first line: progress or size. */
function useAside(file: QueuedFile): string {
  const { state, bytes } = file
  const words = useUploadsMessages()
  const format = useQueueFormat()
  if (state.step === 'sending') return words.uploading({ share: format.share(sentShareOf(file)) })
  if (state.step === 'checking') return words.checking
  if (state.step === 'done') return words.ready
  if (state.step === 'converting') return words.stepOf({ step: 1, of: 2 })
  return format.bytes(bytes)
}

function Says({ file, onChoose, onRetry }: { file: QueuedFile } & RowActions): ReactNode {
  const words = useUploadsMessages()
  const format = useQueueFormat()
  const refusal = useRefusalText()
  const isSuperAdmin = useUser().role === 'super-admin'
  const { state, label, match } = file
  if (isUnsure(file) && match.how === 'unsure')
    return (
      <>
        <span className={classes.doubt}>{words.which}</span>
        {match.targets.map((target) => (
          <button
            key={target.id}
            type="button"
            className={classes.choice}
            onClick={() => onChoose(file.id, target)}
          >
            {target.name}
          </button>
        ))}
        <button type="button" className={classes.choice} onClick={() => onChoose(file.id, null)}>
          {words.asNew}
        </button>
      </>
    )
  switch (state.step) {
    case 'reading':
      return words.reading
    case 'asking':
      return words.asking
    case 'waiting':
      return words.waiting({ name: label.name })
    case 'converting':
      return words.converting({ share: format.share(state.share) })
    case 'sending':
      return `${label.name} · ${words.bytesOf({ sent: format.bytes(state.sent), all: format.bytes(file.bytes) })}`
    case 'checking':
      return label.name
    case 'done':
      if (file.replaces) return words.replaced
      return (
        <>
          {label.name}
          {label.kind !== 'round-picture' && ' · '}
          {label.kind !== 'round-picture' &&
            (state.hasJump ? <b className={classes.jump}>{words.jumps}</b> : words.loops)}
          {state.flashes !== undefined && ' · '}
          {state.flashes !== undefined && (
            <b className={classes.jump}>{words.flashes({ times: state.flashes })}</b>
          )}
        </>
      )
    case 'here':
      if (file.replaces) return words.replaceSame
      if (state.renamedFrom !== undefined)
        return words.renamed({ name: state.itemName, from: state.renamedFrom })
      return (
        <>
          {words.sameAs} <b>{state.itemName}</b>, {words.notSent}
        </>
      )
    case 'twice':
      return words.sameAgain
    case 'refused':
      return (
        <>
          {refusal(state.problem)}
          {state.problem.code === 'clip-flashes' && isSuperAdmin && (
            <AllowFlashing file={file} problem={state.problem} onAllow={onRetry} />
          )}
        </>
      )
    case 'missing':
      return state.isChanged ? words.changed : words.lost
  }
}

const shareOf = (file: QueuedFile): number | undefined => {
  const { state } = file
  if (state.step === 'converting' || state.step === 'reading') return state.share
  return state.step === 'sending' || state.step === 'checking' ? progressOf(file) : undefined
}

/** A file in the queue: preview, progress and future name. */
export const QueueRow = memo(function QueueRow(
  props: {
    file: QueuedFile
    isFocusable: boolean
    /** Shown outside of the list, without its keys. */
    isAlone?: boolean
  } & RowActions,
) {
  const { file } = props
  const words = useUploadsMessages()
  const aside = useAside(file)
  const look = isUnsure(file) ? 'unsure' : file.state.step
  const Icon = icons[look]
  const share = shareOf(file)
  const canRetry = file.state.step === 'refused'
  const canRemove = canRetry || file.state.step === 'missing' || props.isAlone
  return (
    <li
      className={classes.row}
      data-id={file.id}
      data-look={look}
      tabIndex={props.isFocusable ? 0 : -1}
    >
      <Icon className={classes.icon ?? ''} size={18} aria-hidden />
      <Box flex={1} miw={0}>
        <Group gap={10} wrap="nowrap" align="baseline" justify="space-between">
          <Text span inherit truncate miw={0} fz={14} fw={600} title={file.name} dir="auto">
            {file.name}
          </Text>
          <span className="visually-hidden">{words.steps[look]}</span>
          {!canRetry && file.state.step !== 'missing' && (
            <Box component="span" className="tabular" flex="none" c="dimmed" fz={13}>
              {aside}
            </Box>
          )}
        </Group>
        {share !== undefined && look !== 'unsure' && file.state.step !== 'reading' && (
          <span className={classes.share} aria-hidden>
            <span style={{ inlineSize: `${String(Math.round(share * 1000) / 10)}%` }} />
          </span>
        )}
        <div className={classes.says}>
          <Says {...props} />
        </div>
      </Box>
      {canRetry && (
        <IconButton
          label={words.retry({ name: file.name })}
          variant="default"
          size="md"
          onClick={() => props.onRetry(file.id)}
        >
          <IconRefresh size={15} />
        </IconButton>
      )}
      {canRemove && (
        <IconButton
          label={words.remove({ name: file.name })}
          variant="default"
          size="md"
          onClick={() => props.onRemove(file.id)}
        >
          <IconX size={15} />
        </IconButton>
      )}
    </li>
  )
})
