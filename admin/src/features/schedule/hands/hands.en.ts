import type { LeftOutReason, PublishWay, TakenWay } from '@roundboard/contract'
import { pluralIn } from '../../../shared/i18n/plural.ts'
import type { CommandName } from '../commands.ts'
import type { Plan } from './plan.ts'

const plural = pluralIn('en')

const workouts = (count: number) => plural(count, { one: '# workout', other: '# workouts' })

export const en = {
  command: {
    edit: 'Edit',
    rename: 'Rename',
    'sub-header': 'Sub-header',
    copy: 'Copy',
    'copy-to': 'Copy to…',
    move: 'Move',
    'move-to': 'Move to…',
    later: 'One day later',
    earlier: 'One day earlier',
    duplicate: 'Duplicate',
    publish: 'Publish',
    unpublish: 'Unpublish',
    languages: 'Languages',
    delete: 'Delete',
  } satisfies Record<CommandName, string>,
  bar: 'Selected workouts',
  more: 'More actions',
  workouts,
  in: (days: string) => `in ${days}`,
  tooMany: (max: number) => `Select ${String(max)} or fewer`,
  drop: 'Clear selection',
  held: (count: number, action: 'copy' | 'move') =>
    `${workouts(count)} to ${action === 'copy' ? 'copy' : 'move'}`,
  chooseDay: 'Choose a start day.',
  putHere: 'Paste here',
  dropHeld: 'Cancel',
  planTitle: (action: Plan['action'], count: number) => {
    const what = workouts(count)
    switch (action) {
      case 'copy':
        return `Copy ${what}`
      case 'move':
        return `Move ${what}`
      case 'delete':
        return `Delete ${what}`
      case 'publish':
        return `Publish ${what}`
      case 'unpublish':
        return `Unpublish ${what}`
      case 'name':
      case 'sub-header':
      case 'days':
        return `Change ${what}`
    }
  },
  from: 'From',
  toDay: 'First day',
  toRound: 'Round',
  roundNumber: (round: number) => `Round ${String(round)}`,
  until: 'Repeat until',
  untilHint: 'Leave empty for no repeat',
  newName: 'Name',
  newSubHeader: 'Sub-header',
  takenQuestion: 'If a day already has a workout',
  taken: {
    keep: 'Keep it',
    replace: 'Replace it',
    'on-top': 'Overlap it',
  } satisfies Record<TakenWay, string>,
  asQuestion: 'Save copies as',
  as: {
    'as-is': 'Same as original',
    drafts: 'Drafts',
    published: 'Published',
  } satisfies Record<PublishWay, string>,
  map: 'Preview by day',
  mark: {
    done: (action: Plan['action']): string => {
      switch (action) {
        case 'copy':
          return 'copied'
        case 'move':
          return 'moved here'
        case 'delete':
          return 'deleted'
        case 'publish':
          return 'published'
        case 'unpublish':
          return 'unpublished'
        case 'name':
        case 'sub-header':
        case 'days':
          return 'changed'
      }
    },
    replaced: 'replaced',
    'left-out': 'skipped',
    hole: 'gap',
  },
  week: (day: string) => `Week of ${day}`,
  done: (action: Plan['action'], count: number) => {
    switch (action) {
      case 'copy':
        return plural(count, { one: '# will be created', other: '# will be created' })
      case 'move':
        return plural(count, { one: '# will move', other: '# will move' })
      case 'delete':
        return plural(count, { one: '# will be deleted', other: '# will be deleted' })
      case 'publish':
        return plural(count, { one: '# will be published', other: '# will be published' })
      case 'unpublish':
        return plural(count, { one: '# will be unpublished', other: '# will be unpublished' })
      case 'name':
      case 'sub-header':
      case 'days':
        return plural(count, { one: '# will change', other: '# will change' })
    }
  },
  replaced: (count: number) =>
    plural(count, { one: '# will be replaced', other: '# will be replaced' }),
  leftOut: (count: number) =>
    plural(count, { one: '# will be skipped', other: '# will be skipped' }),
  holes: (count: number) =>
    plural(count, { one: '# day will have no workout', other: '# days will have no workout' }),
  draftDays: (count: number) =>
    plural(count, {
      one: '# day has only a draft. Screens don’t show drafts.',
      other: '# days have only drafts. Screens don’t show drafts.',
    }),
  isEmpty: 'no workout to show',
  reason: {
    taken: 'the day already has a workout',
    'no-such-round': 'that round doesn’t exist',
    'no-days': 'it would end before it starts',
    'no-steps': 'it has no steps yet',
    unchanged: 'nothing to change',
    gone: 'it was deleted',
    changed: 'someone else changed it',
  } satisfies Record<LeftOutReason, string>,
  showAll: 'Show all',
  showFewer: 'Show fewer',
  andMore: (count: number) => `${String(count)} more`,
  onWalls: (gyms: number) =>
    plural(gyms, {
      one: 'Now showing on screens at # location.',
      other: 'Now showing on screens at # locations.',
    }),
  allOrNothing: 'All changes apply together.',
  takesBack: 'undoes them.',
  nothingToDo: 'Nothing will change',
  planning: 'Preparing preview…',
  act: (action: Plan['action'], count: number, replaced: number, drafts: boolean) => {
    const also = replaced === 0 ? '' : `, replace ${String(replaced)}`
    switch (action) {
      case 'copy':
        return drafts
          ? plural(count, { one: 'Create # draft', other: 'Create # drafts' }) + also
          : plural(count, { one: 'Create # workout', other: 'Create # workouts' }) + also
      case 'move':
        return `Move ${String(count)}${also}`
      case 'delete':
        return `Delete ${String(count)}`
      case 'publish':
        return `Publish ${String(count)}`
      case 'unpublish':
        return `Unpublish ${String(count)}`
      case 'name':
      case 'sub-header':
      case 'days':
        return `Change ${String(count)}`
    }
  },
  was: (action: Plan['action'], count: number, drafts: boolean) => {
    switch (action) {
      case 'copy':
        return drafts
          ? plural(count, { one: 'Created # draft', other: 'Created # drafts' })
          : plural(count, { one: 'Created # workout', other: 'Created # workouts' })
      case 'move':
        return `Moved ${workouts(count)}`
      case 'delete':
        return `Deleted ${workouts(count)}`
      case 'publish':
        return `Published ${workouts(count)}`
      case 'unpublish':
        return `Unpublished ${workouts(count)}`
      case 'sub-header':
      case 'days':
      case 'name':
        return `Changed ${workouts(count)}`
    }
  },
  wasReplaced: (count: number) => plural(count, { one: '# replaced', other: '# replaced' }),
  holesRemain: (count: number) => plural(count, { one: '# gap left.', other: '# gaps left.' }),
  nothingDone: 'No changes made.',
  undone: (said: string) => `Undone: ${said}`,
  redone: (said: string) => `Redone: ${said}`,
  leftAlone: (count: number) =>
    plural(count, {
      one: '# skipped: someone else has changed it since.',
      other: '# skipped: someone else has changed them since.',
    }),
  redo: 'Redo',
  nothingToUndo: 'Nothing to undo',
  nothingToRedo: 'Nothing to redo',
  copied: (count: number) => `Copied ${workouts(count)}. Go to a day and paste.`,
  cut: (count: number) => `Cut ${workouts(count)}. Go to a day and paste.`,
  nothingHeld: 'Nothing to paste',
  noWorkout: 'No workout here',
  noHole: 'No more gaps in these weeks',
  carrying: (what: string, copies: boolean, place: string) =>
    `${copies ? 'Copying' : 'Moving'} ${what}: ${place}. Use the arrow keys, Enter to drop, Escape to cancel.`,
  carryDropped: 'Canceled',
  stretching: (days: string) => `${days}. Use Left and Right, Enter to save, Escape to cancel.`,
  place: (round: number, day: string) => `Round ${String(round)}, ${day}`,
  selectionIs: (count: number) => `${workouts(count)} selected`,
  copyHere: 'Copy',
  moveHere: 'Move',
  goToDay: 'Go to a day',
  goToDayHint: 'For example, “Nov 25” or 2026-11-25',
  noSuchDay: 'That isn’t a valid date.',
  go: 'Go',
  keys: {
    title: 'Keyboard shortcuts',
    groups: {
      about: 'Navigation',
      choosing: 'Selection',
      one: 'One workout',
      many: 'One or more workouts',
    },
    dayRound: 'Move between days and rounds',
    week: 'Previous or next week',
    ends: 'First or last day of the week',
    today: 'Today',
    hole: 'Next or previous gap',
    goTo: 'Go to a day: “Nov 25”',
    zoom: 'Week, 2 weeks, month',
    fold: 'Collapse menu',
    widen: 'Extend selection',
    toggle: 'Add or remove this workout',
    roundWeek: 'Its round; press again for its week',
    wholeDay: 'Its day, all rounds',
    all: 'Everything shown',
    none: 'Clear; press again to close the panel',
    edit: 'Open to edit',
    rename: 'Rename in place',
    subHeader: 'Edit sub-header in place',
    add: 'Add workout here',
    duplicate: 'Duplicate to the next day',
    stretch: 'Change last day',
    wall: 'Preview screen',
    languages: 'Languages',
    copyMovePut: 'Copy, cut, paste here',
    publish: 'Publish or unpublish',
    laterEarlier: 'One day later or earlier',
    delete: 'Delete after a preview',
    carry: 'Move or copy with arrows',
    undoRedo: 'Undo or redo',
    menu: 'All actions',
    thenArrows: 'then arrows',
    letters: 'Single-key shortcuts',
    lettersHint: 'When off, Ctrl shortcuts, function keys and arrow keys still work.',
    keyNames: {
      Ctrl: 'Ctrl',
      Shift: 'Shift',
      Space: 'Space',
      Enter: 'Enter',
      Esc: 'Esc',
      Del: 'Del',
      Home: 'Home',
      End: 'End',
      'Page Up': 'Page ↑',
      'Page Down': 'Page ↓',
    },
  },
}
export type HandsWords = typeof en
