import { expect, test } from 'vitest'
import { aKilledServer, aNewClip } from './testing/killed-uploads.ts'

test('adds a clip once if killed before its item is written, and inspects it if killed after', async () => {
  const world = await aKilledServer('SQLite', 'folder')
  await world.killAt('intake.ts 1', 'write.ts 1', 'analyze-clip.ts 1')
  const item = await world.send(await aNewClip())
  expect(world.kills).toEqual([
    expect.stringMatching(/^intake.ts:/),
    expect.stringMatching(/^write.ts:/),
    expect.stringMatching(/^analyze-clip.ts:/),
  ])
  await world.expectInspected(item)
  await world.expectAllAccepted()
})
