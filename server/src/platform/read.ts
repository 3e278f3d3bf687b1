import type { Access } from '@roundboard/contract'
import { type Actor, assertMay, type Scope, scopeOf } from './actor.ts'
import type { Db, Executor } from './database/database.ts'

export interface Reading {
  readonly on: Executor
  /** The locations that the permission reaches. */
  readonly scope: Scope
}

/** Lets the actor read what they may: the only way by which a service gets at the database. */
export type Reader = (actor: Actor, access: Access) => Reading

/** The same for what is written beside the log: codes that wait, last uses, what displays report. */
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
