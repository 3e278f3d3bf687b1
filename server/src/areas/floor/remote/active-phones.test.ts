import { expect, test } from 'vitest'
import { createActivePhones } from './active-phones.ts'

const coach = { key: 'user 1', name: 'coach@example.test', pass: null }
const phone = (pass: number) => ({ key: `pass ${String(pass)}`, name: 'Screen 1', pass })

test('phones of all processes are listed once, without the caller, until a process falls silent', () => {
  let now = 0
  const here = createActivePhones(() => now)
  const say = (from: string, ...phones: (typeof coach | ReturnType<typeof phone>)[]) => {
    here.update({ kind: 'phones', locationId: 'gym', from, phones })
  }
  const seen = (key: string, location = 'gym') =>
    here.others(location, key).map(({ name, pass }) => pass ?? name)
  say('one', phone(2), coach)
  say('two', phone(1), coach)
  expect(seen('pass 3')).toEqual([coach.name, 1, 2])
  expect(seen('user 1')).toEqual([1, 2])
  expect(seen('pass 3', 'another gym')).toEqual([])
  now = 60_000
  say('one', phone(2))
  expect(here.fallenSilent()).toEqual([])
  now = 80_000
  const silent = here.fallenSilent()
  expect(silent).toEqual([{ kind: 'phones', locationId: 'gym', from: 'two', phones: [] }])
  silent.forEach(here.update)
  expect(here.fallenSilent()).toEqual([])
  expect(seen('pass 3')).toEqual([2])
  say('one')
  expect(seen('pass 3')).toEqual([])
})
