import { ApiError } from '@roundboard/client'
import { beforeEach, expect, test } from 'vitest'
import {
  credentialsAfter,
  forgetPass,
  savePass,
  updatePass,
  storedCredentials,
  linkIn,
  newPassSecret,
  credentialsAfterOpening,
  type Credentials,
} from './credentials.ts'

const now = Date.parse('2026-11-21T20:00:00.000Z')
const pass = { kind: 'pass', secret: 'rbp_x', expiresAt: '2026-11-22T05:00:00.000Z' } as const

beforeEach(() => {
  localStorage.clear()
})

test('a phone without credentials has no access', () => {
  expect(storedCredentials(localStorage, now)).toBeUndefined()
})

test('a pass is stored until its day ends', () => {
  savePass(localStorage, pass)
  expect(storedCredentials(localStorage, now)).toEqual(pass)
  expect(storedCredentials(localStorage, Date.parse(pass.expiresAt))).toBeUndefined()
  expect(localStorage.length).toBe(0)
})

test('a console session needs no pass, but a pass comes first', () => {
  localStorage.setItem('roundboard.token', 'of the console')
  expect(storedCredentials(localStorage, now)).toEqual({ kind: 'session', token: 'of the console' })
  savePass(localStorage, pass)
  expect(storedCredentials(localStorage, now)).toEqual(pass)
  forgetPass(localStorage, pass)
  expect(storedCredentials(localStorage, now)).toMatchObject({ kind: 'session' })
})

test('a console session opens the location in the address and leaves the pass stored', () => {
  savePass(localStorage, pass)
  expect(storedCredentials(localStorage, now, 'location-1')).toEqual(pass)
  localStorage.setItem('roundboard.token', 'of the console')
  expect(storedCredentials(localStorage, now, 'location-1')).toMatchObject({ kind: 'session' })
  expect(storedCredentials(localStorage, now)).toEqual(pass)
})

test('an expired session gives way to a valid pass, and a rejected pass to nothing', () => {
  const session = { kind: 'session', token: 'of the console' } as const
  const after = (rejected: Credentials, isSessionOver = true, at = now) =>
    credentialsAfter(rejected, isSessionOver, localStorage, at)
  expect(after(session)).toBeUndefined()
  savePass(localStorage, pass)
  expect(after(session)).toEqual(pass)
  // Its user may not open the location.
  expect(after(session, false)).toBeUndefined()
  expect(after(session, true, Date.parse(pass.expiresAt))).toBeUndefined()
  savePass(localStorage, pass)
  expect(after(pass)).toBeUndefined()
  expect(storedCredentials(localStorage, now)).toBeUndefined()
})

test('a page changes and removes only its own pass', () => {
  const newer = { ...pass, secret: 'rbp_y' }
  savePass(localStorage, newer)
  updatePass(localStorage, { ...pass, expiresAt: '2026-11-22T06:00:00.000Z' })
  forgetPass(localStorage, pass)
  expect(storedCredentials(localStorage, now)).toEqual(newer)
  const extended = { ...newer, expiresAt: '2026-11-22T06:00:00.000Z' }
  updatePass(localStorage, extended)
  expect(storedCredentials(localStorage, now)).toEqual(extended)
})

test('a malformed stored pass is ignored', () => {
  for (const kept of ['{', '1', '{"secret":1}']) {
    localStorage.setItem('roundboard.remote', kept)
    expect(storedCredentials(localStorage, now)).toBeUndefined()
  }
})

test('a new pass has 256 bits of randomness', () => {
  const secret = newPassSecret((count) => new Uint8Array(count).fill(255))
  expect(secret).toBe(`rbp_${'_'.repeat(42)}8`)
})

test('a link is read only from the fragment', () => {
  const link = `rbl_${'a'.repeat(43)}`
  expect(linkIn(`#${link}`)).toBe(link)
  expect(linkIn(`#${link}a`)).toBeUndefined()
  expect(linkIn('')).toBeUndefined()
})

test('a rejected link keeps existing credentials, or fails if there are none', async () => {
  const refused = new ApiError('not-signed-in', 401, 'Another phone has opened this link.')
  const refuse = () => Promise.reject(refused)
  expect(await credentialsAfterOpening(refuse, pass)).toBe(pass)
  await expect(credentialsAfterOpening(refuse, undefined)).rejects.toBe(refused)
  const anew = { ...pass, secret: 'rbp_y' }
  expect(await credentialsAfterOpening(() => Promise.resolve(anew), pass)).toBe(anew)
  // Without network, it isn’t known whose link it is.
  const lost = new ApiError('unreachable', 0, 'No network.')
  await expect(credentialsAfterOpening(() => Promise.reject(lost), pass)).rejects.toBe(lost)
})
