import { sentences } from './error-codes.ts'
import type { IssueSentences } from './issue-codes.ts'

const plural = (count: string | number, one: string, other: string) =>
  `${String(count)} ${Number(count) === 1 ? one : other}`

const atMost = (max: string | number) =>
  Number(max) === 1 ? 'only 1 character' : `${String(max)} or fewer characters`

/** Waits of more than two minutes are given in minutes. */
const wait = (seconds: string | number) =>
  Number(seconds) > 120
    ? plural(Math.ceil(Number(seconds) / 60), 'minute', 'minutes')
    : plural(seconds, 'second', 'seconds')

/** What each code says in English: the `message` of an issue. */
export const englishIssues: IssueSentences = {
  required: 'Fill in this field.',
  'not-valid': 'This value isn’t valid.',
  'not-known': 'This field isn’t recognized.',
  'text-wanted': 'Enter some text.',
  'number-wanted': 'Enter a number.',
  'whole-number-wanted': 'Enter a whole number.',
  'yes-or-no-wanted': 'Enter true or false.',
  'list-wanted': 'Provide a list.',
  'object-wanted': 'Provide an object with named fields.',
  'too-short': ({ min }) => `Enter at least ${plural(min, 'character', 'characters')}.`,
  'too-long': ({ max }) => `Enter ${atMost(max)}.`,
  'number-too-small': ({ min }) => `Enter ${String(min)} or more.`,
  'number-too-large': ({ max }) => `Enter ${String(max)} or less.`,
  'too-few': ({ min }) => `Add at least ${plural(min, 'item', 'items')}.`,
  'too-many': ({ max }) => `Use up to ${plural(max, 'item', 'items')}.`,
  'one-of': ({ options }) => `Use one of these values: ${String(options)}.`,
  'control-characters': 'Remove the control characters.',
  'one-line': 'Use a single line.',
  'not-storable': 'Remove the characters that can’t be saved.',

  id: 'Use an ID returned by this API.',
  stamp: 'Enter a date and time such as 2026-11-21T00:00:00.000Z.',
  day: 'Enter a date in the form YYYY-MM-DD, such as 2026-11-21.',
  'release-date': 'Enter a date in the form MM/DD/YYYY.',
  email: 'Enter an email address such as coach@example.com.',
  'password-wanted': 'Enter your password.',
  'current-password-wanted': 'Enter your current password.',
  'step-up-wanted': 'Confirm it’s you again. The last time was more than ten minutes ago.',
  'challenge-over': 'This took more than ten minutes or too many attempts. Start again.',
  'factor-code-wrong':
    'That code isn’t correct. Check the time on your phone, then enter the latest code.',
  'factor-code-used': 'That code has already been used. Wait for the next one.',
  'recovery-code-wrong': 'That recovery code isn’t valid or has already been used.',
  'passkey-unknown': 'This passkey isn’t on your account. It may have been removed.',
  'passkey-refused': 'The passkey wasn’t accepted. Try again.',
  'passkey-copied': 'This passkey may have been copied. Remove it and sign in another way.',
  'passkey-known': 'This passkey is already on your account.',
  'passkeys-off': 'Passkeys don’t work at this console’s address.',
  'last-factor':
    'Your role requires two-factor authentication. Add another method before you remove this one.',
  'factor-first': 'Set up two-factor authentication first.',
  'second-factor-wanted': 'Sign in with two-factor authentication.',
  'second-factor-set-up-wanted':
    'Your role requires two-factor authentication. Set it up to continue.',
  'password-guessable':
    'Too easy to guess. Avoid names, common words, years, repeated characters and keyboard patterns.',
  language: 'Use a language from the list, such as en-us.',
  'time-zone': 'Use a time zone from the list, such as America/New_York.',
  'location-identifier':
    'Use the franchise prefix, an optional country code and 4 or more digits, such as RB-1024 or RB-CA-1024.',
  round: ({ min, max }) => `Enter a round from ${String(min)} to ${String(max)}.`,
  link: 'Enter a link that starts with http://, https:// or /media/.',
  colour: 'Enter a color code such as #d63a15.',
  'unclear-colour': ({ ratio, wanted, nearest }) =>
    `Text would be hard to read in this color. Contrast must be at least ${wanted}:1; it is ${ratio}:1. Try ${nearest}.`,
  svg: 'Use an SVG image.',
  'sha-256': 'Enter a SHA-256 hash with 64 hexadecimal digits.',
  picture: 'Use a JPEG image.',
  'schedule-hour': 'Enter an hour from 5 (5 PM) to 12 (midnight).',
  'seven-hours': 'Enter seven hours, starting with Sunday.',
  'seven-days': 'Enter seven days, starting with Sunday.',
  'opening-time': 'Enter a time from 00:00 to 24:00, such as 05:30.',
  'closing-before-opening': 'Closing time must be after opening time.',
  'openings-overlap': 'Two sets of opening hours overlap on this day.',
  'days-too-many': ({ max }) => `Choose up to ${plural(max, 'day', 'days')} at a time.`,
  version: 'Enter a version such as 21.12.22 or 21.12.22-001.',
  'exercise-name': 'Use lowercase letters, digits and hyphens, such as jumping-jack.',
  'licence-key': 'Enter a license key.',
  'type-word': ({ word }) => `Type ${String(word)} to confirm.`,
  'timer-stamp': "Enter a time such as 2026-11-21T06:00:00.000Z, 'now' or null.",
  'auth-code': 'Enter the six letters and digits shown on the screen.',
  'screen-link-id': 'Use a valid screen link ID.',
  step: ({ max }) => `Enter a step from 1 to ${String(max)}.`,
  'too-many-routines': ({ max }) => `Use up to ${plural(max, 'routine', 'routines')}.`,
  'steps-gap': 'Number the steps from 1, without skipping any.',
  'span-too-long': ({ max }) => `Choose up to ${plural(max, 'day', 'days')}.`,
  'language-twice': 'Add only one translation per language.',
  'template-without-steps': 'This workout has no steps, so there is nothing to save as a template.',
  'feed-subject': 'Choose either a location or a round for this calendar.',
  'time-of-day': 'Enter a time such as 07:30.',
  'quiet-hours-same': 'Quiet hours can’t start and end at the same time.',
  'mute-end': ({ days }) => `Choose a time within the next ${String(days)} days.`,
  'webhook-wanted': 'Set up a webhook first.',
  'webhook-not-public': 'Enter a public internet address. Private addresses aren’t allowed.',
  'webhook-not-https': 'Enter an address that starts with https://.',
  'workout-filter': 'Use a JSON object with round, name, routines, isDraft, startDate or endDate.',
  'workout-filter-json': 'Use a JSON object such as {"round":1}.',
  'workout-filter-routines': 'Use [] or { "$size": 0 } to find workouts without routines.',
  'workout-filter-draft': 'Use true for drafts or false for published workouts.',

  'end-before-start': sentences.validEndDate,
  'invalid-auth-code': sentences.invalidAuthorizationCode,
  'auth-code-in-use': 'Another screen is showing this code. Get a new code.',
  'invalid-round-number': sentences.invalidRoundNumber,
  'admin-only': 'Only an admin can change this.',
  'no-such-location': 'This location doesn’t exist.',
  'gym-wanted': 'Specify which location’s timer you mean.',
  'local-time': 'Enter a date and time such as 2026-11-26T20:00.',
  'announcement-places': 'Choose at least one location, or all locations.',
  'announcement-ends': 'The end must be after the start and in the future.',
  'announcement-too-long': ({ days }) => `An announcement can last up to ${String(days)} days.`,
  'announcement-over': 'This announcement has ended and can’t be changed.',
  'whole-wall-fixed':
    'Emergencies and drills can’t be changed. Withdraw this one and send another.',
  'start-too-late': 'A timer must start within 24 hours. Choose an earlier time.',
  'location-wanted': 'Specify which location’s workout you want.',
  'no-such-exercise': 'The exercise list has no exercise with this name.',
  'no-such-screen': 'This screen doesn’t exist.',
  'screen-elsewhere': 'You can only swap screens at the same location.',
  'build-for-all': 'All screens already run this build.',
  'rollout-running':
    'Another rollout is in progress. Roll it back or let it reach all screens first.',
  'rollout-over': 'This rollout has already ended. Check the build’s current status.',
  'ring-smaller': 'A rollout can only go to more screens or be rolled back.',
  'media-kind': 'A clip can’t be a round picture, and a picture can’t be used as a clip.',
  'media-variant': 'Choose a different library item of the same type.',
  'media-gone': 'This item is no longer in the library. Choose another.',
  'email-taken': 'Another user has this email address.',
  'exercise-name-taken': 'Another exercise has this name.',
  equipment: 'Choose equipment from the list.',
  'equipment-twice': 'List each piece of equipment only once.',
  'alternative-twice': 'List each substitute only once.',
  'alternative-unknown': 'This exercise no longer exists.',
  'alternative-itself': 'An exercise can’t be its own substitute.',
  'location-identifier-taken': 'Another location has this identifier.',
  'round-taken': ({ round }) => `Round ${String(round)} already exists.`,
  'api-access-without-locations': 'An API access user can’t have locations.',
  'duplicate-release': sentences.duplicateRelease,
  'version-taken': 'Another release has this version.',
  'only-latest-release': 'Only the latest release can be changed.',

  'exercise-in-use': ({ location }) =>
    `This exercise is used in the active breaks at ${String(location)}. Remove it there first.`,
  'media-in-use': ({ name, others }) =>
    Number(others) > 0
      ? `${String(name)} and ${plural(others, 'other', 'others')} use this item.`
      : `${String(name)} uses this item.`,
  'media-in-undo':
    'Something that used this item was just deleted and can still be restored. Try again in a minute, or the next day after a bulk edit.',
  'media-shipped': 'This item comes with the product. You can replace it but not delete it.',
  'round-in-use': ({ round, workouts, screens }) =>
    `Round ${String(round)} is in use by ${plural(workouts, 'workout', 'workouts')} and ${plural(screens, 'screen', 'screens')}.`,
  'timer-off': ({ location }) => `The timer isn’t turned on for ${String(location)}.`,
  'timers-elsewhere': 'Timers are set up in your license service, not here.',
  'pocket-off': ({ location }) => `The member page isn’t turned on for ${String(location)}.`,
  'licence-service-silent': 'The license service isn’t responding. Try again later.',
  'wait-seconds': ({ seconds }) => `Too many attempts. Try again in ${wait(seconds)}.`,
  'log-in-wait': ({ seconds }) => `Too many failed sign-ins. Try again in ${wait(seconds)}.`,
  'set-up-already': 'This server is already set up. Sign in.',
  'set-up-link-ended':
    'This setup link has expired. Restart the server to get a new one. If the server is already set up, sign in.',
  'account-link-unknown':
    'This link is incomplete or isn’t from this server. Copy the whole link from the email.',
  'account-link-used':
    'This link has already been used. Sign in with the password you chose, or get a new link under “Forgot password?”.',
  'account-link-replaced': 'There is a newer link. Use the one in the latest email.',
  'account-link-void':
    'This link is no longer valid because the account was changed, deactivated or deleted. Ask the person who manages users at your franchise.',
  'invitation-expired':
    'This invitation has expired: it was valid for three days. Ask for a new one.',
  'reset-expired':
    'This link has expired: it was valid for an hour. Get a new one under “Forgot password?” on the login page.',
  'has-password':
    'This user already has a password. They can get a new one under “Forgot password?”.',
  'invite-inactive': 'This user is inactive. Activate the account, then send the invitation.',
  'sign-on-not-set-up':
    'Single sign-on isn’t set up on this server. Sign in with your email and password.',
  'sign-on-link-ended': 'This sign-on link has expired. Open it again from the portal.',
  'sign-on-unknown': ({ email }) => `There is no active user with the email ${String(email)}.`,
  'many-logging-in': 'Too many people are signing in right now. Try again in a few seconds.',
  'many-requests': 'Too many requests. Wait a minute, then try again.',
  'database-away': 'The server can’t use its database right now. Nothing was saved. Try again.',
  'storage-away':
    'The server can’t reach its media storage right now. Nothing was saved. Try again.',
  'storage-full': 'Media storage is full. Nothing was saved. Free up space, then try again.',
  'key-of-another':
    'This Idempotency-Key was used for a different request. Nothing was saved. Use a new key.',
  'api-key-days': ({ max }) => `Enter a number of days from 1 to ${String(max)}, or choose never.`,
  'api-key-unknown': 'This API key isn’t valid.',
  'api-key-revoked': 'This API key has been revoked.',
  'api-key-expired': 'This API key has expired. Ask a super-admin for a new one.',
  'api-key-other-call': 'This API key doesn’t have access to this call.',
  'pass-unknown': 'This coach pass isn’t valid.',
  'pass-revoked': 'This coach pass has been revoked.',
  'pass-expired': 'This coach pass has ended.',
  'pass-not-extendable': 'Only a coach pass can be extended, while its location is open.',
  'pass-other-call': 'A coach pass only works for the remote.',
  'pass-opened': 'This code was already opened on another phone. Ask for a new one.',
  'pass-not-opened': 'This code expired before it was opened. Ask for a new one.',
  'pass-code': 'Enter the location’s code of the day.',
  'pass-code-wrong': 'That isn’t the code of the day. Ask the screen for a new QR code.',
  'screen-passes-off': 'This location’s screens don’t issue coach passes.',
  'many-passes': ({ most }) =>
    `This location already has ${String(most)} coach passes. Revoke some, or wait until they expire at the end of the day.`,
  'api-key-in-use':
    'This key was already created and its secret was shown once. If it’s lost, revoke the key and create another.',
  'last-super-admin': 'This is the last active super-admin. Make another user a super-admin first.',
  'portal-silent': 'The portal isn’t responding. Try again, or sign in with your password.',

  'file-empty': 'This file is empty.',
  'file-size-told': 'Send the file’s size before the file.',
  'file-size': ({ mib }) => `Choose a file of ${String(mib)} MB or less.`,
  'file-type': 'This file isn’t an MP4, MOV, WebM, JPEG, PNG, WebP or SVG, despite its name.',
  'file-truncated': 'This file is incomplete. Export or copy it again.',
  'file-unreadable': 'This file is damaged. Export it again.',
  'file-changed': 'The file was changed on the way. Upload it again.',
  'file-no-picture': 'This file has no video.',
  'file-codec': ({ codec }) =>
    `Not all screens can play ${String(codec)}. Export the clip as MP4 with H.264.`,
  'file-cut':
    'This clip was trimmed without re-encoding, so its start won’t play correctly. Export it as MP4 with H.264.',
  'file-pixels': ({ width, height, least, most }) =>
    `This is ${String(width)} × ${String(height)} pixels. Each side must be ${String(least)} to ${String(most)}.`,
  'file-long': ({ minutes }) => `Choose a clip of ${plural(minutes, 'minute', 'minutes')} or less.`,
  'file-failed': 'The server couldn’t process this file. Upload it again.',
  'clip-cut': 'The clip can’t be trimmed at this point. Choose a different end.',
  'clip-flashes': ({ times, at }) =>
    `This clip flashes ${String(times)} times a second at ${String(at)}. More than 3 can trigger seizures. Slow the flashing down or remove it, then upload the clip again.`,
  'upload-over': 'This file has already been uploaded.',
  'upload-concat':
    'Send the file as one upload, without Upload-Concat. Partial uploads aren’t supported.',

  base64: 'Send the file’s bytes as base64.',
  'file-too-much':
    'This file is too large to read at once. Save only its first sheet, or split it.',
  'old-excel':
    'This file is from an old version of Excel or has a password. Save it as XLSX without a password, or as CSV.',
  'no-table': 'This file isn’t a CSV or XLSX file, despite its name.',
  'no-header': 'No row with column names was found. Start from the sample file.',
  'no-rows': 'There are no rows below the column names.',
  'columns-missing': ({ columns }) => `Missing columns: ${String(columns)}.`,
  'column-twice': ({ column }) => `Another column has the same meaning as “${String(column)}”.`,
  'too-many-columns': ({ max }) => `Use up to ${plural(max, 'column', 'columns')}.`,
  'too-many-rows': ({ max }) => `Use up to ${plural(max, 'row', 'rows')}, or split the file.`,
  'csv-quotes': ({ row }) =>
    `Row ${String(row)} has an opening quotation mark without a closing one.`,
  'cell-error': 'The spreadsheet shows an error here. Enter the value it should have.',
  'no-such-day': ({ day, days }) =>
    `${String(day)} isn’t a valid date. That month has ${String(days)} days.`,
  'day-of-two': ({ one, other }) =>
    `This could be ${String(one)} or ${String(other)}. Put the year first.`,
  'end-before': ({ start }) => `The end date must be after the start date, ${String(start)}.`,
  'round-is-flexibility': ({ max }) =>
    `Round 10 is Flexibility and has no workouts. Enter a round from 1 to ${String(max)}.`,
  'longer-by': ({ length, max, by }) =>
    `This is ${String(length)} characters; the limit is ${String(max)}. Shorten it by ${String(by)}.`,
  'state-word': 'Enter Draft or Published, or leave it empty.',
  'intervals-word': 'Enter work and rest such as 20s/10s, or Equal steps, or leave it empty.',
  'step-before-missing': ({ step }) => `Step ${String(step)} is missing.`,
  'no-such-clip': 'No clip has this name. Enter a link, or the name of a clip in Media.',
  'no-such-clip-but': ({ name }) =>
    `No clip has this name. The closest in Media is ${String(name)}.`,
  'clip-of-many': ({ count }) =>
    `${String(count)} clips have this name. Enter the link of the one you mean.`,
  formula: ({ start }) =>
    `Starts with “${String(start)}”. It’s saved as plain text, and exports keep spreadsheets from running it as a formula.`,
  'draft-without-steps': 'Screens can’t show a workout without steps, so it will be a draft.',
  'row-twice': ({ row }) => `Same as row ${String(row)}. Both will be added.`,
  'wins-over': ({ name, round, day }) =>
    `Overlaps with “${String(name)}”, round ${String(round)}, ${String(day)}. Both are kept. Once published, screens show this one because it starts later.`,
  'lies-under': ({ name, round, day }) =>
    `Overlaps with “${String(name)}”, round ${String(round)}, ${String(day)}. Both are kept, and screens show the existing one.`,
  country: 'Enter a country’s name or code, such as US.',
  'time-zone-of-many': ({ country, count }) =>
    `${String(country)} has ${String(count)} time zones. Enter one, such as America/New_York.`,
  'zone-elsewhere': ({ zone, country }) =>
    `${String(zone)} isn’t a time zone in ${String(country)}. It will be imported as is.`,
  'equipment-unknown': ({ value }) =>
    `“${String(value)}” isn’t known equipment. List the equipment, such as “Heavy bag, Mats”, or enter “all” or “none”.`,
  'hours-text': 'Enter hours such as 06:00-22:00, separated by commas, or “closed”.',
  'differs-from-row': ({ row, value }) =>
    `Row ${String(row)} has “${String(value)}” for the same location or person.`,
  'there-under-name': ({ name }) =>
    `This location already exists as “${String(name)}” and won’t be changed.`,
  'person-twice': ({ row }) => `Same person and location as row ${String(row)}.`,
  'person-other-role': 'This account doesn’t have the location role and won’t be changed.',
  'people-not-read': 'Only a super-admin can add people. The people in this file will be skipped.',
  'imported-meanwhile':
    'Someone else just added or changed some of these locations or people. Check the file again.',

  unreadable: 'The request couldn’t be read. Send a JSON object.',
  'body-too-large': ({ limit }) =>
    `This request is larger than ${String(limit)}. Send less at a time, or leave out what hasn't changed.`,
  'too-deep': ({ max }) =>
    `This request nests lists and objects more than ${String(max)} levels deep. Flatten it and try again.`,
  'many-refused': ({ seconds }) =>
    `Too many of your requests were refused. Correct what you send, then try again in ${wait(seconds)}.`,
  'too-slow': 'The request took too long to arrive. Try again.',
  'address-too-long': 'The address is too long.',
  'headers-too-large': 'The headers are too large.',
  'idempotency-key': 'Use 16 to 200 visible ASCII characters, such as a UUID.',
}
