import type { BulkChange, ScheduledWorkout, Template } from '@roundboard/contract'
import { addDays, daysBetween, issuesIn, workoutDays, type Day } from '@roundboard/domain'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { alerts } from '../../../../shared/alerts/alerts.ts'
import { useFormat } from '../../../../shared/format/format.ts'
import { useTemplatesMessages } from '../../../../shared/messages/templates.ts'
import type { WeeksToSave } from '../../templates/save-weeks-dialog.tsx'
import type { PlaceProps } from '../../templates/place-dialog.tsx'
import { startOfWeek } from '../cursor.ts'
import type { Block, FillAs, Offset, Place, ScheduleCommands } from '../commands.ts'
import type { GridItem, Selection } from '../selection.ts'
import { useScheduleMessages } from '../../../../shared/messages/schedule.ts'
import { blockOf, changeOf, publishesAny, idsOf, shiftPlan, type Plan, weeksPlan } from './plan.ts'
import { useBulk } from './use-bulk.ts'

const PlanDialog = lazy(async () => ({ default: (await import('./plan-dialog.tsx')).PlanDialog }))
const PlaceDialog = lazy(async () => ({
  default: (await import('../../templates/place-dialog.tsx')).PlaceDialog,
}))

const SaveWeeksDialog = lazy(async () => ({
  default: (await import('../../templates/save-weeks-dialog.tsx')).SaveWeeksDialog,
}))

const daysAWeek = 7

/** Copied or cut workouts. */
export type Clip = {
  readonly action: 'copy' | 'move'
  readonly block: Block
  /** The selection when they were copied. */
  readonly selection: Selection | undefined
}

/** A workout's days as a rectangle of cells. */
export const toItem = (
  workout: ScheduledWorkout,
): GridItem & { readonly workout: ScheduledWorkout } => ({
  id: workout.id,
  round: workout.round,
  ...workoutDays(workout),
  workout,
})

interface Given {
  readonly workouts: readonly ScheduledWorkout[]
  /** The current days of all locations; changes on these days need confirmation. */
  readonly daysNow: readonly Day[]
  readonly firstWeekday: number
  /** The selected cells, which determine the first day of a block. */
  readonly selection?: Selection
  readonly onDone?: (plan: Plan) => void
  /** Opens a workout for editing; without it, its page opens. */
  readonly onEdit?: (id: string) => void
  /** Opens the picker for an empty cell; without it, the page of a new workout opens. */
  readonly onFill?: (place: Place) => void
}

