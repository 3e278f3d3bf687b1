import { expect, it, vi } from 'vitest'
import { watchVersion } from './version.ts'

function aWatch(appVersion: string | null) {
  const store = { appVersion }
  const world = { isRoundRunning: false }
  const reload = vi.fn()
  const watch = watchVersion({ store, reload, isRoundRunning: () => world.isRoundRunning })
  return { store, world, reload, watch }
}

it('stores the first version without a reload', () => {
  const { store, reload, watch } = aWatch(null)
  watch.update('21.12.22')
  expect(store.appVersion).toBe('21.12.22')
  expect(reload).not.toHaveBeenCalled()
})

it('stores another version, then reloads once', () => {
  const { store, reload, watch } = aWatch('21.12.22')
  watch.update('22.01.01')
  watch.update('22.01.01')
  watch.check()
  expect(store.appVersion).toBe('22.01.01')
  expect(reload).toHaveBeenCalledTimes(1)
})

it('waits for the end of a round, then takes the newest version', () => {
  const { store, world, reload, watch } = aWatch('21.12.22')
  world.isRoundRunning = true
  watch.update('22.01.01')
  watch.update('22.01.02')
  watch.check()
  expect(reload).not.toHaveBeenCalled()
  world.isRoundRunning = false
  watch.check()
  expect(store.appVersion).toBe('22.01.02')
  expect(reload).toHaveBeenCalledTimes(1)
})

it('doesn’t reload if the version is withdrawn', () => {
  const { world, reload, watch } = aWatch('21.12.22')
  world.isRoundRunning = true
  watch.update('22.01.01')
  watch.update('21.12.22')
  world.isRoundRunning = false
  watch.check()
  expect(reload).not.toHaveBeenCalled()
})
