/** The specification's sentences that the server itself says. */
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