/** The commands of the schedule, with their dialogs. */
export function useScheduleCommands(given: Given) {
  const { workouts, daysNow } = given
  const words = useScheduleMessages().interactions
  const templates = useTemplatesMessages()
  const format = useFormat()
  const navigate = useNavigate()
  const bulk = useBulk()
  const [plan, setPlan] = useState<Plan>()
  const [isDoing, setDoing] = useState(false)
  const [clip, setClip] = useState<Clip>()
  const [placing, setPlacing] = useState<Pick<PlaceProps, 'template' | 'at'>>()

  const [saving, setSaving] = useState<WeeksToSave>()

  const items = (ids: readonly string[]) => {
    const idSet = new Set(ids)
    return workouts.filter(({ id }) => idSet.has(id)).map(toItem)
  }
  const isNow = (firstDay: Day, lastDay: Day) =>
    daysNow.some((day) => firstDay <= day && day <= lastDay)

  /** Confirms changes of several workouts or of any on screens, and publishing with issues. */
  function mustAsk(wanted: Plan): boolean {
    const [one, ...more] = items(idsOf(wanted))
    if (one === undefined || more.length > 0 || wanted.action === 'delete') return true
    const { firstDay, lastDay, workout } = one
    if (publishesAny(wanted, workout) && issuesIn(workout).length > 0) return true
    if (wanted.action === 'copy') return false
    if (workout.isDraft) return wanted.action === 'publish' && isNow(firstDay, lastDay)
    if (isNow(firstDay, lastDay)) return true
    if (wanted.action === 'days') return isNow(wanted.firstDay, wanted.lastDay)
    if (wanted.action !== 'move') return false
    const days = daysBetween(wanted.block.first, wanted.to.day)
    return isNow(addDays(firstDay, days), addDays(lastDay, days))
  }

  async function carryOut(wanted: Plan) {
    setDoing(true)
    const outcome = await bulk.change(changeOf(wanted))
    setDoing(false)
    if (!outcome) {
      // Keeps the input: the dialog opens with it, to try again.
      if ('text' in wanted) setPlan(wanted)
      return
    }
    const { batch, made, changed, removed, leftOut } = outcome
    if (batch === null) {
      // A single one that can't go there: the dialog explains why and offers alternatives.
      if (plan === undefined && leftOut.length > 0) setPlan(wanted)
      else alerts.success(words.nothingDone)
      return
    }
    setPlan(undefined)
    if (wanted.action === 'move') setClip(undefined)
    const idSet = new Set(idsOf(wanted))
    const others = changed.filter(({ before }) => !idSet.has(before.id ?? '')).length
    const isMaking = wanted.action === 'copy' || wanted.action === 'weeks'
    const done = isMaking
      ? made.length
      : wanted.action === 'delete'
        ? removed.length
        : changed.length - others
    const replaced = others + (wanted.action === 'delete' ? 0 : removed.length)
    const drafts = made.flatMap(({ id, isDraft }) => (isDraft && id !== null ? [id] : []))
    const areDrafts = isMaking && made.length > 0 && drafts.length === made.length
    const summary = [
      words.was[areDrafts ? 'drafts' : wanted.action]({ count: done }),
      ...(replaced > 0 ? [words.wasReplaced({ count: replaced })] : []),
    ].join(', ')
    bulk.report(
      { ...outcome, batch },
      `${summary}.`,
      drafts.length > 0
        ? {
            label: words.command.publish,
            run: () => setPlan({ action: 'publish', ids: drafts }),
          }
        : undefined,
    )
    given.onDone?.(wanted)
  }

  /** Places a template immediately, unless it has content issues or the day has a workout. */
  async function placeTemplate(template: Template, place: Place, as: FillAs) {
    const { round, day } = place
    const places = [{ round, startDate: day, endDate: day }]
    const change: BulkChange = { action: 'place', templateId: template.id, places, as }
    const tried = await bulk.attempt(change)
    if (tried === undefined) return
    if (tried.checks.length > 0 || tried.made.length === 0) {
      setPlacing({ template, at: { ...place, as } })
      return
    }
    const placed = await bulk.change(change)
    if (!placed?.batch) return
    const days = format.days(day, day)
    bulk.report({ ...placed, batch: placed.batch }, templates.placed({ name: template.name, days }))
  }

  function want(wanted: Plan) {
    if (idsOf(wanted).length === 0) alerts.success(words.noWorkout)
    else if (mustAsk(wanted)) setPlan(wanted)
    else void carryOut(wanted)
  }

  function block(ids: readonly string[]): Block | undefined {
    const found = items(ids)
    return blockOf(found, found.length > 1 ? given.selection : undefined)
  }
  function shift(
    action: 'copy' | 'move',
    ids: readonly string[],
    to: Place | Offset,
    asks = false,
  ) {
    const moved = block(ids)
    if (!moved) return
    const wanted = shiftPlan(action, moved, to)
    if (asks) setPlan(wanted)
    else want(wanted)
  }
  function hold(action: 'copy' | 'move', ids: readonly string[]) {
    const carriedBlock = block(ids)
    if (carriedBlock) setClip({ action, block: carriedBlock, selection: given.selection })
  }
  const days = (ids: readonly string[]): number => {
    const moved = block(ids)
    return moved ? daysBetween(moved.first, moved.last) + 1 : 0
  }

  const commands: ScheduleCommands = {
    edit(id) {
      const workout = workouts.find((each) => each.id === id)
      if (!workout) return
      if (given.onEdit) {
        given.onEdit(id)
        return
      }
      void navigate({
        to: '/admin/rounds/$roundNumber/workout/$id',
        params: { roundNumber: String(workout.round), id },
      })
    },
    changeSubHeaders(ids) {
      const [first] = items(ids)
      setPlan({ action: 'sub-header', ids, text: first?.workout.subHeader ?? '' })
    },
    add({ round, day }) {
      if (given.onFill) {
        given.onFill({ round, day })
        return
      }
      void navigate({
        to: '/admin/rounds/$roundNumber/workout',
        params: { roundNumber: String(round) },
        search: { day },
      })
    },
    languages(id) {
      void navigate({ to: '/admin/workouts/$id/languages', params: { id } })
    },
    copy(ids) {
      hold('copy', ids)
    },
    move(ids) {
      hold('move', ids)
    },
    put(place) {
      if (clip) want(shiftPlan(clip.action, clip.block, place))
      else alerts.success(words.nothingHeld)
    },
    copyTo(ids) {
      shift('copy', ids, { days: Math.ceil(days(ids) / 7) * 7, rounds: 0 }, true)
    },
    moveTo(ids) {
      shift('move', ids, { days: days(ids), rounds: 0 }, true)
    },
    copyBy(ids, by) {
      shift('copy', ids, by)
    },
    moveBy(ids, by) {
      shift('move', ids, by)
    },
    copyBlock(block, place) {
      setPlan(shiftPlan('copy', block, place))
    },
    duplicate(id) {
      shift('copy', [id], { days: days([id]), rounds: 0 })
    },
    saveWeeks(ids) {
      const saved = block(ids)
      if (!saved) return
      const first = startOfWeek(saved.first, given.firstWeekday)
      const last = addDays(startOfWeek(saved.last, given.firstWeekday), daysAWeek - 1)
      setSaving({ ids, first, last })
    },
    placeWeeks(templates, day) {
      setPlan(weeksPlan(templates, day))
    },
    changeDays(id, firstDay, lastDay) {
      want({ action: 'days', ids: [id], firstDay, lastDay })
    },
    publish(ids, asks = false) {
      if (asks) setPlan({ action: 'publish', ids })
      else want({ action: 'publish', ids })
    },
    unpublish(ids) {
      want({ action: 'unpublish', ids })
    },
    remove(ids) {
      want({ action: 'delete', ids })
    },
    fill(place, from, as) {
      if ('template' in from) void placeTemplate(from.template, place, as)
      else {
        const copied = blockOf(items([from.copyOf]))
        if (copied) want(shiftPlan('copy', copied, { days: daysAWeek, rounds: 0 }, as))
      }
    },
    saved(batch, message) {
      bulk.report({ batch, gaps: [] }, message)
    },
    undo: bulk.undo,
    redo: bulk.redo,
  }

  return {
    commands,
    clip,
    dropClip: () => setClip(undefined),
    isAsking: plan !== undefined,
    dialogs: (
      <Suspense>
        {plan && (
          <PlanDialog
            plan={plan}
            firstWeekday={given.firstWeekday}
            isBusy={isDoing || bulk.isPending}
            onDo={(wanted) => void carryOut(wanted)}
            onClose={() => setPlan(undefined)}
          />
        )}
        {saving && <SaveWeeksDialog {...saving} onClose={() => setSaving(undefined)} />}
        {placing && <PlaceDialog {...placing} onClose={() => setPlacing(undefined)} />}
      </Suspense>
    ),
  }
}
