// Written by `npm run messages` from wall/messages/en/announcement.json.
import { messagesBy } from '../messages.ts'
import en from '../../../messages/en/announcement.json'
import es from '../../../messages/es/announcement.json'
import fr from '../../../messages/fr/announcement.json'
import ja from '../../../messages/ja/announcement.json'
import ar from '../../../messages/ar/announcement.json'
import id from '../../../messages/id/announcement.json'
import ms from '../../../messages/ms/announcement.json'

export interface AnnouncementMessages {
  readonly emergency: string
  readonly drill: string
  readonly onlyADrill: string
}

export const announcementMessages = messagesBy<AnnouncementMessages>()({ en, es, fr, ja, ar, id, ms })
