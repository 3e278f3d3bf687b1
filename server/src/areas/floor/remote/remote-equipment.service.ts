import type { calls, EquipmentOutcome, RemoteEquipment } from '@roundboard/contract'
import {
  endOfLocalDay,
  type Equipment,
  limits,
  markedBack,
  markedOut,
  timerLimits,
  type TimerCourse,
} from '@roundboard/domain'
import type { z } from 'zod'
import { type Actor, systemActor } from '../../../platform/actor.ts'
import { notFound } from '../../../platform/app-error.ts'
import type { Write } from '../../../platform/audit/write.ts'
import { stampOf } from '../../../platform/clock.ts'
import type { Executor } from '../../../platform/database/database.ts'
import type { LocationRow } from '../../../platform/database/schema.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  findEquipment,
  type EquipmentState,
  type PieceState,
  type KnownClips,
  rescheduledPieceStates,
} from '../../locations/equipment/index.ts'
import { doneBy, requestedLocation, type TimerActions } from '../timer/index.ts'
import { findLocation, gymClockOf, missingEquipmentOf } from '../../locations/locations/index.ts'
import type { Programmes } from '../programme/index.ts'
import { listRoundsWithScreens } from '../../fleet/screens/index.ts'
import { breakStep, flexibilityStep, presentPieces } from './remote-pieces.ts'

type Body<Name extends 'markEquipment' | 'undoEquipmentAction'> = z.output<
  (typeof calls)[Name]['body']
>
type Action = Body<'markEquipment'>['action']

const reader = systemActor('locations.read')
const screenReader = systemActor('screens.read')

export interface RemoteEquipmentSources extends Pick<
  Platform,
  'read' | 'write' | 'clock' | 'timeZones'
> {
  readonly timer: Pick<TimerActions, 'isOwn' | 'courseIn' | 'read'>
  readonly saveEquipment: (on: Executor, id: string, after: EquipmentState) => Promise<void>
  readonly programmes: Programmes
  readonly knownClips: () => Promise<KnownClips>
}

