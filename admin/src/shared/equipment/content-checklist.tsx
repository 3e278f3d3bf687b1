import { Alert, Stack } from '@mantine/core'
import type { ContentCheck } from '@roundboard/contract'
import { type ContentIssue, contentIssues, issuesIn } from '@roundboard/domain'
import type { ReactNode } from 'react'
import { useFormat } from '../format/format.ts'
import { useEquipmentMessages } from '../messages/equipment.ts'
import { useScheduleMessages } from '../messages/schedule.ts'
import { Lacking } from './lacking.tsx'
import classes from './lacking.module.css'

/** What the checklist found in a workout, and where that will be shown first. */
export interface CheckedItem {
  readonly key: string
  /** What the workout is called; nothing where there is only one. */
  readonly name?: ReactNode
  readonly on?: { readonly day: string; readonly round: number } | undefined
  readonly check: ContentCheck
}

/** What the content checks found, errors first, each kind with its count and workouts. */
export function ContentChecklist({ items }: { items: readonly CheckedItem[] }) {
  const words = useEquipmentMessages().checks
  const states = useScheduleMessages().panel
  const format = useFormat()
  if (items.every(({ check }) => issuesIn(check).length === 0)) return null
  const detailsOf = {
    'missing-clip': ({ missingClips }) => missingClips.map((step) => words.step({ step })),
    'long-text': () => [],
    translations: ({ lacks }) =>
      lacks.map(({ language, missing }) =>
        states[missing > 0 ? 'missing' : 'outdated']({ language: format.languageName(language) }),
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
            title={words[kind]({ count: found.length })}
          >
            <ul className={classes.lacks}>
              {found.map(({ key, name, check }) => {
                const details = detailsOf[kind](check).join(', ')
                return (
                  <li key={key}>
                    {name}
                    {name !== undefined && details !== '' && ' · '}
                    {details}
                  </li>
                )
              })}
            </ul>
          </Alert>
        )
      })}
      <Lacking
        lacks={items.flatMap(({ check, on }) =>
          check.equipment.map((lack) => (on ? { ...lack, on } : lack)),
        )}
      />
    </Stack>
  )
}
