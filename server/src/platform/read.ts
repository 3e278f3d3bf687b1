import type { Access } from '@roundboard/contract'
import { type Actor, assertMay, type Scope, scopeOf } from './actor.ts'
import type { Db, Executor } from './database/database.ts'

export interface Reading {
  readonly on: Executor
  /** The locations that the permission covers. */
  readonly scope: Scope
}

/** Checks the permission, then reads: the only way for a service to read the database. */
export type Reader = (actor: Actor, access: Access) => Reading

/** The same for writes that aren't logged: pairing codes, last-used times, screens' reports. */
export type Unlogged = (actor: Actor, access: Access) => Db

export const createReader =
  (db: Db): Reader =>
  (actor, access) => {
    assertMay(actor, access)
    return { on: db, scope: scopeOf(actor, access) }
  }

export const createUnlogged =
  (db: Db): Unlogged =>
  (actor, access) => {
    assertMay(actor, access)
    return db
  }
