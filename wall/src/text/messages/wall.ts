// Written by `npm run messages` from wall/messages/en/wall.json.
import { messagesBy } from '../messages.ts'
import en from '../../../messages/en/wall.json'

export interface WallMessages {
  readonly authorizationTitle: string
  readonly authorizationText: string
  readonly authorizationHour: string
  readonly notReady: string
  readonly looksAgain: string
  readonly refreshing: string
  readonly loading: string
  readonly round: string
  readonly roundOf: (args: { round: string; rounds: string }) => string
  readonly steps: string
  readonly timeLeft: string
  readonly green: string
  readonly yellow: string
  readonly red: string
  readonly go: string
  readonly rest: string
  readonly breakIn: string
  readonly nextRound: string
  readonly paused: string
  readonly next: string
  readonly startsAt: string
  readonly startsIn: string
  readonly keepMoving: string
}

export const wallMessages = messagesBy<WallMessages>()({ en }, {
  es: () => import('../../../messages/es/wall.json'),
  fr: () => import('../../../messages/fr/wall.json'),
  ja: () => import('../../../messages/ja/wall.json'),
  ar: () => import('../../../messages/ar/wall.json'),
  id: () => import('../../../messages/id/wall.json'),
  ms: () => import('../../../messages/ms/wall.json'),
})
