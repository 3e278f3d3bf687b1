/** Every reason to refuse a call. Clients switch on these, never on texts. */
export const errorCodes = [
  'bad-input',
  'invalid-code',
  'not-signed-in',
  'wrong-credentials',
  'wrong-password',
  'step-up-wanted',
  'second-factor-wanted',
  'second-factor-set-up-wanted',
  'forbidden',
  'not-found',
  'conflict',
  'changed-meanwhile',
  'key-reused',
  'in-use',
  'last-super-admin',
  'too-large',
  'unsupported-media-type',
  'too-many-attempts',
  'not-configured',
  'unavailable',
  'busy',
  'internal',
] as const
export type ErrorCode = (typeof errorCodes)[number]

/** The HTTP status of every error code. */
export const errorStatus = {
  'bad-input': 400,
  'invalid-code': 400,
  'not-signed-in': 401,
  'wrong-credentials': 401,
  'wrong-password': 403,
  'step-up-wanted': 403,
  'second-factor-wanted': 401,
  'second-factor-set-up-wanted': 403,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'changed-meanwhile': 409,
  'in-use': 409,
  'last-super-admin': 409,
  'not-configured': 409,
  'too-large': 413,
  'unsupported-media-type': 415,
  'key-reused': 422,
  'too-many-attempts': 429,
  internal: 500,
  unavailable: 503,
  busy: 503,
} as const satisfies Record<ErrorCode, number>

/** The specification's sentences that the server uses. */
export const sentences = {
  invalidCredentials: 'Invalid email or password',
  invalidAuthorizationCode: 'Invalid Authorization Code',
  incorrectPassword: 'Incorrect Password',
  invalidRoundNumber: 'Invalid Round Number',
  endBeforeStart:
    'Please double-check the form requirements and try again. The Workout end date cannot be scheduled before the start date.',
  validEndDate: 'Please enter a valid end date.',
  duplicateRelease: 'Sorry, the release could not be created. A duplicate id has been found.',
} as const
