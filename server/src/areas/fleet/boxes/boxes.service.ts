import {
  type Box,
  type BoxAction,
  type BoxOrders,
  boxRotations,
  type BoxReport,
  type calls,
  commandLifetimeMs,
  locationFields,
  pick,
  type SentCommand,
} from '@roundboard/contract'
import { issuesOfBox, openSpans } from '@roundboard/domain'
import type { z } from 'zod'
import {
  type Actor,
  assertProved,
  nameOf,
  type ScreenActor,
  systemActor,
} from '../../../platform/actor.ts'
import { badField, notFound } from '../../../platform/app-error.ts'
import { difference } from '../../../platform/audit/write.ts'
import { stampOf, stampsOf } from '../../../platform/clock.ts'
import type { Executor } from '../../../platform/database/database.ts'
import type { BoxCommandRow, BoxRow, ScreenRow } from '../../../platform/database/schema.ts'
import { fromColumns } from '../../../platform/database/stored-fields.ts'
import { recurring } from '../../../platform/jobs/job-kind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findLocation } from '../../locations/locations/index.ts'
import { findScreen, getScreen } from '../screens/index.ts'
import * as rows from './boxes.repository.ts'

type Settings = z.output<(typeof calls.updateBox)['body']>
type Order = z.output<(typeof calls.commandBoxes)['body']>
type Outcome = z.output<(typeof calls.finishCommand)['body']>

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
/** Commands are deleted hourly, so that no screenshot gets older than a day. */
const keptMs = dayMs - hourMs

/** How long the TV is on before a location opens and after it closes. */
const leadMs = 15 * minuteMs
const lagMs = 10 * minuteMs
/** How long an unchanged report counts as the latest one. */
const reportedForMs = 50_000
/** How far ahead a box knows when its TV should be on. After that, it leaves the TV on. */
const plannedMs = 8 * dayMs

/** Of these, only the last command counts. */
const groups: readonly (readonly BoxAction[])[] = [
  ['screenshot'],
  ['restart-app', 'reboot', 'update'],
  ['volume'],
  ['mute', 'unmute'],
  ['rotate', 'keep-rotation'],
]

const openingFields = pick(locationFields, ['openingHours'])
const sweeper = systemActor('system')

function assertValue({ action, value }: Order): void {
  const isWanted = action === 'volume' || action === 'rotate'
  if (isWanted && value === undefined) throw badField('value', 'number-wanted')
  if (action === 'volume' && Number(value) > 100)
    throw badField('value', 'number-too-large', { max: 100 })
  if (action === 'rotate' && !boxRotations.some((degrees) => degrees === value))
    throw badField('value', 'one-of', { options: boxRotations.join(', ') })
}

const presentCommand = ({ id, action, value, isForced, askedAt }: CommandRow) => ({
  ...{ id, action, value, askedAt },
  isForced: isForced === 1,
})
type CommandRow = Omit<BoxCommandRow, 'screenId' | 'screenshot'>

function presentSent(row: CommandRow, hasScreenshot: boolean, now: number): SentCommand {
  const { state, reason, askedBy, doneAt } = row
  const isLate = state === 'waiting' && Date.parse(row.askedAt) + commandLifetimeMs < now
  return {
    ...presentCommand(row),
    ...{ state, reason, askedBy, doneAt, hasScreenshot },
    ...(isLate && { state: 'dropped', reason: 'late' }),
  }
}

/** A report from the device that the screen is linked to now. */
const currentReport = (screen: ScreenRow, box: BoxRow | undefined): BoxReport | null =>
  box !== undefined && screen.linkedAt !== null && box.reportedAt >= screen.linkedAt
    ? (JSON.parse(box.report) as BoxReport)
    : null

export type BoxesService = ReturnType<typeof createBoxesService>

