import { Kbd, Modal, Switch } from '@mantine/core'
import { useState } from 'react'
import { useReturnFocus } from '../../../../shared/ui/use-return-focus.ts'
import { useSharedMessages } from '../../../../shared/messages/shared.ts'
import { letters } from '../keys.ts'
import { type ScheduleMessages, useScheduleMessages } from '../../../../shared/messages/schedule.ts'

import classes from './interactions.module.css'

type KeyWords = ScheduleMessages['hands']['keys']
type Row = readonly [keyof Omit<KeyWords, 'groups' | 'keyNames'>, readonly string[], 'thenArrows'?]

const groups = {
  about: [
    ['dayRound', ['←', '→', '↑', '↓']],
    ['week', ['Page Up', 'Page Down']],
    ['ends', ['Home', 'End']],
    ['today', ['T']],
    ['hole', ['H', 'Shift H']],
    ['goTo', ['G']],
    ['zoom', ['1', '2', '3']],
    ['fold', ['[']],
  ],
  choosing: [
    ['widen', ['Shift ←', '→', '↑', '↓']],
    ['toggle', ['Space']],
    ['roundWeek', ['Shift Space']],
    ['wholeDay', ['Ctrl Space']],
    ['all', ['Ctrl A']],
    ['none', ['Esc']],
  ],
  one: [
    ['edit', ['Enter']],
    ['rename', ['F2']],
    ['subHeader', ['S']],
    ['add', ['N']],
    ['duplicate', ['D']],
    ['stretch', ['E'], 'thenArrows'],
    ['wall', ['W']],
    ['languages', ['L']],
  ],
  many: [
    ['copyMovePut', ['Ctrl C', 'Ctrl X', 'Ctrl V']],
    ['laterEarlier', ['+', '–']],
    ['carry', ['M', 'Shift M'], 'thenArrows'],
    ['publish', ['P', 'Shift P']],
    ['delete', ['Del']],
    ['undoRedo', ['Ctrl Z', 'Ctrl Y']],
    ['menu', ['Shift F10']],
  ],
} as const satisfies Record<keyof KeyWords['groups'], readonly Row[]>

const groupNames = ['about', 'choosing', 'one', 'many'] as const

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

/** All keys of the schedule, and the switch for those that are single characters. */
export function KeysSheet({ onClose }: { onClose: () => void }) {
  useReturnFocus()
  const words = useScheduleMessages().hands
  const shared = useSharedMessages()
  const [areOn, setOn] = useState(letters.areOn)
  const named = (chord: string) =>
    chord
      .replace('Ctrl', isMac() ? '⌘' : words.keys.keyNames.Ctrl)
      .replace('Shift', words.keys.keyNames.Shift)
      .replace(
        /Space|Enter|Esc|Del|Home|End|Page Up|Page Down/,
        (key) => words.keys.keyNames[key as keyof KeyWords['keyNames']],
      )
  return (
    <Modal
      opened
      onClose={onClose}
      title={words.keys.title}
      size={1040}
      closeButtonProps={{ 'aria-label': shared.close }}
    >
      <div className={classes.sheet}>
        {groupNames.map((name) => (
          <section key={name} className={classes.group}>
            <h3>{words.keys.groups[name]}</h3>
            <dl>
              {groups[name].map(([what, chords, then]: Row) => (
                <div key={what}>
                  <dt>{words.keys[what]}</dt>
                  <dd>
                    {chords.map((chord) => (
                      <Kbd key={chord}>{named(chord)}</Kbd>
                    ))}
                    {then && words.keys[then]}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <Switch
        label={words.keys.letters}
        description={words.keys.lettersHint}
        checked={areOn}
        onChange={(event) => {
          const isOn = event.currentTarget.checked
          letters.set(isOn)
          setOn(isOn)
        }}
      />
    </Modal>
  )
}