/** Equipment at one location, as coaches see and report it. */
export function createRemoteEquipment(sources: RemoteEquipmentSources) {
  const { read, write, clock, timeZones, timer, programmes, knownClips, saveEquipment } = sources

  async function findIn(on: Executor, id: string): Promise<LocationRow> {
    const location = await findLocation(on, id)
    if (location === undefined) throw notFound('location')
    return location
  }

  function takeBackOf({ takeBack }: EquipmentState): RemoteEquipment['takeBack'] {
    if (takeBack === null || Date.parse(takeBack.until) <= clock()) return null
    const { action, equipment, until } = takeBack
    return { action, equipment, until }
  }

  /** Whether a screen there shows the flexibility video. */
  async function showsFlexibility(id: string): Promise<boolean> {
    const { on } = read(screenReader, 'screens.read')
    return (await listRoundsWithScreens(on, id)).has(limits.flexibilityRound)
  }

  async function present(location: LocationRow, state: EquipmentState): Promise<RemoteEquipment> {
    const shown = await Promise.all(
      limits.workoutRounds.map((round) => programmes.get(location.id, round)),
    )
    const hasFlexibility = await showsFlexibility(location.id)
    const flexibility =
      hasFlexibility && (await programmes.get(location.id, limits.flexibilityRound))
    const floor = {
      missing: missingEquipmentOf(location),
      lrVideo: location.lrVideo === 1,
      language: shown[0]?.location.language ?? 'en-us',
      rounds: [
        ...shown.map((found, index) => ({
          round: limits.workoutRounds[index] ?? 1,
          steps: found?.planned?.routines ?? [],
        })),
        { round: limits.flexibilityRound, steps: flexibility ? flexibilityStep(flexibility) : [] },
        { round: null, steps: (shown[0]?.plannedBreaks ?? []).map(breakStep) },
      ],
      known: await knownClips(),
    }
    return {
      revision: state.revision,
      pieces: presentPieces(state.pieces, floor, clock()),
      takeBack: takeBackOf(state),
    }
  }

  interface Effect {
    readonly what: string
    readonly equipment: Equipment
    readonly pieces: readonly PieceState[]
    readonly takeBack: EquipmentState['takeBack']
  }

  /** Reports equipment as missing or back, unless its state has changed in the meantime. */
  async function sendEquipmentAction(
    actor: Actor,
    requestedId: string | undefined,
    ifRevision: number,
    work: (
      location: LocationRow,
      state: EquipmentState,
      now: { readonly now: number; readonly timer: TimerCourse },
    ) => Effect | undefined,
  ): Promise<EquipmentOutcome> {
    const { on, scope } = read(actor, 'remote')
    const id = requestedLocation(scope, requestedId)
    // Requested first, so that the write doesn't wait for another service.
    const elsewhere = timer.isOwn ? undefined : await timer.courseIn(on, id)
    const done = await write(actor, 'remote', async (writing: Write) => {
      const { trx, at, record, announce, unchanged } = writing
      const location = await findIn(trx, id)
      const state = await findEquipment(trx, id)
      if (state.revision !== ifRevision) {
        unchanged()
        return { outcome: 'changed-meanwhile' as const, location, state }
      }
      const now = { now: Date.parse(at), timer: elsewhere ?? (await timer.courseIn(trx, id)) }
      const effect = work(location, state, now)
      if (effect === undefined) {
        unchanged()
        return { outcome: 'not-now' as const, location, state }
      }
      const { what, equipment, pieces, takeBack } = effect
      const after = { revision: state.revision + 1, pieces, takeBack }
      await saveEquipment(trx, id, after)
      const piece = pieces.find((one) => one.equipment === equipment)
      const from = piece?.from == null ? null : stampOf(piece.from)
      const { name } = location
      record({
        model: 'Location',
        action: 'update',
        data: { id, name, equipment, is: what, ...(piece && { from }) },
      })
      announce({ kind: 'equipment', locationId: id })
      return { outcome: 'done' as const, location, state: after }
    })
    return { outcome: done.outcome, equipment: await present(done.location, done.state) }
  }

  return {
    async of(id: string): Promise<RemoteEquipment> {
      const { on } = read(reader, 'locations.read')
      return present(await findIn(on, id), await findEquipment(on, id))
    },

    mark: (
      actor: Actor,
      requestedId: string | undefined,
      { equipment, action, knows: ifRevision }: Body<'markEquipment'>,
    ): Promise<EquipmentOutcome> =>
      sendEquipmentAction(actor, requestedId, ifRevision, (location, state, now) => {
        const marked = after(state.pieces, { equipment, action, by: doneBy(actor) }, () => {
          if (action === 'back') return markedBack(state.pieces, equipment, now)
          if (missingEquipmentOf(location).includes(equipment)) return undefined
          // Until midnight, like passes: screens may move on to the next day in the evening, during
          // classes.
          const dayEndsAt = endOfLocalDay(now.now, gymClockOf(location, timeZones).zone)
          return markedOut(state.pieces, equipment, { ...now, dayEndsAt })
        })
        const until = stampOf(now.now + timerLimits.undoMs)
        const takeBack = { action, equipment, until, before: [...state.pieces] }
        return marked && { what: action, equipment, pieces: marked, takeBack }
      }),

    takeBack: (
      actor: Actor,
      requestedId: string | undefined,
      { knows: ifRevision }: Body<'undoEquipmentAction'>,
    ): Promise<EquipmentOutcome> =>
      sendEquipmentAction(actor, requestedId, ifRevision, (_, state, now) => {
        const last = takeBackOf(state)
        if (last === null) return undefined
        const pieces = rescheduledPieceStates(state.takeBack?.before ?? [], now)
        const { equipment, action } = last
        return { what: `take back ${action}`, equipment, pieces, takeBack: null }
      }),
  }
}

/** The pieces after one was reported, with who reported each. */
function after(
  before: readonly PieceState[],
  { equipment, action, by }: { equipment: Equipment; action: Action; by: PieceState['by'] },
  mark: () => ReturnType<typeof markedOut>,
): PieceState[] | undefined {
  return mark()?.map((piece) => {
    const known = before.find((one) => one.equipment === piece.equipment)
    const isNew = piece.equipment === equipment && action === 'out'
    return { ...piece, by: isNew ? by : (known?.by ?? by) }
  })
}
