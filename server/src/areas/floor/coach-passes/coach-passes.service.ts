import { createHmac } from 'node:crypto'
import {
  issueAt,
  type IssueCode,
  coachPassesMax,
  type NewCoachPass,
  type Remote,
  type CoachPass,
  remotePath,
} from '@roundboard/contract'
import { endOfLocalDay, openUntil } from '@roundboard/domain'
import {
  type Actor,
  type PassActor,
  type ScreenActor,
  anonymousActor,
  type UserActor,
} from '../../../platform/actor.ts'
import { notFound, refusal } from '../../../platform/app-error.ts'
import type { Write } from '../../../platform/audit/write.ts'
import { stampOf } from '../../../platform/clock.ts'
import type { Executor } from '../../../platform/database/database.ts'
import type { LocationRow, RemotePassRow, ScreenRow } from '../../../platform/database/schema.ts'
import type { Platform } from '../../../platform/platform.ts'
import { hashSecret, newSecret } from '../../../platform/secrets.ts'
import { findScreen } from '../../fleet/screens/index.ts'
import {
  findLocation,
  gymClockOf,
  openingHoursOf,
  getLocation,
} from '../../locations/locations/index.ts'
import * as rows from './coach-passes.repository.ts'

const pass = /^rbp_[\w-]{43}$/

/** The secret in a screen's code or a link. It opens a pass once. */
const newLinkSecret = (): string => `rbl_${newSecret()}`

const isPassSecret = (text: string): boolean => pass.test(text)

const presentPass = (row: RemotePassRow): CoachPass => ({
  _id: row.id,
  id: row.id,
  number: row.number,
  madeBy: row.madeBy,
  isFromWall: row.screenId !== null,
  madeAt: row.madeAt,
  opensUntil: row.opensUntil,
  openedAt: row.openedAt,
  expiresAt: row.expiresAt,
})

/** A code is on screen for a minute, and scanning it takes a while. */
const wallOpensMs = 2 * 60_000

/** By how much a pass is extended at a location that doesn't close. */
const longestExtensionMs = 12 * 60 * 60_000

type Ended = Extract<
  IssueCode,
  | 'pass-unknown'
  | 'pass-revoked'
  | 'pass-expired'
  | 'pass-opened'
  | 'pass-not-opened'
  | 'pass-code'
  | 'pass-code-wrong'
>

const refusePass = (code: Ended) => refusal('not-signed-in', issueAt('', code))

const isAlive = (row: RemotePassRow, now: string): boolean =>
  row.revokedAt === null && row.expiresAt > now && (row.openedAt !== null || row.opensUntil > now)

function assertNotEnded(row: RemotePassRow, now: string): void {
  if (row.revokedAt !== null) throw refusePass('pass-revoked')
  if (row.expiresAt <= now) throw refusePass('pass-expired')
}

export type PassesService = ReturnType<typeof createPassesService>

