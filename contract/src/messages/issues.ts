// Written by `npm run messages` from contract/messages/en/issues.json.
import { type Compiled, messagesBy } from '../messages.ts'

export interface IssuesMessages {
  readonly required: string
  readonly 'not-valid': string
  readonly 'not-known': string
  readonly 'text-wanted': string
  readonly 'number-wanted': string
  readonly 'whole-number-wanted': string
  readonly 'yes-or-no-wanted': string
  readonly 'list-wanted': string
  readonly 'object-wanted': string
  readonly 'too-short': (args: { min: number }) => string
  readonly 'too-long': (args: { max: number }) => string
  readonly 'number-too-small': (args: { min: string }) => string
  readonly 'number-too-large': (args: { max: string }) => string
  readonly 'too-few': (args: { min: number }) => string
  readonly 'too-many': (args: { max: number }) => string
  readonly 'one-of': (args: { options: string }) => string
  readonly 'control-characters': string
  readonly 'one-line': string
  readonly 'not-storable': string
  readonly id: string
  readonly stamp: string
  readonly day: string
  readonly 'release-date': string
  readonly email: string
  readonly 'password-wanted': string
  readonly 'current-password-wanted': string
  readonly 'step-up-wanted': string
  readonly 'challenge-over': string
  readonly 'factor-code-wrong': string
  readonly 'factor-code-used': string
  readonly 'recovery-code-wrong': string
  readonly 'passkey-unknown': string
  readonly 'passkey-refused': string
  readonly 'passkey-copied': string
  readonly 'passkey-known': string
  readonly 'passkeys-off': string
  readonly 'last-factor': string
  readonly 'factor-first': string
  readonly 'second-factor-wanted': string
  readonly 'second-factor-set-up-wanted': string
  readonly 'password-guessable': string
  readonly language: string
  readonly 'time-zone': string
  readonly 'location-identifier': string
  readonly round: (args: { min: string; max: string }) => string
  readonly link: string
  readonly colour: string
  readonly 'unclear-colour': (args: { wanted: string; ratio: string; nearest: string }) => string
  readonly svg: string
  readonly 'sha-256': string
  readonly picture: string
  readonly 'schedule-hour': string
  readonly 'seven-hours': string
  readonly 'seven-days': string
  readonly 'opening-time': string
  readonly 'closing-before-opening': string
  readonly 'openings-overlap': string
  readonly 'days-too-many': (args: { max: number }) => string
  readonly version: string
  readonly 'exercise-name': string
  readonly 'licence-key': string
  readonly 'type-word': (args: { word: string }) => string
  readonly 'timer-stamp': string
  readonly 'auth-code': string
  readonly 'screen-link-id': string
  readonly step: (args: { max: string }) => string
  readonly 'too-many-routines': (args: { max: number }) => string
  readonly 'steps-gap': string
  readonly 'span-too-long': (args: { max: number }) => string
  readonly 'language-twice': string
  readonly 'template-without-steps': string
  readonly 'feed-subject': string
  readonly 'time-of-day': string
  readonly 'quiet-hours-same': string
  readonly 'mute-end': (args: { days: number }) => string
  readonly 'webhook-wanted': string
  readonly 'webhook-not-public': string
  readonly 'webhook-not-https': string
  readonly 'workout-filter': string
  readonly 'workout-filter-json': string
  readonly 'workout-filter-routines': string
  readonly 'workout-filter-draft': string
  readonly 'end-before-start': string
  readonly 'invalid-auth-code': string
  readonly 'auth-code-in-use': string
  readonly 'invalid-round-number': string
  readonly 'admin-only': string
  readonly 'no-such-location': string
  readonly 'no-such-region': string
  readonly 'region-taken': string
  readonly 'region-inside-itself': string
  readonly 'region-too-deep': (args: { max: string }) => string
  readonly 'region-in-use': (args: { locations: number; regions: number }) => string
  readonly 'region-of-keys': string
  readonly 'tag-twice': string
  readonly 'gym-wanted': string
  readonly 'local-time': string
  readonly 'announcement-places': string
  readonly 'announcement-ends': string
  readonly 'announcement-too-long': (args: { days: number }) => string
  readonly 'announcement-over': string
  readonly 'whole-wall-fixed': string
  readonly 'start-too-late': string
  readonly 'location-wanted': string
  readonly 'no-such-exercise': string
  readonly 'no-such-screen': string
  readonly 'without-box': (args: { name: string }) => string
  readonly 'screen-elsewhere': string
  readonly 'build-for-all': string
  readonly 'rollout-running': string
  readonly 'rollout-over': string
  readonly 'ring-smaller': string
  readonly 'media-kind': string
  readonly 'media-variant': string
  readonly 'media-gone': string
  readonly 'email-taken': string
  readonly 'exercise-name-taken': string
  readonly equipment: string
  readonly 'equipment-twice': string
  readonly 'alternative-twice': string
  readonly 'alternative-unknown': string
  readonly 'alternative-itself': string
  readonly 'location-identifier-taken': string
  readonly 'round-taken': (args: { round: string }) => string
  readonly 'api-access-without-locations': string
  readonly 'duplicate-release': string
  readonly 'version-taken': string
  readonly 'only-latest-release': string
  readonly 'exercise-in-use': (args: { location: string }) => string
  readonly 'media-in-use': (args: { others: number; name: string }) => string
  readonly 'media-in-undo': string
  readonly 'media-shipped': string
  readonly 'round-in-use': (args: { round: string; workouts: number; screens: number }) => string
  readonly 'timer-off': (args: { location: string }) => string
  readonly 'timers-elsewhere': string
  readonly 'no-outage': (args: { location: string }) => string
  readonly 'outage-acknowledged': (args: { who: string; location: string }) => string
  readonly 'pocket-off': (args: { location: string }) => string
  readonly 'licence-service-silent': string
  readonly 'wait-seconds': (args: { waitMinutes: number; seconds: number }) => string
  readonly 'log-in-wait': (args: { waitMinutes: number; seconds: number }) => string
  readonly 'set-up-already': string
  readonly 'set-up-link-ended': string
  readonly 'account-link-unknown': string
  readonly 'account-link-used': string
  readonly 'account-link-replaced': string
  readonly 'account-link-void': string
  readonly 'invitation-expired': string
  readonly 'reset-expired': string
  readonly 'has-password': string
  readonly 'invite-inactive': string
  readonly 'sign-on-not-set-up': string
  readonly 'sign-on-link-ended': string
  readonly 'sign-on-unknown': (args: { email: string }) => string
  readonly 'many-logging-in': string
  readonly 'many-requests': string
  readonly 'database-away': string
  readonly 'storage-away': string
  readonly 'storage-full': string
  readonly 'key-of-another': string
  readonly 'api-key-days': (args: { max: string }) => string
  readonly 'api-key-unknown': string
  readonly 'api-key-revoked': string
  readonly 'api-key-expired': string
  readonly 'api-key-other-call': string
  readonly 'api-key-scope': (args: { scope: string }) => string
  readonly 'api-key-franchise': string
  readonly 'pass-unknown': string
  readonly 'pass-revoked': string
  readonly 'pass-expired': string
  readonly 'pass-not-extendable': string
  readonly 'pass-other-call': string
  readonly 'pass-opened': string
  readonly 'pass-not-opened': string
  readonly 'pass-code': string
  readonly 'pass-code-wrong': string
  readonly 'screen-passes-off': string
  readonly 'many-passes': (args: { most: string }) => string
  readonly 'api-key-in-use': string
  readonly 'last-super-admin': string
  readonly 'portal-silent': string
  readonly 'file-empty': string
  readonly 'file-size-told': string
  readonly 'file-size': (args: { mib: string }) => string
  readonly 'file-type': string
  readonly 'file-truncated': string
  readonly 'file-unreadable': string
  readonly 'file-changed': string
  readonly 'file-no-picture': string
  readonly 'file-codec': (args: { codec: string }) => string
  readonly 'file-cut': string
  readonly 'file-pixels': (args: { width: string; height: string; least: string; most: string }) => string
  readonly 'file-long': (args: { minutes: number }) => string
  readonly 'file-failed': string
  readonly 'clip-cut': string
  readonly 'clip-flashes': (args: { times: string; at: string }) => string
  readonly 'upload-over': string
  readonly 'upload-concat': string
  readonly base64: string
  readonly 'file-too-much': string
  readonly 'old-excel': string
  readonly 'no-table': string
  readonly 'no-header': string
  readonly 'no-rows': string
  readonly 'columns-missing': (args: { columns: string }) => string
  readonly 'column-twice': (args: { column: string }) => string
  readonly 'too-many-columns': (args: { max: number }) => string
  readonly 'too-many-rows': (args: { max: number }) => string
  readonly 'csv-quotes': (args: { row: string }) => string
  readonly 'cell-error': string
  readonly 'no-such-day': (args: { day: string; days: string }) => string
  readonly 'day-of-two': (args: { one: string; other: string }) => string
  readonly 'end-before': (args: { start: string }) => string
  readonly 'round-is-flexibility': (args: { max: string }) => string
  readonly 'longer-by': (args: { length: string; max: string; by: string }) => string
  readonly 'state-word': string
  readonly 'intervals-word': string
  readonly 'step-before-missing': (args: { step: string }) => string
  readonly 'no-such-clip': string
  readonly 'no-such-clip-but': (args: { name: string }) => string
  readonly 'clip-of-many': (args: { count: string }) => string
  readonly formula: (args: { start: string }) => string
  readonly 'draft-without-steps': string
  readonly 'row-twice': (args: { row: string }) => string
  readonly 'wins-over': (args: { name: string; round: string; day: string }) => string
  readonly 'lies-under': (args: { name: string; round: string; day: string }) => string
  readonly country: string
  readonly 'time-zone-of-many': (args: { country: string; count: string }) => string
  readonly 'zone-elsewhere': (args: { zone: string; country: string }) => string
  readonly 'equipment-unknown': (args: { value: string }) => string
  readonly 'hours-text': string
  readonly 'differs-from-row': (args: { row: string; value: string }) => string
  readonly 'there-under-name': (args: { name: string }) => string
  readonly 'person-twice': (args: { row: string }) => string
  readonly 'person-other-role': string
  readonly 'people-not-read': string
  readonly 'imported-meanwhile': string
  readonly unreadable: string
  readonly 'body-too-large': (args: { limit: string }) => string
  readonly 'too-deep': (args: { max: string }) => string
  readonly 'many-refused': (args: { waitMinutes: number; seconds: number }) => string
  readonly 'too-slow': string
  readonly 'address-too-long': string
  readonly 'headers-too-large': string
  readonly 'idempotency-key': string
}

