import { beforeEach, expect, test } from 'vitest'
import { forgetPass, keepPass, knownWayIn, linkIn, newPassSecret } from './way-in.ts'

const now = Date.parse('2026-11-21T20:00:00.000Z')
const pass = { kind: 'pass', secret: 'rbp_x', expiresAt: '2026-11-22T05:00:00.000Z' } as const

beforeEach(() => {
  localStorage.clear()
})

test('a phone without anything has no way in', () => {
  expect(knownWayIn(localStorage, now)).toBeUndefined()
})

test('a pass that was opened here is known until its day ends, and then forgotten', () => {
  keepPass(localStorage, pass)
  expect(knownWayIn(localStorage, now)).toEqual(pass)
  expect(knownWayIn(localStorage, Date.parse(pass.expiresAt))).toBeUndefined()
  expect(localStorage.length).toBe(0)
})

test('who is signed in on this phone needs no pass', () => {
  localStorage.setItem('roundboard.token', 'of the console')
  expect(knownWayIn(localStorage, now)).toEqual({ kind: 'session', token: 'of the console' })
  keepPass(localStorage, pass)
  expect(knownWayIn(localStorage, now)).toEqual(pass)
  forgetPass(localStorage)
  expect(knownWayIn(localStorage, now)).toMatchObject({ kind: 'session' })
})

test('what is kept and was altered is no pass', () => {
  for (const kept of ['{', '1', '{"secret":1}']) {
    localStorage.setItem('roundboard.remote', kept)
    expect(knownWayIn(localStorage, now)).toBeUndefined()
  }
})

test('a secret has 256 bits and the letters that the server reads', () => {
  const secret = newPassSecret((count) => new Uint8Array(count).fill(255))
  expect(secret).toBe(`rbp_${'_'.repeat(42)}8`)
})

test('a link is read out of the fragment alone', () => {
  const link = `rbl_${'a'.repeat(43)}`
  expect(linkIn(`#${link}`)).toBe(link)
  expect(linkIn(`#${link}a`)).toBeUndefined()
  expect(linkIn('')).toBeUndefined()
})
