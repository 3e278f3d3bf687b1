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
    later: 'A day later',
    earlier: 'A day earlier',
    duplicate: 'Duplicate',
    publish: 'Publish',
    unpublish: 'Back to draft',
    languages: 'Languages',
    delete: 'Delete',
  } satisfies Record<CommandName, string>,
  bar: 'Chosen workouts',
  more: 'More commands',
  workouts,
  in: (days: string) => `in ${days}`,
  tooMany: (max: number) => `At most ${String(max)} at once`,
  drop: 'Drop the selection',
  held: (count: number, action: 'copy' | 'move') =>
    `${workouts(count)} to ${action === 'copy' ? 'copy' : 'move'}`,
  chooseDay: 'Choose where the first day goes.',
  putHere: 'Put here',
  dropHeld: 'Drop what is copied',
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
        return `Take ${what} back to draft`
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
  untilHint: 'Empty: once',
  newName: 'Name',
  newSubHeader: 'Sub-header',
  takenQuestion: 'Where a day has a workout already',
  taken: {
    keep: 'Keep it',
    replace: 'Replace it',
    'on-top': 'Put on top',
  } satisfies Record<TakenWay, string>,
  asQuestion: 'The copies are',
  as: {
    'as-is': 'As here',
    drafts: 'Drafts',
    published: 'Published',
  } satisfies Record<PublishWay, string>,
  map: 'What happens on which day',
  mark: {
    done: (action: Plan['action']): string => {
      switch (action) {
        case 'copy':
          return 'made'
        case 'move':
          return 'moved here'
        case 'delete':
          return 'deleted'
        case 'publish':
          return 'published'
        case 'unpublish':
          return 'draft again'
        case 'name':
        case 'sub-header':
        case 'days':
          return 'changed'
      }
    },
    replaced: 'replaces one',
    'left-out': 'left out',
    hole: 'no workout',
  },
  week: (day: string) => `Week of ${day}`,
  done: (action: Plan['action'], count: number) => {
    switch (action) {
      case 'copy':
        return plural(count, { one: '# is made', other: '# are made' })
      case 'move':
        return plural(count, { one: '# is moved', other: '# are moved' })
      case 'delete':
        return plural(count, { one: '# is deleted', other: '# are deleted' })
      case 'publish':
        return plural(count, { one: '# is published', other: '# are published' })
      case 'unpublish':
        return plural(count, { one: '# becomes a draft', other: '# become drafts' })
      case 'name':
      case 'sub-header':
      case 'days':
        return plural(count, { one: '# is changed', other: '# are changed' })
    }
  },
  replaced: (count: number) =>
    plural(count, { one: '# that is there gives way', other: '# that are there give way' }),
  leftOut: (count: number) => plural(count, { one: '# is left out', other: '# are left out' }),
  holes: (count: number) =>
    plural(count, { one: '# day is without a workout', other: '# days are without a workout' }),
  draftDays: (count: number) =>
    plural(count, {
      one: '# day has only a draft, which walls do not show.',
      other: '# days have only a draft, which walls do not show.',
    }),
  isEmpty: 'walls have nothing to show',
  reason: {
    taken: 'the day has a workout, which stays',
    'no-such-round': 'there is no such round',
    'no-days': 'it would end before it starts',
    'no-steps': 'it has no steps yet, so walls could not show it',
    unchanged: 'it is so already',
    gone: 'it is no longer there',
    changed: 'somebody has changed it since',
  } satisfies Record<LeftOutReason, string>,
  showAll: 'Show all',
  showFewer: 'Show fewer',
  andMore: (count: number) => `${String(count)} more`,
  onWalls: (gyms: number) =>
    plural(gyms, {
      one: 'This is on the walls of # gym now.',
      other: 'This is on the walls of # gyms now.',
    }),
  allOrNothing: 'All or nothing, one entry in the log.',
  takesBack: 'takes it back.',
  nothingToDo: 'Nothing to do',
  planning: 'Looking at what it would do…',
  act: (action: Plan['action'], count: number, replaced: number, drafts: boolean) => {
    const also = replaced === 0 ? '' : `, replace ${String(replaced)}`
    switch (action) {
      case 'copy':
        return drafts
          ? plural(count, { one: 'Make # draft', other: 'Make # drafts' }) + also
          : plural(count, { one: 'Make # workout', other: 'Make # workouts' }) + also
      case 'move':
        return `Move ${String(count)}${also}`
      case 'delete':
        return `Delete ${String(count)}`
      case 'publish':
        return `Publish ${String(count)}`
      case 'unpublish':
        return plural(count, { one: 'Make it a draft', other: 'Make # drafts' })
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
          ? plural(count, { one: '# draft made', other: '# drafts made' })
          : plural(count, { one: '# workout made', other: '# workouts made' })
      case 'move':
        return `${workouts(count)} moved`
      case 'delete':
        return `${workouts(count)} deleted`
      case 'publish':
        return `${workouts(count)} published`
      case 'unpublish':
        return plural(count, { one: '# workout is a draft', other: '# workouts are drafts' })
      case 'sub-header':
      case 'days':
      case 'name':
        return `${workouts(count)} changed`
    }
  },
  wasReplaced: (count: number) => plural(count, { one: '# replaced', other: '# replaced' }),
  holesRemain: (count: number) =>
    plural(count, { one: '# hole remains there.', other: '# holes remain there.' }),
  nothingDone: 'Nothing was changed.',
  undone: (said: string) => `Taken back: ${said}`,
  redone: (said: string) => `Done again: ${said}`,
  leftAlone: (count: number) =>
    plural(count, {
      one: '# was left alone: somebody has changed it since.',
      other: '# were left alone: somebody has changed them since.',
    }),
  redo: 'Redo',
  nothingToUndo: 'Nothing to undo',
  nothingToRedo: 'Nothing to redo',
  copied: (count: number) => `${workouts(count)} to copy. Go to a day and put them there.`,
  cut: (count: number) => `${workouts(count)} to move. Go to a day and put them there.`,
  nothingHeld: 'Nothing is copied',
  noWorkout: 'No workout here',
  noHole: 'No further hole in what is shown',
  carrying: (what: string, copies: boolean, place: string) =>
    `${copies ? 'Copying' : 'Moving'} ${what}: ${place}. Arrow keys, then Enter; Escape drops it.`,
  carryDropped: 'Put back',
  stretching: (days: string) => `${days}. Left and right, then Enter; Escape leaves it.`,
  place: (round: number, day: string) => `Round ${String(round)}, ${day}`,
  selectionIs: (count: number) => `${workouts(count)} chosen`,
  copyHere: 'Copy',
  moveHere: 'Move',
  goToDay: 'Go to a day',
  goToDayHint: 'Such as “Nov 25” or 2026-11-25',
  noSuchDay: 'This is no day.',
  go: 'Go',
  keys: {
    title: 'Keys of the schedule',
    groups: {
      about: 'Going about',
      choosing: 'Choosing',
      one: 'One workout',
      many: 'One or many',
    },
    dayRound: 'Day, round',
    week: 'One week back, ahead',
    ends: 'First, last day of the week',
    today: 'Today',
    hole: 'Next hole, the one before',
    goTo: 'Go to a day: “Nov 25”',
    zoom: 'Week, fortnight, month',
    fold: 'Fold the menu',
    widen: 'Widen the selection',
    toggle: 'Add or drop this one',
    roundWeek: 'Its round; again: its week',
    wholeDay: 'Its day, nine rounds',
    all: 'All that is shown',
    none: 'Nothing; again: close the panel',
    edit: 'Open and edit',
    rename: 'Rename in place',
    subHeader: 'Sub-header in place',
    add: 'New here',
    duplicate: 'Duplicate to the next day',
    stretch: 'Change its last day',
    wall: 'Its wall',
    languages: 'Its languages',
    copyMovePut: 'Copy, move, put here',
    publish: 'Publish; back to draft',
    laterEarlier: 'A day later, earlier',
    delete: 'Delete, with the list first',
    carry: 'Carry; a copy',
    undoRedo: 'Undo, redo',
    menu: 'All commands',
    thenArrows: 'then arrows',
    letters: 'Single characters act in the schedule',
    lettersHint: 'Off: keys with Ctrl, function keys and arrows go on acting.',
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
