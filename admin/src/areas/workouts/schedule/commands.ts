import type { ScheduledWorkout, Template, WeekTemplate } from '@roundboard/contract'
import type { Day } from '@roundboard/domain'

/** Workouts that are copied or moved together, with the first day and round of the block. */
export type Block = {
  readonly ids: readonly string[]
  readonly first: Day
  readonly last: Day
  readonly top: number
  readonly bottom: number
}

/** A cell of the schedule. */
export type Place = { readonly round: number; readonly day: Day }

/** How far workouts move: days forward, rounds down. */
export type Offset = { readonly days: number; readonly rounds: number }

/** What fills an empty cell. */
export type Filling = { readonly copyOf: string } | { readonly template: Template }
export type FillAs = 'drafts' | 'published'

/** The order of the commands in the bar and in all menus. */
export const commandNames = [
  'edit',
  'sub-header',
  'copy',
  'copy-to',
  'move',
  'move-to',
  'later',
  'earlier',
  'duplicate',
  'save-weeks',
  'publish',
  'unpublish',
  'languages',
  'delete',
] as const
export type CommandName = (typeof commandNames)[number]

/** The commands of the schedule. Each asks what it needs to know and reports its result. */
export interface ScheduleCommands {
  readonly edit: (id: string) => void
  readonly changeSubHeaders: (ids: readonly string[]) => void
  /** Opens the picker for an empty cell of the grid; elsewhere, the form of a new workout. */
  readonly add: (place: Place) => void
  /** Fills an empty cell with a copy or a template. */
  readonly fill: (place: Place, from: Filling, as: FillAs) => void
  /** Reports a saved form and adds its batch to the undo stack. */
  readonly saved: (batch: string, message: string) => void
  readonly languages: (id: string) => void
  /** Copies or cuts them for `put`. */
  readonly copy: (ids: readonly string[]) => void
  readonly move: (ids: readonly string[]) => void
  /** Pastes the copied or cut workouts, starting at this day and round. */
  readonly put: (place: Place) => void
  /** Asks for day and round. */
  readonly copyTo: (ids: readonly string[]) => void
  readonly moveTo: (ids: readonly string[]) => void
  readonly copyBy: (ids: readonly string[], by: Offset) => void
  readonly moveBy: (ids: readonly string[], by: Offset) => void
  /** Previews a copy of workouts, visible or not. */
  readonly copyBlock: (block: Block, place: Place) => void
  /** To the day after its last. */
  readonly duplicate: (id: string) => void
  /** Asks for the name of a template of their weeks. */
  readonly saveWeeks: (ids: readonly string[]) => void
  /** Asks where week templates are placed, and how often. */
  readonly placeWeeks: (templates: readonly WeekTemplate[], day: Day) => void
  readonly changeDays: (id: string, firstDay: Day, lastDay: Day) => void
  /** Always confirms if `asks`, otherwise only if needed. */
  readonly publish: (ids: readonly string[], asks?: boolean) => void
  readonly unpublish: (ids: readonly string[]) => void
  readonly remove: (ids: readonly string[]) => void
  readonly undo: () => void
  readonly redo: () => void
}

/** A command that is available, and the workouts it applies to. */
export type OfferedCommand = { readonly name: CommandName; readonly ids: readonly string[] }

const forOne: ReadonlySet<CommandName> = new Set(['edit', 'duplicate', 'languages'])

/** The commands for these workouts: some need a single one, a draft or a published one. */
export function offeredFor(
  workouts: readonly Pick<ScheduledWorkout, 'id' | 'isDraft'>[],
): OfferedCommand[] {
  const concerned = (name: CommandName) => {
    if (forOne.has(name)) return workouts.length === 1 ? workouts : []
    if (name === 'publish') return workouts.filter(({ isDraft }) => isDraft)
    if (name === 'unpublish') return workouts.filter(({ isDraft }) => !isDraft)
    return workouts
  }
  return commandNames
    .map((name) => ({ name, ids: concerned(name).map(({ id }) => id) }))
    .filter(({ ids }) => ids.length > 0)
}

/** Runs a command on the workouts it applies to. */
export function performCommand(commands: ScheduleCommands, { name, ids }: OfferedCommand): void {
  const [first] = ids
  if (first === undefined) return
  switch (name) {
    case 'edit':
      commands.edit(first)
      return
    case 'sub-header':
      commands.changeSubHeaders(ids)
      return
    case 'copy':
      commands.copy(ids)
      return
    case 'copy-to':
      commands.copyTo(ids)
      return
    case 'move':
      commands.move(ids)
      return
    case 'move-to':
      commands.moveTo(ids)
      return
    case 'later':
      commands.moveBy(ids, { days: 1, rounds: 0 })
      return
    case 'earlier':
      commands.moveBy(ids, { days: -1, rounds: 0 })
      return
    case 'duplicate':
      commands.duplicate(first)
      return
    case 'save-weeks':
      commands.saveWeeks(ids)
      return
    case 'publish':
      commands.publish(ids)
      return
    case 'unpublish':
      commands.unpublish(ids)
      return
    case 'languages':
      commands.languages(first)
      return
    case 'delete':
      commands.remove(ids)
  }
}
