import type { Ring, RolloutState, Trouble } from '@roundboard/domain'
import { pluralIn } from '../../shared/i18n/plural.ts'

const plural = pluralIn('en')
const screens = (count: number) => plural(count, { one: '# screen', other: '# screens' })

export const en = {
  title: 'Screen software',
  what: 'the screen software',
  description:
    'See which build each screen runs. New builds roll out in stages and are rolled back if they cause issues.',
  byItself: (minutes: string) =>
    `New builds roll out to 10% of screens automatically, then to all after ${minutes} minutes without issues.`,
  byHand: 'New builds wait here until someone rolls them out.',
  builds: 'Builds',
  none: 'No builds yet',
  noneWhy:
    'The screen app wasn’t built when this server started. Build it, then restart the server.',
  build: 'Build',
  found: 'Added',
  runs: 'Screens running it',
  didNotComeUp: 'Failed to start on',
  standing: 'Status',
  forAll: 'On all screens',
  beingLetOut: 'Rolling out',
  stopped: 'Rolled back automatically',
  waits: 'Not rolled out',
  earlier: 'Previous',
  servers: 'from this server',
  runsOf: (running: string, all: string) => `${running} of ${all}`,
  unknown: (count: number) =>
    plural(count, {
      one: '# linked screen hasn’t reported its build. It hasn’t been online since, or its software is too old.',
      other:
        '# linked screens haven’t reported their build. They haven’t been online since, or their software is too old.',
    }),
  letOut: 'Roll out…',
  letOutOf: (build: string) => `Roll out ${build}…`,
  letOutTitle: 'Roll out a build',
  letOutNow: 'Roll out',
  toWhom: 'Roll out to',
  rings: {
    screen: 'One screen',
    location: 'One location',
    tenth: '10% of screens',
    all: 'All screens',
  } satisfies Record<Ring, string>,
  ringHints: {
    screen: 'To check it yourself. It stays there until you expand the rollout.',
    location: 'Where someone can watch it. It stays there until you expand the rollout.',
    tenth: 'Spread across locations, one screen each before any gets a second.',
    all: 'Over the next few minutes. It’s still monitored.',
  } satisfies Record<Ring, string>,
  gym: 'Location',
  gymHint: 'Type part of its name.',
  noGym: 'No locations match.',
  screen: 'Screen',
  chooseGym: 'Choose a location.',
  chooseScreen: 'Choose a screen.',
  goesTo: (count: number) =>
    count === 0
      ? 'No screens are linked there.'
      : `${screens(count)} will update, each between rounds.`,
  letOutDone: (build: string) => `Rolling out build ${build}.`,
  now: 'Current rollout',
  last: 'Last rollout',
  states: {
    running: 'Rolling out',
    halted: 'Paused',
    'taken-back': 'Rolled back',
    stopped: 'Rolled back automatically',
    done: 'Done: on all screens',
    replaced: 'Replaced by a newer build',
  } satisfies Record<RolloutState, string>,
  to: 'To',
  screenIn: (screen: string, gym: string) => `${screen}, ${gym}`,
  goneScreen: 'Deleted screen',
  goneGym: 'Deleted location',
  by: 'By',
  theServer: 'the server',
  since: 'Since',
  until: 'Until',
  runIt: 'Running it',
  runItOf: (running: string, members: string) => `${running} of ${members} screens`,
  troubles: {
    refused: 'Failed to start',
    silent: 'Went offline',
    blank: 'Video not moving',
    'not-drawn': 'Display error',
  } satisfies Record<Trouble, string>,
  trouble: 'Issues',
  noTrouble: 'None',
  troubleOf: (count: string, limit: string) => `${count} (rolls back at ${limit})`,
  goesOn: 'Next step',
  toAllAt: (time: string) => `All screens, from ${time}`,
  doneAt: (time: string) => `Marked as done at ${time}`,
  whenTold: 'When you continue it',
  outage:
    'Most locations are offline, including those without this build. It isn’t blamed for that.',
  lookedAt: (time: string) => `Checked at ${time}`,
  notLooked: 'The first check is about to run.',
  alarm: (build: string, time: string) => `Build ${build} was rolled back automatically, ${time}.`,
  alarmWhy: (troubled: number, running: number) =>
    `${screens(troubled)} had issues; ${screens(running)} ${running === 1 ? 'was' : 'were'} running it. All return to the previous build between rounds.`,
  troubled: 'Screens with issues',
  firstOf: (shown: string, all: string) => `Showing ${shown} of ${all}.`,
  widenTo: { tenth: 'Roll out to 10%', all: 'Roll out to all' },
  halt: 'Pause',
  goOn: 'Resume',
  takeBack: 'Roll back',
  sureWiden: (build: string, count: number) => `Roll out build ${build} to ${screens(count)}?`,
  sureWidenWhy: 'Each screen updates between rounds without going blank. The rollout is monitored.',
  sureHalt: (build: string) => `Pause the rollout of build ${build}?`,
  sureHaltWhy: (running: number) =>
    running === 1
      ? 'The screen that has it keeps it. No others get it until you resume.'
      : `The ${screens(running)} that have it keep it. No others get it until you resume.`,
  sureTakeBack: (build: string, running: number) =>
    `Roll back build ${build} on ${screens(running)}?`,
  sureTakeBackWhy: (previous: string) =>
    `They return to build ${previous} between rounds without going blank.`,
  widened: 'Rolling out to more screens.',
  halted: 'Rollout paused.',
  goesOnNow: 'Rollout resumed.',
  takenBack: 'Rolling back.',
}
export type BuildWords = typeof en
