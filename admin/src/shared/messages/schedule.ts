// Written by `npm run messages` from admin/messages/en/schedule.json.
import en from '../../../messages/en/schedule.json'
import { messagesHook } from '../i18n/messages.ts'

export interface ScheduleMessages {
  readonly title: string
  readonly what: string
  readonly today: string
  readonly earlier: string
  readonly later: string
  readonly zoom: string
  readonly zooms: {
    readonly week: string
    readonly fortnight: string
    readonly month: string
  }
  readonly gym: string
  readonly allGyms: string
  readonly noGym: string
  readonly addWorkout: string
  readonly printWeek: string
  readonly foldMenu: string
  readonly unfoldMenu: string
  readonly inWeeks: (args: { weeks: number }) => string
  readonly inWeeksUntil: (args: { weeks: number; day: string }) => string
  readonly nextGap: string
  readonly gapAt: (args: { round: number; day: string }) => string
  readonly inDays: (args: { days: number }) => string
  readonly noGap: string
  readonly withDraft: (args: { when: string }) => string
  readonly gaps: (args: { count: number }) => string
  readonly drafts: (args: { count: number; day: string }) => string
  readonly overlaps: (args: { count: number }) => string
  readonly withoutSteps: (args: { count: number }) => string
  readonly missingClips: (args: { count: number }) => string
  readonly longTexts: (args: { count: number }) => string
  readonly missingTexts: (args: { count: number; language: string }) => string
  readonly stale: string
  readonly emptyTitle: string
  readonly emptyWhy: string
  readonly copyWeeksBefore: (args: { weeks: number }) => string
  readonly importFile: string
  readonly firstWorkout: string
  readonly fill: {
    readonly title: (args: { round: number; day: string }) => string
    readonly lastWeek: (args: { name: string; day: string }) => string
    readonly nothingLastWeek: string
    readonly find: string
  }
  readonly interactions: {
    readonly command: {
      readonly edit: string
      readonly 'sub-header': string
      readonly copy: string
      readonly 'copy-to': string
      readonly move: string
      readonly 'move-to': string
      readonly later: string
      readonly earlier: string
      readonly duplicate: string
      readonly 'save-weeks': string
      readonly publish: string
      readonly unpublish: string
      readonly languages: string
      readonly delete: string
    }
    readonly bar: string
    readonly more: string
    readonly workouts: (args: { count: number }) => string
    readonly in: (args: { days: string }) => string
    readonly tooMany: (args: { max: number }) => string
    readonly drop: string
    readonly held: {
      readonly copy: (args: { count: number }) => string
      readonly move: (args: { count: number }) => string
    }
    readonly chooseDay: string
    readonly putHere: string
    readonly dropHeld: string
    readonly planTitle: {
      readonly copy: (args: { count: number }) => string
      readonly move: (args: { count: number }) => string
      readonly delete: (args: { count: number }) => string
      readonly publish: (args: { count: number }) => string
      readonly unpublish: (args: { count: number }) => string
      readonly 'sub-header': (args: { count: number }) => string
      readonly days: (args: { count: number }) => string
    }
    readonly from: string
    readonly toDay: string
    readonly toRound: string
    readonly roundNumber: (args: { round: number }) => string
    readonly until: string
    readonly untilHint: string
    readonly newSubHeader: string
    readonly takenQuestion: string
    readonly taken: {
      readonly keep: string
      readonly replace: string
      readonly 'on-top': string
    }
    readonly asQuestion: string
    readonly as: {
      readonly 'as-is': string
      readonly drafts: string
      readonly published: string
    }
    readonly map: string
    readonly mark: {
      readonly done: {
        readonly copy: string
        readonly weeks: string
        readonly move: string
        readonly delete: string
        readonly publish: string
        readonly unpublish: string
        readonly 'sub-header': string
        readonly days: string
      }
      readonly replaced: string
      readonly 'left-out': string
      readonly gap: string
    }
    readonly week: (args: { day: string }) => string
    readonly done: {
      readonly copy: (args: { count: number }) => string
      readonly weeks: (args: { count: number }) => string
      readonly move: (args: { count: number }) => string
      readonly delete: (args: { count: number }) => string
      readonly publish: (args: { count: number }) => string
      readonly unpublish: (args: { count: number }) => string
      readonly 'sub-header': (args: { count: number }) => string
      readonly days: (args: { count: number }) => string
    }
    readonly replaced: (args: { count: number }) => string
    readonly leftOut: (args: { count: number }) => string
    readonly gaps: (args: { count: number; drafts: number }) => string
    readonly isEmpty: string
    readonly isDraft: string
    readonly reason: {
      readonly taken: string
      readonly 'no-such-round': string
      readonly 'no-days': string
      readonly 'no-steps': string
      readonly 'missing-clip': string
      readonly recent: (args: { days: number }) => string
      readonly unchanged: string
      readonly gone: string
      readonly changed: string
    }
    readonly showAll: string
    readonly showFewer: string
    readonly andMore: (args: { count: number }) => string
    readonly onWalls: (args: { gyms: number }) => string
    readonly allOrNothing: string
    readonly takesBack: string
    readonly nothingToDo: string
    readonly planning: string
    readonly act: {
      readonly copy: (args: { count: number }) => string
      readonly weeks: (args: { count: number }) => string
      readonly move: (args: { count: number }) => string
      readonly delete: (args: { count: number }) => string
      readonly publish: (args: { count: number }) => string
      readonly unpublish: (args: { count: number }) => string
      readonly 'sub-header': (args: { count: number }) => string
      readonly days: (args: { count: number }) => string
      readonly drafts: (args: { count: number }) => string
    }
    readonly alsoReplace: (args: { act: string; replaced: number }) => string
    readonly was: {
      readonly copy: (args: { count: number }) => string
      readonly weeks: (args: { count: number }) => string
      readonly move: (args: { count: number }) => string
      readonly delete: (args: { count: number }) => string
      readonly publish: (args: { count: number }) => string
      readonly unpublish: (args: { count: number }) => string
      readonly 'sub-header': (args: { count: number }) => string
      readonly days: (args: { count: number }) => string
      readonly drafts: (args: { count: number }) => string
    }
    readonly wasReplaced: (args: { count: number }) => string
    readonly gapsLeft: (args: { count: number; days: string; drafts: number }) => string
    readonly nothingDone: string
    readonly undone: (args: { said: string }) => string
    readonly redone: (args: { said: string }) => string
    readonly leftAlone: (args: { count: number }) => string
    readonly redo: string
    readonly nothingToUndo: string
    readonly nothingToRedo: string
    readonly copied: (args: { count: number }) => string
    readonly cut: (args: { count: number }) => string
    readonly nothingHeld: string
    readonly noWorkout: string
    readonly selectionIs: (args: { count: number }) => string
    readonly copyHere: string
    readonly moveHere: string
    readonly noSuchDay: string
    readonly weeks: {
      readonly title: string
      readonly templates: string
      readonly choose: string
      readonly length: (args: { weeks: number }) => string
      readonly none: string
      readonly notFound: string
      readonly missing: {
        readonly templates: string
        readonly repeat: string
      }
      readonly range: (args: { min: number; max: number }) => string
      readonly tooLong: (args: { max: number }) => string
      readonly noLastDay: string
      readonly repeat: string
      readonly repeats: {
        readonly once: string
        readonly times: string
        readonly until: string
      }
      readonly every: string
      readonly times: string
      readonly lastDay: string
      readonly asQuestion: string
      readonly recentQuestion: (args: { days: number }) => string
      readonly recents: {
        readonly place: string
        readonly skip: string
      }
      readonly recent: (args: { count: number; days: number }) => string
      readonly already: (args: { name: string; day: string }) => string
    }
  }
  readonly panel: {
    readonly panel: string
    readonly theWorkout: string
    readonly wall: (args: { name: string }) => string
    readonly noWall: string
    readonly daysLabel: string
    readonly only: (args: { day: string }) => string
    readonly days: (args: { days: string; count: number }) => string
    readonly state: string
    readonly states: {
      readonly draft: string
      readonly published: string
      readonly past: string
      readonly 'no-steps': string
    }
    readonly onAir: (args: { gyms: number }) => string
    readonly lastTime: string
    readonly daysBefore: (args: { day: string; count: number }) => string
    readonly firstTime: string
    readonly wallShows: string
    readonly original: string
    readonly languages: string
    readonly complete: (args: { language: string }) => string
    readonly missing: (args: { language: string }) => string
    readonly outdated: (args: { language: string }) => string
    readonly subHeaderScrolls: (args: { max: number; length: number }) => string
    readonly edit: string
    readonly fullPage: string
    readonly duplicate: string
    readonly more: string
    readonly onThisDay: (args: { count: number }) => string
    readonly oneWins: (args: { count: number }) => string
    readonly thisWins: {
      readonly 'starts-last': string
      readonly 'created-last': string
    }
    readonly otherWins: {
      readonly 'starts-last': (args: { name: string }) => string
      readonly 'created-last': (args: { name: string }) => string
    }
    readonly wallShowsOn: {
      readonly 'starts-last': (args: { day: string; name: string }) => string
      readonly 'created-last': (args: { day: string; name: string }) => string
    }
    readonly isBack: (args: { name: string; days: string; day: string }) => string
    readonly isNotBack: (args: { name: string; days: string }) => string
    readonly wins: string
    readonly end: (args: { name: string; day: string }) => string
    readonly begin: (args: { name: string; day: string }) => string
    readonly remove: (args: { name: string }) => string
    readonly leaves: (args: { count: number; name: string; days: string }) => string
    readonly leavesMany: (args: { name: string; count: number; day: string }) => string
    readonly leave: string
  }
  readonly grid: {
    readonly schedule: string
    readonly noWorkout: string
    readonly wallsSay: string
    readonly noSteps: string
    readonly wallsCannot: string
    readonly week: (args: { day: string }) => string
    readonly weekNumber: (args: { number: number }) => string
    readonly gyms: (args: { count: number }) => string
    readonly here: string
    readonly round: (args: { round: number }) => string
    readonly namedRound: (args: { round: number; name: string }) => string
    readonly onAir: string
    readonly onAirIn: (args: { count: number }) => string
    readonly past: string
    readonly missingIn: (args: { language: string }) => string
    readonly outdatedIn: (args: { language: string }) => string
    readonly missingClip: (args: { steps: number; list: string }) => string
    readonly longText: string
    readonly draft: string
    readonly again: (args: { days: string }) => string
    readonly wins: (args: { count: number }) => string
  }
  readonly agenda: {
    readonly title: string
    readonly subject: string
    readonly today: string
    readonly select: string
    readonly find: string
    readonly dayBefore: string
    readonly dayAfter: string
    readonly days: string
    readonly gaps: (args: { count: number }) => string
    readonly gapsInWeeks: (args: { count: number; weeks: number }) => string
    readonly gapRounds: (args: { count: number; rounds: string; drafts: number }) => string
    readonly drafts: (args: { count: number }) => string
    readonly complete: string
    readonly gymsNow: (args: { count: number }) => string
    readonly draft: string
    readonly noSteps: string
    readonly noWorkout: string
    readonly addOne: (args: { round: string }) => string
    readonly past: string
    readonly onAir: string
    readonly others: (args: { count: number }) => string
    readonly selected: (args: { count: number }) => string
    readonly drop: string
    readonly allOf: (args: { day: string }) => string
    readonly week: string
    readonly noneOfWeek: string
    readonly draftsOfWeek: string
    readonly noStepsOfWeek: string
    readonly missingClipsOfWeek: string
    readonly longTextsOfWeek: string
    readonly missingTextsOfWeek: (args: { language: string }) => string
    readonly commands: string
    readonly copy: string
    readonly move: string
    readonly publish: (args: { count: number }) => string
    readonly later: string
    readonly edit: string
    readonly copyTo: string
    readonly moveTo: string
    readonly more: string
  }
  readonly print: {
    readonly title: string
    readonly why: string
    readonly subject: string
    readonly print: string
    readonly earlier: string
    readonly later: string
    readonly thisWeek: string
    readonly withUnseen: string
    readonly workouts: string
    readonly round: string
    readonly nothing: string
    readonly draft: string
    readonly covered: string
    readonly noSteps: string
    readonly more: (args: { count: number }) => string
    readonly gaps: (args: { count: number }) => string
    readonly asOf: (args: { when: string }) => string
  }
  readonly import: {
    readonly title: string
    readonly why: string
    readonly schedule: string
    readonly dropWhy: (args: { rows: string }) => string
    readonly rounds: (args: { count: number }) => string
    readonly columns: {
      readonly round: string
      readonly name: string
      readonly subHeader: string
      readonly startDate: string
      readonly endDate: string
      readonly state: string
      readonly intervals: string
      readonly text1: string
      readonly cue1: string
      readonly video1: string
      readonly lrVideo1: string
      readonly text2: string
      readonly cue2: string
      readonly video2: string
      readonly lrVideo2: string
      readonly text3: string
      readonly cue3: string
      readonly video3: string
      readonly lrVideo3: string
    }
    readonly columnIn: (args: { name: string; language: string }) => string
    readonly originalOf: (args: { name: string }) => string
    readonly tabAll: string
    readonly rowNamed: (args: { row: number; name: string }) => string
    readonly days: string
    readonly steps: string
    readonly state: string
    readonly draft: string
    readonly published: string
    readonly asFile: string
    readonly asFileWhy: string
    readonly importDrafts: (args: { drafts: number }) => string
    readonly importPublished: (args: { published: number }) => string
    readonly importBoth: (args: { drafts: number; published: number }) => string
    readonly ready: string
    readonly imported: (args: { count: number }) => string
    readonly undone: string
    readonly undonePartly: (args: { count: number }) => string
    readonly done: (args: { count: number }) => string
    readonly doneWhy: string
    readonly toSchedule: string
    readonly files: string
    readonly exportShown: string
    readonly exportXlsx: string
    readonly exportCsv: string
    readonly exportJson: string
  }
  readonly feeds: {
    readonly subscribe: string
    readonly title: string
    readonly intro: string
    readonly of: string
    readonly kinds: {
      readonly gym: string
      readonly round: string
    }
    readonly round: string
    readonly roundNumber: (args: { number: number }) => string
    readonly gymPlaceholder: string
    readonly make: string
    readonly hasOne: string
    readonly addressOf: (args: { name: string }) => string
    readonly existing: string
    readonly what: string
    readonly none: string
    readonly made: (args: { who: string; when: string }) => string
    readonly fetched: (args: { when: string }) => string
    readonly notFetched: string
    readonly renew: (args: { name: string }) => string
    readonly end: (args: { name: string }) => string
    readonly renewShort: string
    readonly endShort: string
    readonly sureRenew: (args: { name: string }) => string
    readonly renewDetail: string
    readonly sureEnd: (args: { name: string }) => string
    readonly endDetail: string
    readonly ended: (args: { name: string }) => string
  }
  readonly swap: {
    readonly open: string
    readonly title: string
    readonly why: string
    readonly now: string
    readonly after: string
    readonly choose: string
    readonly chooseOther: string
    readonly notClip: string
    readonly all: (args: { count: number }) => string
    readonly where: (args: { round: number; count: number; steps: string }) => string
    readonly inTemplate: (args: { count: number; steps: string }) => string
    readonly inWeekTemplate: string
    readonly inExercise: string
    readonly past: (args: { count: number }) => string
    readonly elsewhere: (args: { names: string }) => string
    readonly limited: (args: { max: number }) => string
    readonly skipped: (args: { count: number }) => string
    readonly act: (args: { count: number }) => string
    readonly done: (args: { count: number; from: string; to: string }) => string
  }
  readonly noDraftsThisWeek: string
}

export const useScheduleMessages = messagesHook(en, {
  es: () => import('../../../messages/es/schedule.json'),
  fr: () => import('../../../messages/fr/schedule.json'),
}) as () => ScheduleMessages