/** Passes that make a phone the remote of one location until the end of the day. */
export function createPassesService(
  dependencies: Pick<Platform, 'read' | 'write' | 'clock' | 'timeZones' | 'newId'> & {
    /** Notifies people in the same transaction that a screen issued a pass. */
    onPassIssued: (trx: Executor, screen: ScreenRow, at: string) => Promise<void>
    /** The console's origin, if configured. */
    origin: string | undefined
  },
) {
  const { read, write, clock, timeZones, newId, onPassIssued, origin = '' } = dependencies

  function endOfDay(location: LocationRow, now: number): string {
    const { zone } = gymClockOf(location, timeZones)
    return stampOf(endOfLocalDay(now, zone))
  }

  /** Four digits derived from the location's key and day, so nothing needs to be stored. */
  function codeOfDay(location: LocationRow, now: number): string | null {
    if (location.passKey === null) return null
    const mac = createHmac('sha256', location.passKey).update(endOfDay(location, now)).digest()
    return String(mac.readUInt32BE() % 10_000).padStart(4, '0')
  }

  async function make(
    { trx, at, record, unchanged }: Write,
    location: LocationRow,
    by: Pick<RemotePassRow, 'screenId' | 'madeBy'>,
  ): Promise<NewCoachPass> {
    await rows.deleteEndedPasses(trx, location.id, at)
    if (by.screenId !== null) await rows.deleteUnopenedOf(trx, by.screenId)
    const today = await rows.listPasses(trx, location.id, at)
    if (today.filter((row) => isAlive(row, at)).length >= coachPassesMax)
      throw refusal('conflict', issueAt('', 'many-passes', { most: coachPassesMax }))
    const link = newLinkSecret()
    const expiresAt = endOfDay(location, Date.parse(at))
    const wallUntil = stampOf(Date.parse(at) + wallOpensMs)
    const row: RemotePassRow = {
      id: newId(),
      locationId: location.id,
      number: (today.at(-1)?.number ?? 0) + 1,
      ...by,
      linkHash: hashSecret(link),
      secretHash: null,
      madeAt: at,
      opensUntil: by.screenId !== null && wallUntil < expiresAt ? wallUntil : expiresAt,
      openedAt: null,
      expiresAt,
      revokedAt: null,
    }
    await rows.insertPass(trx, row)
    const pass = presentPass(row)
    // Logged once a phone opens it, because most codes on screens are never opened.
    if (pass.isFromWall) unchanged()
    else
      record({ model: 'RemotePass', action: 'create', data: { ...pass, location: location.name } })
    return { ...pass, address: `${origin}${remotePath}#${link}` }
  }

  /** Until when a pass can be extended: closing time, if the location is open when it ends. Once, so that access never lasts beyond the next day. */
  function extendsTo(row: RemotePassRow, location: LocationRow): string | null {
    if (row.expiresAt !== endOfDay(location, Date.parse(row.madeAt))) return null
    const { zone } = gymClockOf(location, timeZones)
    const hours = openingHoursOf(location)
    const closesAt = openUntil(Date.parse(row.expiresAt), hours, zone, longestExtensionMs)
    return closesAt === null ? null : stampOf(closesAt)
  }

  return {
    isPass: isPassSecret,

    /** When the caller's pass ends, and until when it can be extended. */
    async termOf(actor: PassActor): Promise<Remote['pass']> {
      const { on } = read(actor, 'remote')
      const row = await rows.findPass(on, 'id', actor.passId)
      const location = await findLocation(on, actor.locationId)
      if (row === undefined || location === undefined) throw refusePass('pass-unknown')
      return { expiresAt: row.expiresAt, extendsTo: extendsTo(row, location) }
    },

    extend: (actor: Actor): Promise<CoachPass> =>
      write(actor, 'remote', async ({ trx, at, record }) => {
        if (actor.kind !== 'pass') throw refusal('conflict', issueAt('', 'pass-not-extendable'))
        const row = await rows.findPass(trx, 'id', actor.passId)
        const location = await findLocation(trx, actor.locationId)
        if (row === undefined || location === undefined) throw refusePass('pass-unknown')
        assertNotEnded(row, at)
        const expiresAt = extendsTo(row, location)
        if (expiresAt === null) throw refusal('conflict', issueAt('', 'pass-not-extendable'))
        await rows.extendPass(trx, row.id, expiresAt)
        const extended = presentPass({ ...row, expiresAt })
        const data = { ...extended, location: location.name }
        record({ model: 'RemotePass', action: 'update', data })
        return extended
      }),

    /** Identifies a pass. Looked up each time, so a revoked pass stops working immediately. */
    async authenticate(secret: string): Promise<PassActor> {
      const { on } = read(anonymousActor, 'public')
      const row = await rows.findPassOnPhone(on, hashSecret(secret))
      if (row === undefined) throw refusePass('pass-unknown')
      assertNotEnded(row, stampOf(clock()))
      const { id, number, screenId, madeBy, firstName, locationId, locationName } = row
      // An account that was deleted or has another address by now has no first name here.
      const issuer = screenId === null ? (firstName ?? locationName) : madeBy
      return { kind: 'pass', passId: id, number, madeBy, issuer, locationId }
    },

    /** Which of these opened passes are still valid. */
    async listOpen(passIds: readonly string[]): Promise<ReadonlySet<string>> {
      if (passIds.length === 0) return new Set()
      const found = await rows.listPassesById(read(anonymousActor, 'public').on, passIds)
      const now = stampOf(clock())
      return new Set(found.filter((row) => isAlive(row, now)).map(({ id }) => id))
    },

    async list(actor: Actor, locationId: string): Promise<CoachPass[]> {
      const { on, scope } = read(actor, 'remote.passes')
      const { id } = await getLocation(on, scope, locationId)
      const now = stampOf(clock())
      const found = await rows.listPasses(on, id, now)
      return found.filter((row) => isAlive(row, now)).map(presentPass)
    },

    async getCode(actor: Actor, locationId: string): Promise<{ code: string | null }> {
      const { on, scope } = read(actor, 'remote.passes')
      return { code: codeOfDay(await getLocation(on, scope, locationId), clock()) }
    },

    create: (actor: UserActor, locationId: string): Promise<NewCoachPass> =>
      write(actor, 'remote.passes', async (writing) => {
        const location = await getLocation(writing.trx, writing.scope, locationId)
        return make(writing, location, { screenId: null, madeBy: actor.email })
      }),

    show: (actor: ScreenActor): Promise<NewCoachPass> =>
      write(actor, 'screen', async (writing) => {
        const screen = await findScreen(writing.trx, actor.screenId)
        const location = screen?.locationId
          ? await findLocation(writing.trx, screen.locationId)
          : undefined
        if (screen === undefined || location === undefined) throw notFound('location')
        if (location.screenPasses === 'off')
          throw refusal('forbidden', issueAt('', 'screen-passes-off'))
        const made = await make(writing, location, { screenId: screen.id, madeBy: screen.name })
        await onPassIssued(writing.trx, screen, writing.at)
        return made
      }),

    /** A phone that repeats the request sends its own secret; any other secret is another phone. */
    async open(
      actor: Actor,
      given: { link: string; secret: string; code?: string | undefined },
    ): Promise<CoachPass> {
      const opened = await write(actor, 'public', async ({ trx, at, record, unchanged }) => {
        const row = await rows.findPass(trx, 'linkHash', hashSecret(given.link))
        if (row === undefined) throw refusePass('pass-unknown')
        assertNotEnded(row, at)
        const secretHash = hashSecret(given.secret)
        if (row.secretHash !== null) {
          if (row.secretHash !== secretHash) throw refusePass('pass-opened')
          unchanged()
          return presentPass(row)
        }
        if (row.opensUntil <= at) throw refusePass('pass-not-opened')
        const location = await findLocation(trx, row.locationId)
        const data = { ...presentPass(row), location: location?.name, screen: row.screenId }
        const code = location && row.screenId !== null ? codeOfDay(location, Date.parse(at)) : null
        if (code !== null && given.code === undefined) throw refusePass('pass-code')
        if (code !== null && given.code !== code) {
          await rows.revokePass(trx, row.id, at)
          record({ model: 'RemotePass', action: 'delete', data: { ...data, isCodeWrong: true } })
          return 'pass-code-wrong'
        }
        await rows.openPass(trx, row.id, { secretHash, openedAt: at })
        record({ model: 'RemotePass', action: 'log-in', data: { ...data, openedAt: at } })
        return presentPass({ ...row, openedAt: at })
      })
      // One guess per code on screen: the next guess needs a new one.
      if (opened === 'pass-code-wrong') throw refusePass(opened)
      return opened
    },

    revoke: (actor: Actor, locationId: string): Promise<CoachPass[]> =>
      write(actor, 'remote.passes', async ({ trx, at, scope, record, announce, unchanged }) => {
        const location = await getLocation(trx, scope, locationId)
        const alive = (await rows.listPasses(trx, location.id, at)).filter((row) =>
          isAlive(row, at),
        )
        if (alive.length === 0) {
          unchanged()
          return []
        }
        await rows.revokePasses(trx, location.id, at)
        const { id, name } = location
        const numbers = alive.map(({ number }) => number)
        record({ model: 'RemotePass', action: 'delete', data: { location: { id, name }, numbers } })
        announce({ kind: 'passes', locationId: id })
        return alive.map(presentPass)
      }),
  }
}
