import { sentences } from './errors.ts'
import type { IssueSentences } from './issue-codes.ts'

const plural = (count: string | number, one: string, other: string) =>
  `${String(count)} ${Number(count) === 1 ? one : other}`

/** Nobody counts hundreds of seconds. */
const wait = (seconds: string | number) =>
  Number(seconds) > 120
    ? plural(Math.ceil(Number(seconds) / 60), 'minute', 'minutes')
    : plural(seconds, 'second', 'seconds')

/** What each code says in English: the `message` of an issue. */
export const englishIssues: IssueSentences = {
  required: 'Please fill this in.',
  'not-valid': 'This is not valid.',
  'not-known': 'This field is not known here.',
  'text-wanted': 'A text is wanted.',
  'number-wanted': 'A number is wanted.',
  'whole-number-wanted': 'A whole number is wanted.',
  'yes-or-no-wanted': 'Yes or no (true or false) is wanted.',
  'list-wanted': 'A list is wanted.',
  'object-wanted': 'An object with named fields is wanted.',
  'too-short': ({ min }) => `At least ${plural(min, 'character', 'characters')}.`,
  'too-long': ({ max }) => `At most ${plural(max, 'character', 'characters')}.`,
  'number-too-small': ({ min }) => `At least ${String(min)}.`,
  'number-too-large': ({ max }) => `At most ${String(max)}.`,
  'too-few': ({ min }) => `At least ${plural(min, 'entry', 'entries')}.`,
  'too-many': ({ max }) => `At most ${plural(max, 'entry', 'entries')}.`,
  'one-of': ({ options }) => `One of ${String(options)}.`,
  'control-characters': 'Control characters are not allowed.',
  'one-line': 'One line only.',
  'not-storable': 'Characters that cannot be stored.',

  id: 'An id as this API gives it.',
  stamp: 'A time such as 2026-11-21T00:00:00.000Z.',
  day: 'A date such as 2026-11-21.',
  'release-date': 'A date such as 01/01/2031.',
  email: 'An e-mail address such as coach@example.com.',
  'password-wanted': 'Please enter your password.',
  'current-password-wanted': 'Please enter your current password for this.',
  'step-up-wanted': 'Please confirm that it is you: the last proof is more than ten minutes old.',
  'challenge-over':
    'This took longer than ten minutes, or was tried too often. Please begin again.',
  'factor-code-wrong':
    'This code is not right. Please check the time on your phone, and type the newest code.',
  'factor-code-used': 'This code was used already. Please wait for the next one.',
  'recovery-code-wrong': 'This is none of your unused recovery codes.',
  'passkey-unknown': 'This passkey is not known here. It may have been removed.',
  'passkey-refused': 'The passkey was not accepted. Please try again.',
  'passkey-copied':
    'This passkey may have been copied: it has signed less often than before. Please remove it and use another way.',
  'passkey-known': 'This passkey is there already.',
  'passkeys-off': 'Passkeys do not work at the address of this console.',
  'last-factor': 'Your role asks for a second factor. Please add another one first.',
  'factor-first': 'Please set up a second factor first.',
  'second-factor-wanted': 'Please log in with your second factor.',
  'second-factor-set-up-wanted':
    'Your role asks for a second factor. Please set one up; then you can go on.',
  'password-guessable':
    'Too easy to guess: names, common words, years, repetitions and rows of keys do not count.',
  language: 'A language of the list, such as en-us.',
  'time-zone': 'A time zone of the list, such as America/New_York.',
  'location-identifier':
    'Franchise prefix, optional country code, 4 or more digits: RB-1024 or RB-CA-1024.',
  round: ({ min, max }) => `A round from ${String(min)} to ${String(max)}.`,
  link: 'An address with http:// or https://, or /media/….',
  colour: 'A colour such as #d63a15.',
  'unclear-colour': ({ ratio, wanted, nearest }) =>
    `Words on it could not be read well: a contrast of ${wanted} : 1 is wanted, it has ${ratio} : 1. The nearest good tone is ${nearest}.`,
  svg: 'A picture in SVG.',
  'sha-256': 'A SHA-256 in 64 hexadecimal digits.',
  picture: 'A JPEG picture.',
  'schedule-hour': 'An hour from 5 (5PM) to 12 (12AM).',
  'seven-hours': 'Seven hours, Sunday first.',
  'seven-days': 'Seven days, Sunday first.',
  'opening-time': 'A time of the day such as 05:30, up to 24:00.',
  'closing-before-opening': 'The closing time must come after the opening time.',
  'openings-overlap': 'Two openings of this day overlap.',
  'days-too-many': ({ max }) => `At most ${plural(max, 'day', 'days')} at once.`,
  version: 'A version such as 21.12.22 or 21.12.22-001.',
  'exercise-name': 'A short name such as jumping-jack.',
  'licence-key': 'A licence key.',
  'type-word': ({ word }) => `Please type ${String(word)}.`,
  'timer-stamp': "A time such as 2026-11-21T06:00:00.000Z, 'now', or null.",
  'auth-code': 'Six uppercase letters or digits.',
  'screen-link-id': 'A screen link id.',
  step: ({ max }) => `A step from 1 to ${String(max)}.`,
  'too-many-routines': ({ max }) => `At most ${plural(max, 'routine', 'routines')}.`,
  'steps-gap': 'Steps count from 1 without a gap.',
  'span-too-long': ({ max }) => `${String(max)} days at most.`,
  'language-twice': 'A text has one translation in each language.',
  'template-without-steps': 'This workout has no steps: there is nothing to keep of it.',
  'feed-subject': 'A calendar is of a location or of a round: name one of both.',
  'time-of-day': 'A time such as 07:30.',
  'quiet-hours-same': 'Quiet hours end at another time than they begin.',
  'mute-end': ({ days }) => `An end in the future, at most ${String(days)} days ahead.`,
  'webhook-wanted': 'There is no webhook yet: give its address first.',
  'webhook-not-public': 'This address is not on the Internet, and not allowed here.',
  'webhook-not-https': 'An address that begins with https://.',
  'workout-filter': 'A JSON object with round, name, routines, isDraft, startDate or endDate.',
  'workout-filter-json': 'A JSON object such as {"round":1}.',
  'workout-filter-routines': '[] or { "$size": 0 }: those without routines.',
  'workout-filter-draft': 'true for drafts, false for what is published.',

  'end-before-start': sentences.validEndDate,
  'invalid-auth-code': sentences.invalidAuthorizationCode,
  'auth-code-in-use': 'Another screen shows this code: please make another.',
  'invalid-round-number': sentences.invalidRoundNumber,
  'admin-only': 'Only an admin can change this.',
  'no-such-location': 'This location does not exist.',
  'gym-wanted': 'Say of which location the timer is meant.',
  'local-time': 'A day and a time, such as 2026-11-26T20:00.',
  'announcement-places': 'Choose a location, or all of them.',
  'announcement-ends': 'The end must come after the beginning, and lie ahead.',
  'announcement-too-long': ({ days }) => `An announcement may last ${String(days)} days at most.`,
  'announcement-over': 'This announcement is over: nothing of it can be changed.',
  'whole-wall-fixed':
    'What covers the wall cannot be changed. Please withdraw it, and send another.',
  'start-too-late': 'A timer starts within a day: choose an earlier time.',
  'location-wanted': 'Name the location whose workout is wanted.',
  'no-such-exercise': 'The exercise list has no such name.',
  'no-such-screen': 'This screen does not exist.',
  'screen-elsewhere': 'Only screens of one location change places.',
  'build-for-all': 'All screens have this build already.',
  'rollout-running':
    'Another build is being let out. Take it back, or let it reach all screens, before the next.',
  'rollout-over': 'This is over by now: look at how the build stands.',
  'ring-smaller': 'A build that is out can only be let out to more screens, or taken back.',
  'media-kind': 'A clip cannot be a round picture, and a picture cannot be anything else.',
  'media-variant': 'Another item of the library is wanted, a clip for a clip.',
  'media-gone': 'The library does not have this any more. Please choose another.',
  'email-taken': 'Another user has this e-mail address.',
  'exercise-name-taken': 'Another exercise has this name.',
  equipment: 'Choose equipment from the list.',
  'equipment-twice': 'Each piece of equipment is named once.',
  'alternative-twice': 'Each exercise stands in once.',
  'alternative-unknown': 'This exercise does not exist any more.',
  'alternative-itself': 'An exercise cannot stand in for itself.',
  'location-identifier-taken': 'Another location has this identifier.',
  'round-taken': ({ round }) => `Round ${String(round)} exists already.`,
  'api-access-without-locations': 'An api-access user cannot be given locations.',
  'duplicate-release': sentences.duplicateRelease,
  'version-taken': 'Another release has this version.',
  'only-latest-release': 'Only the latest release can be corrected.',

  'exercise-in-use': ({ location }) =>
    `This exercise is in use: the active breaks of ${String(location)} have it.`,
  'media-in-use': ({ name, others }) =>
    Number(others) > 0
      ? `This is in use: ${String(name)} and ${plural(others, 'other', 'others')} have it.`
      : `This is in use: ${String(name)} has it.`,
  'media-in-undo':
    'What used this was deleted and can still be put back: for a minute, after a change of many workouts for a day.',
  'media-shipped': 'This comes with the product. It can be replaced, not deleted.',
  'round-in-use': ({ round, workouts, screens }) =>
    `Round ${String(round)} is in use: ${plural(workouts, 'workout', 'workouts')}, ${plural(screens, 'screen', 'screens')}.`,
  'timer-off': ({ location }) => `The timer is not switched on for ${String(location)}.`,
  'timers-elsewhere': 'The timers of this installation are set at its licence service, not here.',
  'pocket-off': ({ location }) =>
    `The workout for phones is not switched on for ${String(location)}.`,
  'licence-service-silent': 'The licence service does not answer at the moment.',
  'wait-seconds': ({ seconds }) => `Too many attempts. Please wait ${wait(seconds)} and try again.`,
  'log-in-wait': ({ seconds }) =>
    `Too many failed log-ins. Please wait ${wait(seconds)} and try again.`,
  'set-up-already': 'This server is set up already. Please log in.',
  'set-up-link-ended':
    'This set-up link is not valid any more. Restart the server to get a new one, or log in if it is set up already.',
  'account-link-unknown':
    'This link is not whole, or was not made here. Copy the whole address from the mail.',
  'account-link-used':
    'This link has been used. Log in with the password that was set by it, or ask for a new one under “Forgot password?”.',
  'account-link-replaced': 'A newer link was made since. Please use the newest one.',
  'account-link-void':
    'This link no longer counts, for the account was changed since, is not active, or was deleted. Ask whoever manages the users of your franchise.',
  'invitation-expired':
    'This invitation was good for three days. Ask whoever invited you to invite you again.',
  'reset-expired':
    'This link was good for an hour. Ask for a new one under “Forgot password?” on the login page.',
  'has-password': 'They have set their password already. “Forgot password?” gives them a new one.',
  'invite-inactive': 'They are not active. Activate them first, then invite them.',
  'sign-on-not-set-up':
    'Single sign-on is not set up on this server. Please log in with your e-mail and password.',
  'sign-on-link-ended':
    'This sign-on link is not valid any more. Please open it again from the portal.',
  'sign-on-unknown': ({ email }) => `There is no active user for ${String(email)}.`,
  'many-logging-in':
    'Too many people are logging in at this moment. Please try again in a few seconds.',
  'many-requests': 'Too many requests. Please wait a minute.',
  'database-away':
    'The server cannot reach or write its database at the moment. Nothing was saved; please try again.',
  'storage-away':
    'The server cannot reach its storage of media at the moment. Nothing was saved; please try again.',
  'storage-full':
    'The server has no room left for media. Nothing was saved; try again once somebody has made room.',
  'key-of-another':
    'Another request was made under this Idempotency-Key. Nothing was saved: please use a new key.',
  'api-key-days': ({ max }) => `A number of days from 1 to ${String(max)}, or never.`,
  'api-key-unknown': 'This API key is not known here.',
  'api-key-revoked': 'This API key was revoked.',
  'api-key-expired': 'This API key has expired. Ask a super-admin for a new one.',
  'api-key-other-call': 'This API key was not made for this call.',
  'pass-unknown': 'This pass is not known here.',
  'pass-revoked': 'This pass was revoked.',
  'pass-expired': 'This pass has ended with its day.',
  'pass-other-call': 'A pass is for the remote alone.',
  'pass-opened': 'Another phone has opened this code. Have a new one shown.',
  'pass-not-opened': 'This code was not opened in time. Have a new one shown.',
  'many-passes': ({ most }) =>
    `This location has ${String(most)} passes already. Revoke them, or wait for the end of the day.`,
  'api-key-in-use':
    'This key was made already, and its secret was shown then. If it is lost, revoke the key and make another.',
  'last-super-admin': 'This is the last active super-admin. Make another user a super-admin first.',
  'portal-silent':
    'The portal’s keys cannot be fetched at the moment. Please try again, or log in with your password.',

  'file-empty': 'This file is empty.',
  'file-size-told': 'The size of the file must be told before it is sent.',
  'file-size': ({ mib }) => `At most ${String(mib)} MB.`,
  'file-type': 'This is no MP4, MOV, WebM, JPEG, PNG, WebP or SVG file, whatever its name says.',
  'file-truncated': 'This file ends too early. Please export or copy it again.',
  'file-unreadable': 'This file is damaged. Please export it again.',
  'file-changed': 'What arrived is not what was chosen. Please send the file again.',
  'file-no-picture': 'This file has no video.',
  'file-codec': ({ codec }) =>
    `Not all walls play ${String(codec)}. Please export the clip as MP4 with H.264.`,
  'file-cut':
    'This clip was cut without being written anew, so its start is missing or would show again. Please export it as MP4 with H.264.',
  'file-pixels': ({ width, height, least, most }) =>
    `${String(width)} × ${String(height)} pixels. From ${String(least)} to ${String(most)} on each side.`,
  'file-long': ({ minutes }) => `At most ${plural(minutes, 'minute', 'minutes')}.`,
  'file-failed': 'The server could not take this file in. Please send it again.',
  'clip-cut': 'The clip cannot end there: its pictures need later ones. Please choose another end.',
  'upload-over': 'This file was sent already.',
  'upload-concat':
    'Send the file as one upload, without Upload-Concat. Partial uploads aren’t supported.',

  base64: 'The bytes of a file in base64.',
  'file-too-much':
    'This file holds more than can be read at once. Please save only its first sheet, or split it.',
  'old-excel':
    'This is a file of an old Excel, or has a password. Please save it as XLSX without one, or as CSV.',
  'no-table': 'This is no CSV or XLSX file, whatever its name says.',
  'no-header': 'No row with the names of columns was found. Please start from the sample file.',
  'no-rows': 'There is no row below the names of the columns.',
  'columns-missing': ({ columns }) => `These columns are missing: ${String(columns)}.`,
  'column-twice': ({ column }) => `Another column says the same as “${String(column)}”.`,
  'too-many-columns': ({ max }) => `At most ${plural(max, 'column', 'columns')}.`,
  'too-many-rows': ({ max }) => `At most ${plural(max, 'row', 'rows')}. Please split the file.`,
  'csv-quotes': ({ row }) =>
    `Row ${String(row)}: a quotation mark is not closed, so it is not clear where the row ends.`,
  'cell-error': 'The spreadsheet has an error here. Please type what it should be.',
  'no-such-day': ({ day, days }) =>
    `${String(day)} is no day. That month has ${String(days)} days.`,
  'day-of-two': ({ one, other }) =>
    `This can be ${String(one)} or ${String(other)}. Please write the year first.`,
  'end-before': ({ start }) => `The end date is before the start date, ${String(start)}.`,
  'round-is-flexibility': ({ max }) =>
    `Round 10 is Flexibility and has no workouts. A number from 1 to ${String(max)}.`,
  'longer-by': ({ length, max, by }) =>
    `${String(length)} of ${String(max)} characters. Shorten by ${String(by)}.`,
  'state-word': 'Draft or Published, or nothing.',
  'step-before-missing': ({ step }) => `Step ${String(step)} before it is missing.`,
  'no-such-clip': 'No clip of this name. A link, or the name of a clip in Media.',
  'no-such-clip-but': ({ name }) => `No clip of this name. Nearest in Media: ${String(name)}.`,
  'clip-of-many': ({ count }) =>
    `${String(count)} clips have this name. Please give the link of the one that is meant.`,
  formula: ({ start }) =>
    `Starts with “${String(start)}”. It is kept as plain text; exports write it so that no spreadsheet runs it.`,
  'draft-without-steps': 'Walls cannot show it without steps, so it is a draft.',
  'row-twice': ({ row }) => `The same as row ${String(row)}. Both are made.`,
  'wins-over': ({ name, round, day }) =>
    `Lands on a day that has “${String(name)}”, round ${String(round)}, ${String(day)}. Both are kept; once published, this one wins: it starts last.`,
  'lies-under': ({ name, round, day }) =>
    `Lands on a day that has “${String(name)}”, round ${String(round)}, ${String(day)}. Both are kept; the one that is there wins.`,
  country: 'A country by its name or its code, such as US.',
  'time-zone-of-many': ({ country, count }) =>
    `${String(country)} has ${String(count)} time zones. Please say which, such as America/New_York.`,
  'zone-elsewhere': ({ zone, country }) =>
    `${String(zone)} is no time zone of ${String(country)}. It is taken as it stands.`,
  'equipment-unknown': ({ value }) =>
    `“${String(value)}” is no equipment that we know. Name what is there, such as “Heavy bag, Mats”, “all” or “none”.`,
  'hours-text': 'Hours such as 06:00-22:00, several with commas, or “closed”.',
  'differs-from-row': ({ row, value }) =>
    `Row ${String(row)} says “${String(value)}” for the same.`,
  'there-under-name': ({ name }) =>
    `This gym is there already, as “${String(name)}”. It is left as it is.`,
  'person-twice': ({ row }) => `The same person for the same gym as in row ${String(row)}.`,
  'person-other-role': 'This account has another role than location. It is left as it is.',
  'people-not-read': 'Only a super-admin can add people. Those of this file are left out.',
  'imported-meanwhile':
    'Somebody else has added or changed some of these gyms or people. Please check the file again.',

  unreadable: 'The request could not be read: a JSON object is wanted.',
  'body-too-large': ({ limit }) =>
    `This request is larger than ${String(limit)}. Send less at a time, or leave out what hasn't changed.`,
  'too-deep': ({ max }) =>
    `This request nests lists and objects more than ${String(max)} levels deep. Flatten it and try again.`,
  'many-refused': ({ seconds }) =>
    `Too many of your requests were refused. Correct what you send, then try again in ${wait(seconds)}.`,
  'too-slow': 'The request took too long to arrive.',
  'address-too-long': 'The address is too long.',
  'headers-too-large': 'The headers are too large.',
  'idempotency-key': '16 to 200 visible ASCII characters, such as a UUID.',
}
