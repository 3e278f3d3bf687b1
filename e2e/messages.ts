import { messagesIn } from '@roundboard/contract'
import issuesEn from '@roundboard/contract/messages/en/issues.json' with { type: 'json' }
import issuesEs from '@roundboard/contract/messages/es/issues.json' with { type: 'json' }
import issuesFr from '@roundboard/contract/messages/fr/issues.json' with { type: 'json' }
import alertSettings from '../admin/messages/en/alert-settings.json' with { type: 'json' }
import announcements from '../admin/messages/en/announcements.json' with { type: 'json' }
import apiKeys from '../admin/messages/en/api-keys.json' with { type: 'json' }
import app from '../admin/messages/en/app.json' with { type: 'json' }
import auth from '../admin/messages/en/auth.json' with { type: 'json' }
import builds from '../admin/messages/en/builds.json' with { type: 'json' }
import dashboard from '../admin/messages/en/dashboard.json' with { type: 'json' }
import help from '../admin/messages/en/help.json' with { type: 'json' }
import locationImport from '../admin/messages/en/location-import.json' with { type: 'json' }
import locations from '../admin/messages/en/locations.json' with { type: 'json' }
import logs from '../admin/messages/en/logs.json' with { type: 'json' }
import media from '../admin/messages/en/media.json' with { type: 'json' }
import mediaLibrary from '../admin/messages/en/media-library.json' with { type: 'json' }
import newLocation from '../admin/messages/en/new-location.json' with { type: 'json' }
import profile from '../admin/messages/en/profile.json' with { type: 'json' }
import rounds from '../admin/messages/en/rounds.json' with { type: 'json' }
import schedule from '../admin/messages/en/schedule.json' with { type: 'json' }
import screens from '../admin/messages/en/screens.json' with { type: 'json' }
import session from '../admin/messages/en/session.json' with { type: 'json' }
import shared from '../admin/messages/en/shared.json' with { type: 'json' }
import sheets from '../admin/messages/en/sheets.json' with { type: 'json' }
import system from '../admin/messages/en/system.json' with { type: 'json' }
import templates from '../admin/messages/en/templates.json' with { type: 'json' }
import timer from '../admin/messages/en/timer.json' with { type: 'json' }
import uploads from '../admin/messages/en/uploads.json' with { type: 'json' }
import users from '../admin/messages/en/users.json' with { type: 'json' }
import workouts from '../admin/messages/en/workouts.json' with { type: 'json' }
import equipment from '../phone/messages/en/equipment.json' with { type: 'json' }
import memberPage from '../phone/messages/en/member-page.json' with { type: 'json' }
import remote from '../phone/messages/en/remote.json' with { type: 'json' }
import equipmentEs from '../phone/messages/es/equipment.json' with { type: 'json' }
import remoteEs from '../phone/messages/es/remote.json' with { type: 'json' }
import { compiled } from '../scripts/messages/compile-messages.ts'
import wallMemberPage from '../wall/messages/en/member-page.json' with { type: 'json' }
import support from '../wall/messages/en/support.json' with { type: 'json' }
import wall from '../wall/messages/en/wall.json' with { type: 'json' }

/** The console’s English messages by area; `say` fills in arguments. */
export const words = {
  alertSettings,
  announcements,
  apiKeys,
  app,
  auth,
  builds,
  dashboard,
  help,
  locationImport,
  locations,
  logs,
  media,
  mediaLibrary,
  newLocation,
  profile,
  rounds,
  schedule,
  screens,
  session,
  shared,
  sheets,
  system,
  templates,
  timer,
  uploads,
  users,
  workouts,
}

/** The phone pages’ messages, by language and area. */
export const phoneWords = { equipment, memberPage, remote }
export const phoneWordsEs = { equipment: equipmentEs, remote: remoteEs }

/** The screens’ English messages. */
export const wallWords = { memberPage: wallMemberPage, support, wall }

/** The messages of issues, by language. */
export const issueWords = { en: issuesEn, es: issuesEs, fr: issuesFr }

type Values = Readonly<Record<string, string | number>>

/** A message with its arguments filled in, such as `say(words.screens.wallsOf, { name })`. */
export function say(message: string, values: Values, language = 'en'): string {
  const { message: read } = messagesIn(compiled({ message }), language) as {
    message: string | ((given: Values) => string)
  }
  return typeof read === 'string' ? read : read(values)
}

const anything = '\uE000'

/** A pattern of a message that matches any text for missing arguments. */
export function like(message: string, values: Values = {}, language = 'en'): RegExp {
  const names = Array.from(
    message.matchAll(/\{(\w+)/g),
    ([, name = '']) => [name, anything] as const,
  )
  const text = say(message, { ...Object.fromEntries(names), ...values }, language)
  return new RegExp(text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll(anything, '.*'))
}
