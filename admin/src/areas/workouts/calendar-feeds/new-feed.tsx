import { Button, Group, NativeSelect, SegmentedControl } from '@mantine/core'
import type { CalendarFeedSubject } from '@roundboard/contract'
import { limits } from '@roundboard/domain'
import { useState } from 'react'
import { LocationSelect } from '../schedule/location-select.tsx'
import { useScheduleMessages } from '../../../shared/messages/schedule.ts'
import classes from './feeds.module.css'
import { useFeedName } from './feed-list.tsx'

const kinds = ['gym', 'round'] as const

/** Chooses the location or round of a new feed. */
export function NewFeed(props: {
  isBusy: boolean
  hasOne: (subject: CalendarFeedSubject) => boolean
  onMake: (subject: CalendarFeedSubject) => void
}) {
  const { isBusy, hasOne, onMake } = props
  const words = useScheduleMessages().feeds
  const nameOf = useFeedName()
  const [kind, setKind] = useState<(typeof kinds)[number]>('gym')
  const [location, setLocation] = useState<string>()
  const [round, setRound] = useState<number>(limits.workoutRounds[0])
  const subject = kind === 'round' ? { round } : location === undefined ? undefined : { location }
  return (
    <section aria-label={words.make}>
      <Group gap="8px 12px">
        <SegmentedControl
          aria-label={words.of}
          value={kind}
          data={kinds.map((value) => ({ value, label: words.kinds[value] }))}
          onChange={(chosen) => setKind(kinds.find((known) => known === chosen) ?? 'gym')}
        />
        {kind === 'gym' ? (
          <LocationSelect id={location} placeholder={words.gymPlaceholder} onChange={setLocation} />
        ) : (
          <NativeSelect
            aria-label={words.round}
            value={String(round)}
            data={limits.workoutRounds.map((number) => ({
              value: String(number),
              label: nameOf({ location: null, round: number }),
            }))}
            onChange={(event) => setRound(Number(event.currentTarget.value))}
          />
        )}
        <Button
          loading={isBusy}
          disabled={subject === undefined}
          onClick={() => {
            if (subject) onMake(subject)
          }}
        >
          {words.make}
        </Button>
      </Group>
      {subject && hasOne(subject) && <p className={classes.quiet}>{words.hasOne}</p>}
    </section>
  )
}
