import type { Ring, RolloutState, Trouble } from '@roundboard/domain'
import { pluralIn } from '../../shared/i18n/plural.ts'

const plural = pluralIn('en')
const screens = (count: number) => plural(count, { one: '# screen', other: '# screens' })

export const en = {
  title: 'Wall software',
  what: 'the wall software',
  description:
    'Which build of the display runs on which screens. The server brings new ones; they go out in rings, and are taken back when they do harm.',
  byItself: (minutes: string) =>
    `A new build goes to a tenth of the screens by itself, and after ${minutes} minutes without harm to all.`,
  byHand: 'A new build waits here until somebody lets it out.',
  builds: 'Builds',
  none: 'No build yet',
  noneWhy:
    'The display was not built when this server started. Screens take what the server has when they are loaded.',
  build: 'Build',
  found: 'Found',
  runs: 'Screens that run it',
  didNotComeUp: 'Did not come up on',
  standing: 'Standing',
  forAll: 'For all screens',
  beingLetOut: 'Being let out',
  stopped: 'Taken back for harm',
  waits: 'Not let out',
  earlier: 'Earlier',
  servers: 'of this server',
  runsOf: (running: string, all: string) => `${running} of ${all}`,
  unknown: (count: number) =>
    plural(count, {
      one: '# linked screen does not say what it runs: it was not heard of since, or is older than builds.',
      other:
        '# linked screens do not say what they run: they were not heard of since, or are older than builds.',
    }),
  letOut: 'Let out…',
  letOutOf: (build: string) => `Let out ${build}…`,
  letOutTitle: 'Let a build out',
  letOutNow: 'Let out',
  toWhom: 'To whom?',
  rings: {
    screen: 'One screen',
    location: 'One gym',
    tenth: 'A tenth of all screens',
    all: 'All screens',
  } satisfies Record<Ring, string>,
  ringHints: {
    screen: 'To look at it yourself. It stays there until you say more.',
    location: 'One place where somebody looks. It stays there until you say more.',
    tenth: 'Spread over all gyms, no second screen of one before each has one.',
    all: 'Over the next minutes. It is watched all the same.',
  } satisfies Record<Ring, string>,
  gym: 'Gym',
  gymHint: 'Type a part of its name.',
  noGym: 'No gym has this in its name.',
  screen: 'Screen',
  chooseGym: 'Please choose a gym.',
  chooseScreen: 'Please choose a screen.',
  goesTo: (count: number) =>
    count === 0
      ? 'No screen there has a display.'
      : `${screens(count)} ${count === 1 ? 'takes' : 'take'} it, each between rounds.`,
  letOutDone: (build: string) => `Build ${build} is on its way.`,
  now: 'Being let out',
  last: 'Let out last',
  states: {
    running: 'Going out',
    halted: 'Halted',
    'taken-back': 'Taken back',
    stopped: 'Stopped by itself',
    done: 'Done: for all screens',
    replaced: 'Followed by a newer build',
  } satisfies Record<RolloutState, string>,
  to: 'To',
  screenIn: (screen: string, gym: string) => `${screen}, ${gym}`,
  goneScreen: 'A screen that is gone',
  goneGym: 'A gym that is gone',
  by: 'By',
  theServer: 'the server',
  since: 'Since',
  until: 'Until',
  runIt: 'Run it',
  runItOf: (running: string, members: string) => `${running} of ${members} screens`,
  troubles: {
    refused: 'Did not come up',
    silent: 'Fell silent',
    blank: 'Shows no moving picture',
    'not-drawn': 'Could not draw its wall',
  } satisfies Record<Trouble, string>,
  trouble: 'Trouble',
  noTrouble: 'none',
  troubleOf: (count: string, limit: string) => `${count}; from ${limit} on it is taken back`,
  goesOn: 'Goes on',
  toAllAt: (time: string) => `to all screens from ${time} on`,
  doneAt: (time: string) => `counts as theirs from ${time} on`,
  whenTold: 'when you say so',
  outage:
    'Most gyms are silent, also those without this build. Nothing is held against it meanwhile.',
  lookedAt: (time: string) => `Looked at ${time}`,
  notLooked: 'The screens are about to be looked at.',
  alarm: (build: string, time: string) => `Build ${build} was taken back by itself, ${time}.`,
  alarmWhy: (troubled: number, running: number) =>
    `${screens(troubled)} with it ${troubled === 1 ? 'was' : 'were'} in trouble, ${screens(running)} ran it. All go back to the build before between rounds.`,
  troubled: 'Screens in trouble',
  firstOf: (shown: string, all: string) => `The first ${shown} of ${all}.`,
  widenTo: { tenth: 'Let out to a tenth', all: 'Let out to all' },
  halt: 'Halt',
  goOn: 'Go on',
  takeBack: 'Take back',
  sureWiden: (build: string, count: number) => `Let build ${build} out to ${screens(count)}?`,
  sureWidenWhy: 'Each takes it between rounds, without a blank wall. It is watched meanwhile.',
  sureHalt: (build: string) => `Halt build ${build}?`,
  sureHaltWhy: (running: number) =>
    running === 1
      ? 'The screen that has it keeps it, and no other gets it until you let it go on.'
      : `The ${screens(running)} that have it keep it, and no others get it until you let it go on.`,
  sureTakeBack: (build: string, running: number) =>
    `Take build ${build} back from ${screens(running)}?`,
  sureTakeBackWhy: (previous: string) =>
    `They go back to build ${previous} between rounds, without a blank wall.`,
  widened: 'It goes out to more screens.',
  halted: 'Halted.',
  goesOnNow: 'It goes on.',
  takenBack: 'Taken back.',
}
export type BuildWords = typeof en
