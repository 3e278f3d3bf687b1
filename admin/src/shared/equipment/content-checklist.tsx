import { Alert, Stack } from '@mantine/core'
import type { ContentCheck } from '@roundboard/contract'
import { type ContentIssue, contentIssues, issuesIn } from '@roundboard/domain'
import type { ReactNode } from 'react'
import { useFormat } from '../format/format.ts'
import { useEquipmentMessages } from '../messages/equipment.ts'
import { useScheduleMessages } from '../messages/schedule.ts'
import { TextLink } from '../ui/links.tsx'
import { MissingEquipmentAlert, listedMax } from './missing-equipment.tsx'
import classes from './missing-equipment.module.css'

/** The findings for a workout, and where it will be shown first. */
export interface CheckedItem {
  readonly key: string
  /** The workout's name; undefined if there is only one. */
  readonly name?: ReactNode
  readonly on?: { readonly day: string; readonly round: number } | undefined
  readonly check: ContentCheck
}

/** The findings of the content checks, errors first, each kind with its count and workouts. */
export function ContentChecklist(props: {
  items: readonly CheckedItem[]
  /** Whether the workouts are in the schedule, so that each count can link to them. */
  isScheduled?: boolean
  /** Called when such a link is followed. */
  onLeave?: () => void
}) {
  const { items } = props
  const { checks: words, more } = useEquipmentMessages()
  const schedule = useScheduleMessages()
  const format = useFormat()
  const isOfOne = items.length === 1 && items[0]?.name === undefined
  if (items.every(({ check }) => issuesIn(check).length === 0)) return null
  const detailsOf = {
    'missing-clip': ({ missingClips }) => missingClips.map((step) => words.step({ step })),
    'long-text': () => [],
    translations: ({ lacks }) =>
      lacks.map(({ language, missing }) =>
        schedule.panel[missing > 0 ? 'missing' : 'outdated']({
          language: format.languageName(language),
        }),
      ),
  } satisfies Record<Exclude<ContentIssue, 'equipment'>, (check: ContentCheck) => string[]>
  return (
    <Stack gap="sm">
      {(['missing-clip', 'long-text', 'translations'] as const).map((kind) => {
        const found = items.filter(({ check }) => issuesIn(check).includes(kind))
        if (found.length === 0) return null
        return (
          <Alert
            key={kind}
            color={contentIssues[kind] === 'error' ? 'red' : 'yellow'}
            variant="light"
            classNames={{ title: classes.title ?? '' }}
            title={isOfOne ? words.ofOne[kind] : words[kind]({ count: found.length })}
          >
            {!(isOfOne && kind === 'long-text') && (
              <ul className={classes.lacks}>
                {found.slice(0, listedMax).map(({ key, name, check }) => {
                  const details = detailsOf[kind](check).join(', ')
                  return (
                    <li key={key}>
                      {name}
                      {name !== undefined && details !== '' && ' · '}
                      {details}
                    </li>
                  )
                })}
                {found.length > listedMax && <li>{more({ count: found.length - listedMax })}</li>}
              </ul>
            )}
            {props.isScheduled === true && kind !== 'translations' && (
              <TextLink
                to="/admin/schedule"
                search={{ show: kind, day: found.flatMap(({ on }) => on?.day ?? []).sort()[0] }}
                size="sm"
                onClick={props.onLeave}
              >
                {schedule.import.toSchedule}
              </TextLink>
            )}
          </Alert>
        )
      })}
      <MissingEquipmentAlert
        lacks={items.flatMap(({ check, on }) =>
          check.equipment.map((lack) => (on ? { ...lack, on } : lack)),
        )}
      />
    </Stack>
  )
}