const en: Compiled = {
  required: "Fill in this field.",
  'not-valid': "This value isn’t valid.",
  'not-known': "This field isn’t recognized.",
  'text-wanted': "Enter some text.",
  'number-wanted': "Enter a number.",
  'whole-number-wanted': "Enter a whole number.",
  'yes-or-no-wanted': "Enter true or false.",
  'list-wanted': "Provide a list.",
  'object-wanted': "Provide an object with named fields.",
  'too-short': ["Enter at least ",["min",2,{"one":[0," character"],"other":[0," characters"]}],"."],
  'too-long': [["max",2,{"one":["Enter no more than ",0," character."],"other":["Enter ",0," characters or fewer."]}]],
  'number-too-small': ["Enter ",["min"]," or a higher number."],
  'number-too-large': ["Enter ",["max"]," or a lower number."],
  'too-few': ["Add at least ",["min",2,{"one":[0," item"],"other":[0," items"]}],"."],
  'too-many': ["Use no more than ",["max",2,{"one":[0," item"],"other":[0," items"]}],"."],
  'one-of': ["Use one of these values: ",["options"],"."],
  'control-characters': "Remove the hidden control characters.",
  'one-line': "Use a single line.",
  'not-storable': "Remove the characters that can’t be saved.",
  id: "Use an ID returned by this API.",
  stamp: "Enter a date and time such as 2026-11-21T00:00:00.000Z.",
  day: "Enter a date in the form YYYY-MM-DD, such as 2026-11-21.",
  'release-date': "Enter a date in the form MM/DD/YYYY.",
  email: "Enter an email address such as coach@example.com.",
  'password-wanted': "Enter your password.",
  'current-password-wanted': "Enter your current password.",
  'step-up-wanted': "Confirm that it’s you. More than ten minutes have passed since the last time.",
  'challenge-over': "You took more than ten minutes or made too many attempts. Start over.",
  'factor-code-wrong': "That code isn’t correct. Check the time on your phone, then enter the latest code.",
  'factor-code-used': "That code has already been used. Wait for the next one.",
  'recovery-code-wrong': "That recovery code isn’t valid or has already been used.",
  'passkey-unknown': "This passkey isn’t on your account. It may have been removed.",
  'passkey-refused': "The passkey wasn’t accepted. Try again.",
  'passkey-copied': "This passkey may have been copied. Remove it and sign in another way.",
  'passkey-known': "This passkey is already on your account.",
  'passkeys-off': "Passkeys don’t work at this console’s address.",
  'last-factor': "Your role requires two-factor authentication. Add another method before you remove this one.",
  'factor-first': "Set up two-factor authentication first.",
  'second-factor-wanted': "Sign in with two-factor authentication.",
  'second-factor-set-up-wanted': "Your role requires two-factor authentication. Set it up to continue.",
  'password-guessable': "Too easy to guess. Avoid names, common words, years, repeated characters and keyboard patterns.",
  language: "Use a language from the list, such as en-us.",
  'time-zone': "Use a time zone from the list, such as America/New_York.",
  'location-identifier': "Use the franchise prefix, an optional country code and 4 or more digits, such as RB-1024 or RB-CA-1024.",
  round: ["Enter a round from ",["min"]," to ",["max"],"."],
  link: "Enter a link that starts with http://, https:// or /media/.",
  colour: "Enter a color code such as #d63a15.",
  'unclear-colour': ["Text would be hard to read in this color. Contrast must be at least ",["wanted"],":1; it is ",["ratio"],":1. Try ",["nearest"],"."],
  svg: "Use an SVG image.",
  'sha-256': "Enter a SHA-256 hash with 64 hexadecimal digits.",
  picture: "Use a JPEG image.",
  'schedule-hour': "Enter an hour from 5 (5 PM) to 12 (midnight).",
  'seven-hours': "Enter one hour for each of the seven days, starting with Sunday.",
  'seven-days': "Enter opening hours for seven days, starting with Sunday.",
  'opening-time': "Enter a time from 00:00 to 24:00, such as 05:30.",
  'closing-before-opening': "Closing time must be after opening time.",
  'openings-overlap': "Two sets of opening hours overlap on this day.",
  'days-too-many': ["Choose up to ",["max",2,{"one":[0," day"],"other":[0," days"]}]," at a time."],
  version: "Enter a version such as 21.12.22 or 21.12.22-001.",
  'exercise-name': "Use lowercase letters, digits and hyphens, such as jumping-jack.",
  'licence-key': "Enter a license key.",
  'type-word': ["Type ",["word"]," to confirm."],
  'timer-stamp': "Enter a time such as 2026-11-21T06:00:00.000Z, 'now' or null.",
  'auth-code': "Enter the six-character code shown on the screen.",
  'screen-link-id': "Use a valid screen link ID.",
  step: ["Enter a step from 1 to ",["max"],"."],
  'too-many-routines': ["Use no more than ",["max",2,{"one":[0," routine"],"other":[0," routines"]}],"."],
  'steps-gap': "Number the steps starting with 1, without skipping any.",
  'span-too-long': ["Choose up to ",["max",2,{"one":[0," day"],"other":[0," days"]}],"."],
  'language-twice': "Add only one translation per language.",
  'template-without-steps': "This workout has no steps, so there is nothing to save as a template.",
  'feed-subject': "Choose either a location or a round for this calendar.",
  'time-of-day': "Enter a time such as 07:30.",
  'quiet-hours-same': "Quiet hours can’t start and end at the same time.",
  'mute-end': [["days",2,{"one":"Choose a time within the next day.","other":["Choose a time within the next ",0," days."]}]],
  'webhook-wanted': "Set up a webhook first.",
  'webhook-not-public': "Enter a public internet address. Private addresses aren’t allowed.",
  'webhook-not-https': "Enter an address that starts with https://.",
  'workout-filter': "Use a JSON object with round, name, routines, isDraft, startDate or endDate.",
  'workout-filter-json': "Use a JSON object such as {\"round\":1}.",
  'workout-filter-routines': "Use [] or { \"$size\": 0 } to find workouts without routines.",
  'workout-filter-draft': "Use true for drafts or false for published workouts.",
  'end-before-start': "Please enter a valid end date.",
  'invalid-auth-code': "Invalid Authorization Code",
  'auth-code-in-use': "Another screen is showing this code. Get a new code.",
  'invalid-round-number': "Invalid Round Number",
  'admin-only': "Only an admin can change this.",
  'no-such-location': "This location doesn’t exist. Choose another.",
  'no-such-region': "This region doesn’t exist. Choose another.",
  'region-taken': "There is already a region with this name here. Choose another name.",
  'region-inside-itself': "A region can’t be moved into itself or one of its sub-regions.",
  'region-too-deep': ["Regions can have up to ",["max"]," levels."],
  'region-in-use': ["This region still has ",["locations",2,{"=0":[["regions",2,{"one":[0," sub-region"],"other":[0," sub-regions"]}]],"one":[0," location",["regions",2,{"=0":"","one":[" and ",0," sub-region"],"other":[" and ",0," sub-regions"]}]],"other":[0," locations",["regions",2,{"=0":"","one":[" and ",0," sub-region"],"other":[" and ",0," sub-regions"]}]]}],". Move them to another region first."],
  'region-of-keys': "An API key or a webhook is limited to this region. First revoke the key, or choose another region for the webhook.",
  'tag-twice': "Enter each tag once. Uppercase and lowercase count as the same.",
  'gym-wanted': "Specify which location’s timer you mean.",
  'local-time': "Enter a date and time such as 2026-11-26T20:00.",
  'announcement-places': "Choose at least one location, or all locations.",
  'announcement-ends': "The end time must be in the future and after the start time.",
  'announcement-too-long': ["An announcement can last up to ",["days",2,{"one":[0," day"],"other":[0," days"]}],"."],
  'announcement-over': "This announcement has ended and can’t be changed.",
  'whole-wall-fixed': "Emergency and drill messages can’t be changed. Withdraw this one and send another.",
  'start-too-late': "The timer must start within the next 24 hours. Choose an earlier time.",
  'location-wanted': "Specify which location’s workout you want.",
  'no-such-exercise': "No exercise has this name. Choose one from the exercise list.",
  'no-such-screen': "This screen doesn’t exist. Choose another.",
  'without-box': ["“",["name"],"” has no box agent, so it can’t be controlled from here. Leave it out."],
  'screen-elsewhere': "You can only swap screens at the same location.",
  'build-for-all': "This build has already been rolled out to all screens.",
  'rollout-running': "Another rollout is in progress. Roll it back or let it reach all screens first.",
  'rollout-over': "This rollout has already ended. Check the build’s current status.",
  'ring-smaller': "A rollout can only be expanded to more screens or rolled back.",
  'media-kind': "A clip can’t be used as a round picture, and a picture can’t be used as a clip.",
  'media-variant': "Choose a different library item of the same type.",
  'media-gone': "This file isn’t in the library. Choose another.",
  'email-taken': "Another user has this email address. Enter a different one.",
  'exercise-name-taken': "Another exercise has this name. Choose a different one.",
  equipment: "Choose equipment from the list.",
  'equipment-twice': "List each piece of equipment only once.",
  'alternative-twice': "List each substitute only once.",
  'alternative-unknown': "This exercise no longer exists. Choose another.",
  'alternative-itself': "An exercise can’t be its own substitute.",
  'location-identifier-taken': "Another location has this identifier. Enter a different one.",
  'round-taken': ["Round ",["round"]," already exists. Choose another number."],
  'api-access-without-locations': "Users with the API access role can’t have locations.",
  'duplicate-release': "Sorry, the release could not be created. A duplicate id has been found.",
  'version-taken': "Another release has this version. Enter a different one.",
  'only-latest-release': "Only the latest release can be changed.",
  'exercise-in-use': ["This exercise is in the active-break playlist at ",["location"],". Remove it from the playlist first."],
  'media-in-use': [["others",2,{"=0":["This item is used in “",["name"],"”."],"one":["This item is used in “",["name"],"” and ",0," other place."],"other":["This item is used in “",["name"],"” and ",0," other places."]}]],
  'media-in-undo': "Something that used this item was just deleted and can still be restored. Try again in a minute, or tomorrow if it was deleted in a bulk edit.",
  'media-shipped': "This item is built in. You can replace it but not delete it.",
  'round-in-use': ["Round ",["round"]," is in use by ",["workouts",2,{"=0":[["screens",2,{"one":[0," screen"],"other":[0," screens"]}]],"one":[0," workout",["screens",2,{"=0":"","one":[" and ",0," screen"],"other":[" and ",0," screens"]}]],"other":[0," workouts",["screens",2,{"=0":"","one":[" and ",0," screen"],"other":[" and ",0," screens"]}]]}],"."],
  'timer-off': ["The timer isn’t turned on for ",["location"],"."],
  'timers-elsewhere': "Timers are set up in your license service, not here.",
  'no-outage': ["The outage at ",["location"]," has already ended."],
  'outage-acknowledged': [["who"]," has already acknowledged the outage at ",["location"],"."],
  'pocket-off': ["The member page isn’t turned on for ",["location"],"."],
  'licence-service-silent': "The license service isn’t responding. Try again later.",
  'wait-seconds': ["Too many attempts. Try again in ",["waitMinutes",2,{"=0":[["seconds",2,{"one":[0," second"],"other":[0," seconds"]}]],"one":[0," minute"],"other":[0," minutes"]}],"."],
  'log-in-wait': ["Too many failed sign-ins. Try again in ",["waitMinutes",2,{"=0":[["seconds",2,{"one":[0," second"],"other":[0," seconds"]}]],"one":[0," minute"],"other":[0," minutes"]}],"."],
  'set-up-already': "This server is already set up. Sign in.",
  'set-up-link-ended': "This setup link has expired. Restart the server to get a new one. If the server is already set up, sign in.",
  'account-link-unknown': "This link is incomplete or isn’t from this server. Copy the whole link from the email.",
  'account-link-used': "This link has already been used. Sign in with the password you chose, or choose “Forgot password?” to get a new link.",
  'account-link-replaced': "There is a newer link. Use the one in the latest email.",
  'account-link-void': "This link is no longer valid because the account was changed, deactivated or deleted. Contact the person who manages users at your franchise.",
  'invitation-expired': "This invitation has expired. Invitations are valid for three days. Ask for a new one.",
  'reset-expired': "This link has expired. Password reset links are valid for one hour. To get a new one, choose “Forgot password?” on the login page.",
  'has-password': "This user already has a password. To get a new one, they can choose “Forgot password?” on the login page.",
  'invite-inactive': "This user is inactive. Activate the account, then send the invitation.",
  'sign-on-not-set-up': "Single sign-on isn’t set up on this server. Sign in with your email and password.",
  'sign-on-link-ended': "This sign-on link has expired. Go back to the portal and open the console again.",
  'sign-on-unknown': ["There is no active user with the email ",["email"],"."],
  'many-logging-in': "Too many people are signing in right now. Try again in a few seconds.",
  'many-requests': "Too many requests. Wait a minute, then try again.",
  'database-away': "The server can’t reach its database right now. Nothing was saved. Try again.",
  'storage-away': "The server can’t reach its media storage right now. Nothing was saved. Try again.",
  'storage-full': "Media storage is full. Nothing was saved. Free up space, then try again.",
  'key-of-another': "This Idempotency-Key was used for a different request. Nothing was saved. Use a new key.",
  'api-key-days': ["Enter a number of days from 1 to ",["max"],", or “never”."],
  'api-key-unknown': "This API key isn’t valid.",
  'api-key-revoked': "This API key has been revoked. Ask a super-admin for a new one.",
  'api-key-expired': "This API key has expired. Ask a super-admin for a new one.",
  'api-key-other-call': "API keys can’t make this call.",
  'api-key-scope': ["This API key doesn’t have the scope “",["scope"],"”. Ask a super-admin for a key that does."],
  'api-key-franchise': "Workouts and the schedule are the same everywhere, so this key can’t be limited to a region.",
  'pass-unknown': "This coach pass isn’t valid.",
  'pass-revoked': "This coach pass has been revoked.",
  'pass-expired': "This coach pass has expired.",
  'pass-not-extendable': "Only coach passes can be extended, and only while the location is open.",
  'pass-other-call': "A coach pass only works with the remote.",
  'pass-opened': "This code has already been used on another phone. Ask for a new one.",
  'pass-not-opened': "This code expired before it was used. Ask for a new one.",
  'pass-code': "Enter the location’s code of the day.",
  'pass-code-wrong': "That isn’t the code of the day. To try again, scan a new QR code on the screen.",
  'screen-passes-off': "This location’s screens don’t issue coach passes.",
  'many-passes': ["This location already has ",["most"]," coach passes. Revoke some, or wait until they expire at the end of the day."],
  'api-key-in-use': "This key was already created and its secret was shown once. If it’s lost, revoke the key and create another.",
  'last-super-admin': "This is the last active super-admin. Make another user a super-admin first.",
  'portal-silent': "The portal isn’t responding. Try again, or sign in with your password.",
  'file-empty': "This file is empty. Choose another file.",
  'file-size-told': "Include the file’s size in the Upload-Length header.",
  'file-size': ["Choose a file of ",["mib"]," MB or less."],
  'file-type': "This file isn’t an MP4, MOV, WebM, JPEG, PNG, WebP or SVG, despite its name.",
  'file-truncated': "This file is incomplete. Export or copy it again.",
  'file-unreadable': "This file is damaged. Export it again.",
  'file-changed': "The file was damaged during the upload. Upload it again.",
  'file-no-picture': "This file has no video. Choose another file.",
  'file-codec': ["Not all screens can play ",["codec"],". Export the clip as MP4 with H.264."],
  'file-cut': "This clip was trimmed without re-encoding, so its start won’t play correctly. Export it as MP4 with H.264.",
  'file-pixels': ["This file is ",["width"]," × ",["height"]," pixels. Each side must be between ",["least"]," and ",["most"]," pixels."],
  'file-long': ["Choose a clip of ",["minutes",2,{"one":[0," minute"],"other":[0," minutes"]}]," or less."],
  'file-failed': "The server couldn’t process this file. Upload it again.",
  'clip-cut': "The clip can’t be trimmed at this point. Choose a different end point.",
  'clip-flashes': ["This clip flashes ",["times"]," times a second at ",["at"],". More than 3 can trigger seizures. Slow the flashing down or remove it, then upload the clip again."],
  'upload-over': "This file has already been uploaded.",
  'upload-concat': "Send the file as one upload, without Upload-Concat. Partial uploads aren’t supported.",
  base64: "Send the file’s bytes as base64.",
  'file-too-much': "This file is too large. Save only its first sheet, or split the file.",
  'old-excel': "This file is from an old version of Excel or has a password. Save it as XLSX without a password, or as CSV.",
  'no-table': "This file isn’t a CSV or XLSX file, despite its name.",
  'no-header': "No row with column names was found. Start with the sample file.",
  'no-rows': "There are no rows below the column names.",
  'columns-missing': ["Missing columns: ",["columns"],"."],
  'column-twice': ["Another column has the same meaning as “",["column"],"”."],
  'too-many-columns': ["Use no more than ",["max",2,{"one":[0," column"],"other":[0," columns"]}],"."],
  'too-many-rows': ["Use no more than ",["max",2,{"one":[0," row"],"other":[0," rows"]}],". If you need more, split the file."],
  'csv-quotes': ["Row ",["row"]," has an opening quotation mark without a closing one."],
  'cell-error': "The spreadsheet shows an error here. Enter the correct value.",
  'no-such-day': [["day"]," isn’t a valid date. That month has ",["days"]," days."],
  'day-of-two': ["This could be ",["one"]," or ",["other"],". Put the year first."],
  'end-before': ["The end date can’t be before the start date, ",["start"],"."],
  'round-is-flexibility': ["Round 10 is Flexibility and has no workouts. Enter a round from 1 to ",["max"],"."],
  'longer-by': ["This is ",["length"]," characters; the limit is ",["max"],". Shorten it by ",["by"],"."],
  'state-word': "Enter Draft or Published, or leave it empty.",
  'intervals-word': "Enter work and rest times, such as 20s/10s, or “Equal steps”. You can also leave this empty.",
  'step-before-missing': ["Step ",["step"]," is missing."],
  'no-such-clip': "No clip has this name. Enter a link, or the name of a clip in Media.",
  'no-such-clip-but': ["No clip has this name. The closest match in Media is ",["name"],"."],
  'clip-of-many': [["count"]," clips have this name. Enter a link to the one you want."],
  formula: ["This starts with “",["start"],"”, so it will be saved as plain text. If you export it, spreadsheets won’t run it as a formula."],
  'draft-without-steps': "Screens can’t show a workout without steps, so it will be saved as a draft.",
  'row-twice': ["Same as row ",["row"],". Both will be added."],
  'wins-over': ["Overlaps with “",["name"],"”, round ",["round"],", ",["day"],". Both are kept. Once this one is published, screens show it because it starts later."],
  'lies-under': ["Overlaps with “",["name"],"”, round ",["round"],", ",["day"],". Both are kept, and screens show the existing one."],
  country: "Enter a country’s name or code, such as US.",
  'time-zone-of-many': [["country"]," has ",["count"]," time zones. Enter one, such as America/New_York."],
  'zone-elsewhere': [["zone"]," isn’t a time zone in ",["country"],". It will be imported as is."],
  'equipment-unknown': ["“",["value"],"” isn’t on the equipment list. Enter equipment such as “Heavy bag, Mats”, or enter “all” or “none”."],
  'hours-text': "Enter hours such as 06:00-22:00, separated by commas, or “closed”.",
  'differs-from-row': ["Row ",["row"]," has “",["value"],"” for the same location or person."],
  'there-under-name': ["This location already exists as “",["name"],"” and won’t be changed."],
  'person-twice': ["Same person and location as row ",["row"],"."],
  'person-other-role': "This account doesn’t have the location role and won’t be changed.",
  'people-not-read': "Only a super-admin can add people. The people in this file will be skipped.",
  'imported-meanwhile': "Someone else just added or changed some of these locations or people. Check the file again.",
  unreadable: "The request couldn’t be read. Send a JSON object.",
  'body-too-large': ["This request is larger than ",["limit"],". Send less data at a time, or leave out what hasn’t changed."],
  'too-deep': ["This request nests lists and objects more than ",["max"]," levels deep. Flatten it and try again."],
  'many-refused': ["Too many of your requests were rejected. Fix them, then try again in ",["waitMinutes",2,{"=0":[["seconds",2,{"one":[0," second"],"other":[0," seconds"]}]],"one":[0," minute"],"other":[0," minutes"]}],"."],
  'too-slow': "The request took too long to arrive. Try again.",
  'address-too-long': "The request’s URL is too long. Shorten it.",
  'headers-too-large': "The request’s headers are too large. Send fewer or smaller headers.",
  'idempotency-key': "Use 16 to 200 visible ASCII characters, such as a UUID.",
}

export const issuesMessages = messagesBy<IssuesMessages>()({ en })
