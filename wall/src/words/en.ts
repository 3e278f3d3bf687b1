import type { WallWords } from './vocabulary.ts'

/** What a wall says of itself in English. */
export const en = {
  authorizationTitle: 'Connect this screen',
  authorizationText: 'Contact support to connect this screen using the code.',
  authorizationHour: 'The code updates every hour.',
  notReady: 'Please Contact Support.',
  looksAgain: 'Checking again every 30 seconds',
  refreshing: 'Content Refreshing. Please Wait.',
  loading: 'Loading',
  round: 'Round',
  roundOf: 'Round {round} of {rounds}',
  steps: 'Steps',
  timeLeft: 'Time left',
  green: 'Work',
  yellow: '30 Seconds',
  red: 'Active Break',
  go: 'Go',
  rest: 'Rest',
  breakIn: 'Break in',
  nextRound: 'Next Round',
  paused: 'Paused',
  next: 'Next',
  startsAt: 'Starts at',
  startsIn: 'Starts in',
  keepMoving: 'Keep moving until the bell.',
  remoteCode: 'Coach: open the remote with your phone’s camera.',
} as const satisfies WallWords
