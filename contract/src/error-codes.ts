/** Every reason for which a call can be refused. Clients switch on these, never on texts. */
export const errorCodes = [
  'bad-input',
  'invalid-code',
  'not-signed-in',
  'wrong-credentials',
  'wrong-password',
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
