import fc from 'fast-check'
import { expect, test } from 'vitest'
import { healthColour, healthGroups, healthOf, problemOf } from './health.ts'

const ten = { screens: 10, linked: 10, everSeen: 10, connected: 10, online: 10, withIssues: 0 }
const open = { isEnabled: true, isOpen: true }

test.each([
  ['all screens online', { ...ten }, open, 'healthy'],
  ['one offline', { ...ten, connected: 9, online: 9 }, open, 'issues'],
  ['all offline', { ...ten, connected: 0, online: 0 }, open, 'offline'],
  ['one with a frozen video', { ...ten, withIssues: 1 }, open, 'issues'],
  [
    'two of ten linked',
    { ...ten, linked: 2, everSeen: 2, connected: 2, online: 2 },
    open,
    'issues',
  ],
  ['all unlinked again', { ...ten, linked: 0, connected: 0, online: 0 }, open, 'offline'],
  ['no heartbeats during a server outage', { ...ten, connected: 0 }, open, 'healthy'],
  [
    'linked screens that never connected',
    { ...ten, everSeen: 0, connected: 0, online: 0 },
    open,
    'offline',
  ],
  [
    'none ever linked',
    { ...ten, linked: 0, everSeen: 0, connected: 0, online: 0 },
    open,
    'setting-up',
  ],
  [
    'no screens',
    { ...ten, screens: 0, linked: 0, everSeen: 0, connected: 0, online: 0 },
    open,
    'setting-up',
  ],
  [
    'all offline, closed',
    { ...ten, connected: 0, online: 0 },
    { ...open, isOpen: false },
    'closed',
  ],
  ['all online, closed', { ...ten }, { ...open, isOpen: false }, 'closed'],
  [
    'all offline, disabled',
    { ...ten, connected: 0, online: 0 },
    { isEnabled: false, isOpen: false },
    'disabled',
  ],
] as const)('a location with %s is in the right health group', (_, counts, given, group) => {
  expect(healthOf({ ...counts, ...given })).toBe(group)
})

const anyCounts = fc.nat(10).chain((screens) =>
  fc.nat(screens).chain((linked) =>
    fc.nat(linked).chain((connected) =>
      fc.record({
        screens: fc.constant(screens),
        linked: fc.constant(linked),
        connected: fc.constant(connected),
        online: fc.constant(connected),
        everSeen: fc.integer({ min: connected, max: screens }),
        withIssues: fc.nat(connected),
      }),
    ),
  ),
)
const anyFleet = fc.array(
  fc.tuple(anyCounts, fc.record({ isEnabled: fc.boolean(), isOpen: fc.boolean() })),
)

test('health groups count every location once', () => {
  fc.assert(
    fc.property(anyFleet, (fleet) => {
      const found = fleet.map(([counts, given]) => healthOf({ ...counts, ...given }))
      const sizes = healthGroups.map((group) => found.filter((each) => each === group).length)
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(fleet.length)
    }),
  )
})

test('health groups of enabled and open locations match their color', () => {
  fc.assert(
    fc.property(anyCounts, (counts) => {
      const group = healthOf({ ...counts, ...open })
      const colour = healthColour({ ...counts, ...open })
      expect(group === 'setting-up').toBe(colour === null)
      expect(group === 'offline').toBe(colour === 'red')
      if (colour === 'yellow') expect(group).toBe('issues')
      if (colour === 'green') expect(group).toBe(counts.withIssues > 0 ? 'issues' : 'healthy')
      expect(problemOf(counts)).toBe(['offline', 'issues'].includes(group) ? group : null)
    }),
  )
})