/** The boxes of screens: PCs with a box agent, which reports their health and carries out commands. */
export function createBoxesService(
  dependencies: Pick<Platform, 'read' | 'write' | 'unlogged' | 'clock' | 'newId' | 'timeZones'>,
) {
  const { read, write, unlogged, clock, newId, timeZones } = dependencies

  async function present(on: Executor, screen: ScreenRow): Promise<Box> {
    const now = clock()
    const box = await rows.findBox(on, screen.id)
    const commands = await rows.listCommands(on, screen.id, stampOf(now - keptMs))
    const report = currentReport(screen, box)
    return {
      report,
      reportedAt: report === null || box === undefined ? null : box.reportedAt,
      tvMode: box?.tvMode ?? 'hours',
      tvOnUntil: box?.tvOnUntil ?? null,
      commands: commands.map(({ hasScreenshot, ...row }) =>
        presentSent(row, Number(hasScreenshot) === 1, now),
      ),
    }
  }

  /** When the TV should be on. */
  async function tvOf(
    on: Executor,
    { locationId }: ScreenRow,
    box: BoxRow | undefined,
  ): Promise<BoxOrders['tv']> {
    const location = await findLocation(on, locationId)
    if (location === undefined || box?.tvMode === 'on') return null
    const now = clock()
    const { openingHours } = fromColumns(openingFields, location)
    const zone = timeZones.rulesOf(location.timeZone)
    const until = now + plannedMs
    const open = openSpans({ from: now - dayMs, to: until + leadMs }, openingHours, zone)
    const spans = open.map(({ from, to }) => ({ from: from - leadMs, to: to + lagMs }))
    const onUntil = Date.parse(box?.tvOnUntil ?? '')
    if (onUntil > now) spans.unshift({ from: now, to: onUntil })
    return { until: stampOf(until), spans: spans.filter(({ to }) => to > now).map(stampsOf) }
  }

  const sweep = recurring('box-sweep', {
    clock,
    everyMs: hourMs,
    retryMs: minuteMs,
    async work() {
      await rows.deleteCommandsBefore(unlogged(sweeper, 'system'), stampOf(clock() - keptMs))
    },
  })

  return {
    job: sweep,

    async get(actor: Actor, id: string): Promise<Box> {
      const { on, scope } = read(actor, 'screens.read')
      return present(on, await getScreen(on, scope, id))
    },

    update: (actor: Actor, id: string, changes: Settings): Promise<Box> =>
      write(actor, 'screens.update', async ({ trx, scope, record, announce, unchanged }) => {
        const screen = await getScreen(trx, scope, id)
        const box = await rows.findBox(trx, id)
        if (box === undefined) throw badField('tvMode', 'without-box', { name: screen.name })
        const before = { tvMode: box.tvMode, tvOnUntil: box.tvOnUntil }
        const after = {
          tvMode: changes.tvMode ?? before.tvMode,
          tvOnUntil: changes.tvOnUntil === undefined ? before.tvOnUntil : changes.tvOnUntil,
        }
        if (after.tvMode === before.tvMode && after.tvOnUntil === before.tvOnUntil) unchanged()
        else {
          await rows.updateBox(trx, id, after)
          const { name, locationId, round } = screen
          record({
            model: 'Screen',
            action: 'update',
            data: { id, name, ...difference(before, after) },
          })
          announce({ kind: 'screen', screenId: id, locationId, round })
        }
        return present(trx, screen)
      }),

    /** Sends a command to the boxes of all these screens, or to none. */
    async command(actor: Actor, order: Order): Promise<{ screen: string; command: SentCommand }[]> {
      const ids = [...new Set(order.screens)]
      read(actor, 'screens.update')
      assertValue(order)
      if (order.action === 'reboot' && ids.length > 1) assertProved(actor)
      return write(actor, 'screens.update', async ({ trx, at, scope, record, announce }) => {
        const { action, value = null } = order
        const group = groups.find((actions) => actions.includes(action)) ?? [action]
        const sent: { screen: string; command: SentCommand }[] = []
        for (const id of ids) {
          const screen = await getScreen(trx, scope, id)
          if (currentReport(screen, await rows.findBox(trx, id)) === null)
            throw badField('screens', 'without-box', { name: screen.name })
          const row: BoxCommandRow = {
            ...{ id: newId(), screenId: id, action, value, isForced: order.isForced ? 1 : 0 },
            ...{ askedBy: nameOf(actor), askedAt: at, state: 'waiting' },
            ...{ reason: null, doneAt: null, screenshot: null },
          }
          await rows.dropReplaced(trx, row, group)
          await rows.insertCommand(trx, row)
          const { name, locationId, round } = screen
          record({
            model: 'Screen',
            action: 'update',
            data: { id, name, command: action, ...(value !== null && { value }) },
          })
          announce({ kind: 'screen', screenId: id, locationId, round })
          sent.push({ screen: id, command: presentSent(row, false, clock()) })
        }
        return sent
      })
    },

    async screenshot(
      actor: Actor,
      { id, commandId }: { readonly id: string; readonly commandId: string },
    ): Promise<{ takenAt: string; jpeg: string }> {
      const { on, scope } = read(actor, 'screens.update')
      await getScreen(on, scope, id)
      const found = await rows.findCommand(on, id, commandId)
      const isKept = found !== undefined && found.askedAt >= stampOf(clock() - keptMs)
      if (!isKept || found.screenshot === null || found.doneAt === null)
        throw notFound('screenshot')
      return { takenAt: found.doneAt, jpeg: found.screenshot }
    },

    /** Stores the report of the calling screen's box and hands out its commands. */
    async report(actor: ScreenActor, report: BoxReport): Promise<BoxOrders> {
      const on = unlogged(actor, 'screen')
      const screen = await findScreen(on, actor.screenId)
      if (screen === undefined) throw notFound('screen')
      const now = clock()
      const before = await rows.findBox(on, screen.id)
      const text = JSON.stringify(report)
      // Asking for commands again and again costs no write.
      const known = currentReport(screen, before) === null ? undefined : before
      const isStored = known?.report === text && now - Date.parse(known.reportedAt) < reportedForMs
      if (!isStored) {
        const at = stampOf(now)
        const [issue = null] = issuesOfBox(report, known?.issue)
        const issueSince = issue === null ? null : (known?.issueSince ?? at)
        const row = { screenId: screen.id, report: text, reportedAt: at, issue, issueSince }
        await rows.saveReport(on, row)
      }
      // Commands to the previous device aren't meant for this one.
      const since =
        [stampOf(now - commandLifetimeMs), screen.linkedAt ?? ''].toSorted().at(-1) ?? ''
      const taken = await rows.takeUnfinished(on, screen.id, since)
      return { commands: taken.map(presentCommand), tv: await tvOf(on, screen, before) }
    },

    /** Stores what became of a command. Repeating it changes nothing. */
    async finish(
      actor: ScreenActor,
      id: string,
      { state, reason = null, screenshot = null }: Outcome,
    ): Promise<void> {
      const on = unlogged(actor, 'screen')
      const outcome = { state, reason, screenshot, doneAt: stampOf(clock()) }
      const isKnown = await rows.finishCommand(on, { screenId: actor.screenId, id }, outcome)
      if (!isKnown) throw notFound('command')
    },
  }
}
