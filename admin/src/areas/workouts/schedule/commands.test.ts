import { describe, expect, it } from 'vitest'
import { commandNames, performCommand, offeredFor, type ScheduleCommands } from './commands.ts'

const draft = { id: 'draft', isDraft: true }
const published = { id: 'published', isDraft: false }

const namesFor = (...workouts: Parameters<typeof offeredFor>[0]) =>
  offeredFor(workouts).map(({ name }) => name)

describe('workout commands', () => {
  it('are empty without a workout and match the state of a single one', () => {
    expect(namesFor()).toEqual([])
    expect(namesFor(draft)).toEqual(commandNames.filter((name) => name !== 'unpublish'))
    expect(namesFor(published)).toEqual(commandNames.filter((name) => name !== 'publish'))
  })

  it('leave out single-workout commands for several, and list the affected workouts', () => {
    const offered = offeredFor([draft, published, { id: 'other', isDraft: true }])
    expect(offered.map(({ name }) => name)).toEqual([
      'sub-header',
      'copy',
      'copy-to',
      'move',
      'move-to',
      'later',
      'earlier',
      'save-weeks',
      'publish',
      'unpublish',
      'delete',
    ])
    expect(offered.find(({ name }) => name === 'publish')?.ids).toEqual(['draft', 'other'])
    expect(offered.find(({ name }) => name === 'unpublish')?.ids).toEqual(['published'])
  })

  it.each(commandNames)('call their handlers: %s', (name) => {
    const given: string[] = []
    const commands = new Proxy({} as ScheduleCommands, {
      get: (_, command) => (ids: unknown) => given.push(`${String(command)} ${String(ids)}`),
    })
    performCommand(commands, { name, ids: ['a'] })
    expect(given).toEqual([expect.stringMatching(/ a$/)])
    performCommand(commands, { name, ids: [] })
    expect(given).toHaveLength(1)
  })
})
