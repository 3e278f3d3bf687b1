// Written by `npm run messages` from phone/messages/en/member-page.json.
import { messagesBy } from '@roundboard/contract'
import en from '../../../messages/en/member-page.json'
import es from '../../../messages/es/member-page.json'
import fr from '../../../messages/fr/member-page.json'
import ja from '../../../messages/ja/member-page.json'
import ar from '../../../messages/ar/member-page.json'
import id from '../../../messages/id/member-page.json'
import ms from '../../../messages/ms/member-page.json'

export interface MemberPageMessages {
  readonly title: string
  readonly opening: string
  readonly start: string
  readonly round: (args: { round: string }) => string
  readonly allRounds: string
  readonly noWorkout: string
  readonly nothingToday: string
  readonly play: (args: { step: string }) => string
  readonly pause: (args: { step: string }) => string
  readonly language: string
  readonly asOf: (args: { time: string }) => string
  readonly gone: string
  readonly scanAgain: string
  readonly unreachable: string
  readonly retrying: string
}

export const memberPageMessages = messagesBy<MemberPageMessages>()({ en, es, fr, ja, ar, id, ms })
