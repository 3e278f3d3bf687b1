import { describe, expect, it } from 'vitest'
import { createFakeServer } from '../testing/fake-server.ts'
import { nextState, type PlayerEvent, type PlayerState } from './player-state.ts'

const programme = createFakeServer().programme()
const newer = { ...programme, revision: 'newer' }
const pairing = { name: 'pairing', pairing: { name: 'announcing' } } as const
const loading = { name: 'loading' } as const
const refused = { name: 'refused' } as const
const playing = { name: 'playing', programme } as const
const refreshing = { name: 'refreshing', kept: programme } as const
const waiting = { name: 'waiting', linkId: 'l', code: 'ABC123' } as const

const steps: readonly [string, PlayerState, PlayerEvent, PlayerState][] = [
  [
    'shows its code',
    pairing,
    { type: 'pairing-changed', pairing: waiting },
    { name: 'pairing', pairing: waiting },
  ],
  ['loads once linked', pairing, { type: 'linked', programme: null }, loading],
  ['plays on after a reload', pairing, { type: 'linked', programme }, playing],
  ['plays what it read', loading, { type: 'programme-read', programme }, playing],
  ['is refused with nothing to show', loading, { type: 'refused' }, refused],
  ['keeps what is shown when refused', playing, { type: 'refused' }, playing],
  ['recovers from a refusal', refused, { type: 'programme-read', programme }, playing],
  [
    'takes a newer programme',
    playing,
    { type: 'programme-read', programme: newer },
    { name: 'playing', programme: newer },
  ],
  ['refreshes', playing, { type: 'refresh-begun' }, refreshing],
  ['refreshes once at a time', refreshing, { type: 'refresh-begun' }, refreshing],
  [
    'waits for the refresh to end',
    refreshing,
    { type: 'programme-read', programme: newer },
    refreshing,
  ],
  [
    'plays what the refresh brought',
    refreshing,
    { type: 'refresh-ended', programme: newer },
    { name: 'playing', programme: newer },
  ],
  [
    'plays the old one when the refresh failed',
    refreshing,
    { type: 'refresh-ended', programme: null },
    playing,
  ],
  ['pairs anew when dropped', playing, { type: 'dropped' }, pairing],
  ['pairs anew when dropped in a refresh', refreshing, { type: 'dropped' }, pairing],
  [
    'stays unpaired when an answer comes late',
    pairing,
    { type: 'programme-read', programme },
    pairing,
  ],
  [
    'stays unpaired when a refresh ends late',
    pairing,
    { type: 'refresh-ended', programme },
    pairing,
  ],
  [
    'shows no late code once linked',
    loading,
    { type: 'pairing-changed', pairing: waiting },
    loading,
  ],
]

describe('a display', () => {
  it.each(steps)('%s', (_, state, event, expected) => {
    expect(nextState(state, event)).toEqual(expected)
  })
})
