import type { Access } from '@roundboard/contract'
import { type Permission, permissions, type Role, roles } from '@roundboard/domain'
import { describe, expect, test } from 'vitest'
import {
  type Actor,
  assertMay,
  assertProved,
  type KeyActor,
  mayDo,
  type PassActor,
  reaches,
  scopeOf,
  systemActor,
  anonymousActor,
  system,
  unlessScreen,
  type UserActor,
} from './actor.ts'

const screen: Actor = { kind: 'screen', screenId: 'a-screen' }
const user = (role: Role): UserActor => ({
  kind: 'user',
  userId: 'a-user',
  sessionId: 'a-session',
  email: 'somebody@example.test',
  firstName: 'Ann',
  role,
  locationIds: new Set(['own']),
  address: '127.0.0.1',
  isProved: true,
  wantsFactor: false,
})

const key = (...scopes: KeyActor['scopes']): KeyActor => ({
  kind: 'key',
  keyId: 'a-key',
  name: 'a key',
  scopes,
  locationIds: new Set(['own']),
})
const pass: PassActor = {
  kind: 'pass',
  passId: 'a-pass',
  number: 1,
  madeBy: 'a-user',
  issuer: 'Ann',
  locationId: 'own',
}

const everyPermission = Object.keys(permissions) as Permission[]
const everyAccess: readonly Access[] = ['public', 'screen', 'screen-or-staff', ...everyPermission]
const allowed = (actor: Actor) => everyAccess.filter((access) => mayDo(actor, access))

describe('permissions', () => {
  test.each([
    ['anyone', anonymousActor, ['public']],
    ['a screen', screen, ['public', 'screen', 'screen-or-staff']],
    ['the system', system, everyAccess],
    ['a system actor with one permission', systemActor('rounds.read'), ['public', 'rounds.read']],
    ['an API key with a scope', key('releases:read'), ['public', 'releases.read']],
    ['an API key without scopes', key(), ['public']],
    ['a coach pass', pass, ['public', 'remote']],
  ])('allow %s exactly its access', (_who, actor, expected) => {
    expect(allowed(actor)).toEqual(expected)
  })

  test.each(roles)('allow a user who is %s what the permission table grants', (role) => {
    const granted = everyPermission.filter((permission) => permissions[permission][role] !== 'none')
    expect(allowed(user(role))).toEqual(['public', 'screen-or-staff', ...granted])
  })

  test('check a screen as a screen, and anyone else by permission', () => {
    expect(unlessScreen(screen, 'exercises.read')).toBe('screen')
    expect(unlessScreen(anonymousActor, 'exercises.read')).toBe('exercises.read')
  })

  test('refuse with an error code', () => {
    expect(() => {
      assertMay(user('location'), 'users')
    }).toThrow(expect.objectContaining({ code: 'forbidden' }))
    expect(() => {
      assertMay(user('location'), 'screens.read')
    }).not.toThrow()
  })

  test("allow only the user's own session until a required second factor is set up", () => {
    const withoutFactor = { ...user('admin'), wantsFactor: true }
    const refusalFor = (access: Access) => {
      try {
        assertMay(withoutFactor, access)
        return undefined
      } catch (error) {
        return error
      }
    }
    const code = 'second-factor-set-up-wanted'
    expect(refusalFor('screens.read')).toMatchObject({ code, issues: [{ path: '', code }] })
    expect(refusalFor('session.own')).toBe(undefined)
    expect(refusalFor('public')).toBe(undefined)
  })
})

describe('step-up', () => {
  test.each([
    ['a user without a recent step-up', { ...user('super-admin'), isProved: false }],
    ['an API key', key('releases:read')],
    ['a coach pass', pass],
  ])('is required from %s', (_who, actor) => {
    const code = 'step-up-wanted'
    expect(() => {
      assertProved(actor)
    }).toThrow(
      expect.objectContaining({ code, issues: [expect.objectContaining({ path: '', code })] }),
    )
  })

  test.each([
    ['a user with a recent step-up', user('super-admin')],
    ['the server', system],
  ])('is not required from %s', (_who, actor) => {
    expect(() => {
      assertProved(actor)
    }).not.toThrow()
  })
})

describe('the scope of an actor', () => {
  test.each([
    ['own locations, for a location user', user('location'), 'screens.read', false],
    ['no location, without the permission', user('location'), 'users', false],
    ['all locations, for an admin', user('admin'), 'screens.read', true],
    [
      'all locations, for a system actor with the permission',
      systemActor('screens.read'),
      'screens.read',
      true,
    ],
    [
      'no location, for a system actor without it',
      systemActor('rounds.read'),
      'screens.read',
      false,
    ],
    ['no location, for a screen', screen, 'screen', false],
    ['its own location, for a coach pass', pass, 'remote', false],
  ] as const)('covers %s', (_what, actor, access, reachesOthers) => {
    expect(reaches(scopeOf(actor, access), 'other')).toBe(reachesOthers)
  })

  test('includes the locations of the user or coach pass where permitted', () => {
    expect(reaches(scopeOf(user('location'), 'screens.read'), 'own')).toBe(true)
    expect(reaches(scopeOf(user('location'), 'locations.delete'), 'own')).toBe(false)
    expect(reaches(scopeOf(pass, 'remote'), 'own')).toBe(true)
  })
})
