/**
 * Everything that can be wrong with what was sent, and the names of what its sentence is told. A new
 * one is added here; the compiler then asks for its sentence in every language.
 */
export const issueParams = {
  required: [],
  'not-valid': [],
  'not-known': [],
  'text-wanted': [],
  'number-wanted': [],
  'whole-number-wanted': [],
  'yes-or-no-wanted': [],
  'list-wanted': [],
  'object-wanted': [],
  'too-short': ['min'],
  'too-long': ['max'],
  'number-too-small': ['min'],
  'number-too-large': ['max'],
  'too-few': ['min'],
  'too-many': ['max'],
  'one-of': ['options'],
  'control-characters': [],
  'one-line': [],
  'not-storable': [],

  id: [],
  stamp: [],
  day: [],
  'release-date': [],
  email: [],
  'password-wanted': [],
  'current-password-wanted': [],
  'password-guessable': [],
  language: [],
  'time-zone': [],
  'location-identifier': [],
  round: ['min', 'max'],
  link: [],
  'sha-256': [],
  colour: [],
  'unclear-colour': ['ratio', 'wanted', 'nearest'],
  svg: [],
  picture: [],
  'schedule-hour': [],
  'seven-hours': [],
  version: [],
  'exercise-name': [],
  'licence-key': [],
  'type-word': ['word'],
  'timer-stamp': [],
  'auth-code': [],
  'screen-link-id': [],
  step: ['max'],
  'too-many-routines': ['max'],
  'steps-gap': [],
  'language-twice': [],
  'feed-subject': [],
  'span-too-long': ['max'],
  'workout-filter': [],
  'workout-filter-json': [],
  'workout-filter-routines': [],
  'workout-filter-draft': [],

  'end-before-start': [],
  'invalid-auth-code': [],
  'auth-code-in-use': [],
  'invalid-round-number': [],
  'admin-only': [],
  'no-such-location': [],
  'location-wanted': [],
  'no-such-exercise': [],
  'no-such-screen': [],
  'build-for-all': [],
  'rollout-running': [],
  'rollout-over': [],
  'ring-smaller': [],
  'media-kind': [],
  'media-variant': [],
  'media-gone': [],
  'email-taken': [],
  'exercise-name-taken': [],
  'location-identifier-taken': [],
  'round-taken': ['round'],
  'api-access-without-locations': [],
  'duplicate-release': [],
  'version-taken': [],
  'only-latest-release': [],

  'exercise-in-use': ['location'],
  'media-in-use': ['name', 'others'],
  'media-in-undo': [],
  'media-shipped': [],
  'round-in-use': ['round', 'workouts', 'screens'],
  'timer-off': ['location'],
  'timers-elsewhere': [],
  'licence-service-silent': [],
  'wait-seconds': ['seconds'],
  'log-in-wait': ['seconds'],
  'set-up-already': [],
  'set-up-link-ended': [],
  'sign-on-not-set-up': [],
  'sign-on-link-ended': [],
  'sign-on-unknown': ['email'],
  'portal-silent': [],
  'many-logging-in': [],
  'many-requests': [],
  'database-away': [],
  'storage-away': [],
  'storage-full': [],
  'key-of-another': [],
  'last-super-admin': [],

  'file-empty': [],
  'file-size-told': [],
  'file-size': ['mib'],
  'file-type': [],
  'file-truncated': [],
  'file-unreadable': [],
  'file-changed': [],
  'file-no-picture': [],
  'file-codec': ['codec'],
  'file-cut': [],
  'file-pixels': ['width', 'height', 'least', 'most'],
  'file-long': ['minutes'],
  'file-failed': [],
  'clip-cut': [],
  'upload-over': [],

  unreadable: [],
  'too-slow': [],
  'address-too-long': [],
  'headers-too-large': [],
  'idempotency-key': [],
} as const satisfies Record<string, readonly string[]>

export type IssueCode = keyof typeof issueParams

/** What the sentence of a code is told, by name. */
export type IssueParams<C extends IssueCode = IssueCode> = Readonly<
  Record<(typeof issueParams)[C][number], string | number>
>

type ParamsIfAny<C extends IssueCode> = (typeof issueParams)[C] extends readonly []
  ? []
  : [params: IssueParams<C>]

/** A code, and its params where it has any. */
export type ProblemOf<C extends IssueCode> = [code: C, ...ParamsIfAny<C>]

/** Every code in one language. */
export type IssueSentences = {
  readonly [C in IssueCode]: (typeof issueParams)[C] extends readonly []
    ? string
    : (params: IssueParams<C>) => string
}
