import { wallWords } from './messages.ts'
import { calls } from '@roundboard/contract'
import { expect, test } from './walls-fixtures.ts'

test('two screens follow a coach’s pause, added time, skip and undo in sync', async ({
  aScreen,
  openWall,
  staff,
  putOnAir,
}) => {
  await putOnAir()
  const { locationId: location, token } = await aScreen({ location: { vtsEnabled: true } })
  const other = await aScreen({ beside: location })
  await staff.call(calls.updateLocationTimer, {
    params: { id: location },
    body: {
      dwsTimeStamp: new Date(Date.now() - 60_000).toISOString(),
      dwsActiveBreaks: ['jumping-jack'],
    },
  })
  const walls = [await openWall({ token }), await openWall({ token: other.token })]
  const query = { location }
  const remote = async () => (await staff.call(calls.getRemote, { query })).timer
  const sendTimerAction = async (action: 'pause' | 'add-30' | 'next-bell') => {
    const { revision: ifRevision } = await remote()
    const { outcome } = await staff.call(calls.actOnTimer, {
      query,
      body: { action, knows: ifRevision },
    })
    expect(outcome).toBe('done')
  }
  const shown = () => Promise.all(walls.map(({ page }) => page.getByRole('timer').textContent()))
  const areInPhase = async (phase: string, isPaused: boolean) => {
    for (const { page } of walls) {
      const block = page.getByRole('region', { name: wallWords.wall.timeLeft })
      await expect(block).toHaveAttribute('data-phase', phase)
      await expect(block).toHaveAttribute('data-paused', String(isPaused))
    }
  }

  await areInPhase('green', false)
  await sendTimerAction('pause')
  await areInPhase('green', true)
  for (const { page } of walls) {
    await expect(page.getByText('Paused', { exact: true })).toBeVisible()
    await expect(page.getByRole('status')).toHaveCount(0)
  }
  const [frozenAt = ''] = await shown()
  await expect.poll(shown).toEqual([frozenAt, frozenAt])

  await sendTimerAction('add-30')
  const seconds = (text: string | null) => {
    const [minutes = 0, rest = 0] = (text ?? '').split(':').map(Number)
    return minutes * 60 + rest
  }
  await expect
    .poll(async () => (await shown()).map(seconds))
    .toEqual(Array.from({ length: 2 }, () => seconds(frozenAt) + 30))

  await sendTimerAction('next-bell')
  await areInPhase('red', true)
  await expect.poll(shown).toEqual(['0:30', '0:30'])
  const { revision: ifRevision } = await remote()
  await staff.call(calls.undoTimerAction, { query, body: { knows: ifRevision } })
  await areInPhase('green', true)
  await expect
    .poll(async () => (await shown()).map(seconds))
    .toEqual(Array.from({ length: 2 }, () => seconds(frozenAt) + 30))
})
