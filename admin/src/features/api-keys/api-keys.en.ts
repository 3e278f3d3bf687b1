import type { ApiKeyScope } from '@roundboard/contract'
import { pluralIn } from '../../shared/i18n/plural.ts'
import type { KeyState } from './key-state.ts'

const plural = pluralIn('en')

type At = (day: string | null) => string

export const en = {
  title: 'API keys',
  intro: 'Another system reads from here with a key of its own, as the role API access may.',
  subject: 'API keys',
  none: 'No API keys found',
  noneYet: 'Make one for each system that is to read from here.',
  newKey: 'New key',
  name: 'Name',
  nameHint: 'Which system it is for: it shows in the log.',
  scopes: 'What it may read',
  scopesShort: 'May read',
  scopesHint: 'Choose only what that system needs.',
  calls: {
    listReleases: 'Releases and hot-fixes, with their notes',
    getLatestVersion: 'The newest version',
  } satisfies Record<ApiKeyScope, string>,
  lifetime: 'Ends',
  days: (days: number) => plural(days, { one: 'After # day', other: 'After # days' }),
  lifetimeHint: (day: string) => `On ${day}. Make a new key before then.`,
  neverEnds: 'Never',
  neverHint: 'It works until somebody revokes it, also when it is forgotten.',
  addProblem: 'the API key',
  madeTitle: 'The key is made',
  once: 'This is the only time that the key is shown. Put it into the other system now: nobody can look it up later.',
  keyOf: (name: string) => `Key of ${name}`,
  howToUse: 'The other system sends it in the header Authorization: Bearer …',
  putAway: 'I have put it away',
  state: 'State',
  states: {
    works: 'Works',
    'ends-soon': 'Ends\u00a0soon',
    expired: 'Expired',
    revoked: 'Revoked',
  } satisfies Record<KeyState, string>,
  since: {
    works: (day) => (day === null ? 'without an end' : `until ${day}`),
    'ends-soon': (day) => `on ${day ?? ''}`,
    expired: (day) => `on ${day ?? ''}`,
    revoked: (day) => `on ${day ?? ''}`,
  } satisfies Record<KeyState, At> as Record<KeyState, At>,
  lastUsed: 'Last used',
  made: 'Made',
  madeBy: (when: string, who: string) => `${when}, by ${who}`,
  revoke: 'Revoke',
  revokeNamed: (name: string) => `Revoke the key of ${name}`,
  sureRevoke: (name: string) => `Revoke the key of ${name}?`,
  revokeDetail: 'The system that has it is refused from now on. This cannot be undone.',
  revoked: (name: string) => `The key of ${name} is revoked.`,
}
export type ApiKeyWords = typeof en
