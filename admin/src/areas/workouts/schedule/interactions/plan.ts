import {
  type BulkChange,
  type PublishMode,
  type ScheduledWorkout,
  type OverlapMode,
  type WeekTemplate,
  addresses,
} from '@roundboard/contract'
import { addDays, daysBetween, type Day, isDay } from '@roundboard/domain'
import type { Block, Offset, Place } from '../commands.ts'
import { lastRound } from '../cursor.ts'
import { spanOf, type GridItem, type Selection } from '../selection.ts'
import { queryOptions, keepPreviousData } from '@tanstack/react-query'
import { api } from '../../../../shared/api/api.ts'
import { keys } from '../../../../shared/api/keys.ts'

/** A change's preview, loaded again whenever workouts change. */
export const planQuery = (change: BulkChange) =>
  queryOptions({
    queryKey: [keys.workouts, 'plan', change],
    queryFn: ({ signal }) =>
      api.call(addresses.changeWorkouts, { query: { dryRun: 'true' }, body: change, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })

/** A bulk change that isn't confirmed yet. */
export type Plan =
  | {
      readonly action: 'copy' | 'move'
      readonly block: Block
      /** The target of its first day and top round. */
      readonly to: Place
      readonly taken: OverlapMode
      readonly as: PublishMode
      /** Repeats until this day. */
      readonly until?: Day | undefined
    }
  | {
      readonly action: 'weeks'
      readonly templates: readonly WeekTemplate[]
      /** The first day. */
      readonly day: Day
      readonly repeat: 'once' | 'times' | 'until'
      /** Weeks between two starts; the minimum unless entered. */
      readonly every: number | string | undefined
      readonly times: number | string
      readonly until: string
      readonly taken: OverlapMode
      readonly as: 'drafts' | 'published'
      readonly recent: 'place' | 'skip'
    }
  | { readonly action: 'delete' | 'publish' | 'unpublish'; readonly ids: readonly string[] }
  | {
      readonly action: 'sub-header'
      readonly ids: readonly string[]
      readonly text: string
    }
  | {
      readonly action: 'days'
      readonly ids: readonly string[]
      readonly firstDay: Day
      readonly lastDay: Day
    }

export type ShiftPlan = Extract<Plan, { block: Block }>
export type WeeksPlan = Extract<Plan, { action: 'weeks' }>

export const weeksPlan = (templates: readonly WeekTemplate[], day: Day): WeeksPlan => ({
  ...{ action: 'weeks', templates, day, repeat: 'once', every: undefined, times: 2, until: '' },
  ...{ taken: 'keep', as: 'drafts', recent: 'place' },
})

/** The total length of a plan's templates in weeks. */
export const weeksOfPlan = ({ templates }: WeeksPlan): number =>
  templates.reduce((sum, { weeks }) => sum + weeks, 0)

export const repeatMax = 52

export const isWithin = (typed: number | string | undefined, min: number) =>
  Number.isInteger(typed) && Number(typed) >= min && Number(typed) <= repeatMax

/** Whether every field of the repetition is valid. */
const isRepeatValid = (plan: WeeksPlan): boolean => {
  const weeks = weeksOfPlan(plan)
  if (plan.repeat === 'once') return true
  if (!isWithin(plan.every ?? weeks, weeks)) return false
  return plan.repeat === 'until' ? isDay(plan.until) : isWithin(plan.times, 1)
}

/** What is missing before the server can preview a plan. */
export function missingIn(plan: Plan): 'templates' | 'repeat' | undefined {
  if (plan.action !== 'weeks') return undefined
  if (plan.templates.length === 0) return 'templates'
  return isRepeatValid(plan) ? undefined : 'repeat'
}

/** The first day and round of a block: of the selected cells, or else of its workouts. */
export function blockOf(workouts: readonly GridItem[], selection?: Selection): Block | undefined {
  const [one] = workouts
  if (one === undefined) return undefined
  const span = selection?.only === undefined && selection ? spanOf(selection) : undefined
  const rounds = workouts.map(({ round }) => round)
  const firsts = workouts.map(({ firstDay }) => firstDay).sort()
  const lasts = workouts.map(({ lastDay }) => lastDay).sort()
  return {
    ids: workouts.map(({ id }) => id),
    first: span?.first ?? firsts[0] ?? one.firstDay,
    last: span?.last ?? lasts.at(-1) ?? one.lastDay,
    top: span?.top ?? Math.min(...rounds),
    bottom: span?.bottom ?? Math.max(...rounds),
  }
}

/** Whether a block can move to other rounds, which nine rounds can't. */
export const hasRoundsToGo = ({ top, bottom }: Block) => top > 1 || bottom < lastRound

/** The length of a block in days, rounded up to whole weeks. */
const cycleOf = ({ first, last }: Block) => Math.ceil((daysBetween(first, last) + 1) / 7) * 7

/** A block moved to a cell; a block of nine rounds stays in its rounds. */
export function shiftPlan(
  action: 'copy' | 'move',
  block: Block,
  to: Place | Offset,
  as: PublishMode = 'drafts',
): Extract<Plan, { block: Block }> {
  const target =
    'day' in to ? to : { day: addDays(block.first, to.days), round: block.top + to.rounds }
  const last = lastRound - (block.bottom - block.top)
  const round = hasRoundsToGo(block) ? Math.min(Math.max(target.round, 1), last) : block.top
  return { action, block, to: { day: target.day, round }, taken: 'keep', as }
}

export const idsOf = (plan: Plan): readonly string[] =>
  'block' in plan ? plan.block.ids : 'ids' in plan ? plan.ids : []

/** Whether a plan publishes workouts that weren't on screens. */
export function publishesAny(plan: Plan, { isDraft }: Pick<ScheduledWorkout, 'isDraft'>): boolean {
  if (plan.action === 'publish') return isDraft
  return plan.action === 'copy' && (plan.as === 'published' || (plan.as === 'as-is' && !isDraft))
}

/** The change in the form of a request. */
export function changeOf(plan: Plan): BulkChange {
  switch (plan.action) {
    case 'copy':
    case 'move': {
      const { block, to, taken, as, until } = plan
      const where = {
        ids: [...block.ids],
        days: daysBetween(block.first, to.day),
        rounds: to.round - block.top,
        taken,
      }
      if (plan.action === 'move') return { action: 'move', ...where }
      const repeat = until !== undefined && { repeat: { every: cycleOf(block), until } }
      return { action: 'copy', ...where, as, ...repeat }
    }
    case 'weeks': {
      const { templates, day, repeat, until, taken, as, recent } = plan
      const every = Number(plan.every ?? weeksOfPlan(plan))
      const times = Number(plan.times)
      return {
        ...{ action: 'place-weeks', weekTemplateIds: templates.map(({ id }) => id) },
        ...{ startDate: day, taken, as, recent },
        ...(repeat === 'times' && { repeat: { every, times } }),
        ...(repeat === 'until' && { repeat: { every, until } }),
      }
    }
    case 'sub-header':
      return { action: 'edit', ids: [...plan.ids], subHeader: plan.text }
    case 'days':
      return {
        action: 'edit',
        ids: [...plan.ids],
        startDate: plan.firstDay,
        endDate: plan.lastDay,
      }
    case 'delete':
    case 'publish':
    case 'unpublish':
      return { action: plan.action, ids: [...plan.ids] }
  }
}
