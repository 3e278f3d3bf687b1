// Written by `npm run messages` from wall/messages/en/member-page.json.
import { messagesBy } from '../messages.ts'
import en from '../../../messages/en/member-page.json'
import es from '../../../messages/es/member-page.json'
import fr from '../../../messages/fr/member-page.json'
import ja from '../../../messages/ja/member-page.json'
import ar from '../../../messages/ar/member-page.json'
import id from '../../../messages/id/member-page.json'
import ms from '../../../messages/ms/member-page.json'

export interface MemberPageMessages {
  readonly caption: string
}

export const memberPageMessages = messagesBy<MemberPageMessages>()({ en, es, fr, ja, ar, id, ms })
