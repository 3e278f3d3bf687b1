import type { ApiKeyScope } from '@roundboard/contract'
import { pluralIn } from '../../shared/i18n/plural.ts'
import type { KeyState } from './key-state.ts'

const plural = pluralIn('en')

type At = (day: string | null) => string

export const en = {
  title: 'API keys',
  intro:
    'Let other systems read data with a key of their own. Keys have the permissions of the API access role.',
  subject: 'API keys',
  none: 'No API keys found',
  noneYet: 'Create one for each system that reads data from here.',
  newKey: 'New key',
  name: 'Name',
  nameHint: 'The system that will use it. Shown in the log.',
  scopes: 'Permissions',
  scopesShort: 'Permissions',
  scopesHint: 'Choose only what the system needs.',
  calls: {
    listReleases: 'Read releases and hot-fixes, with notes',
    getLatestVersion: 'Read the latest version',
  } satisfies Record<ApiKeyScope, string>,
  lifetime: 'Expires',
  days: (days: number) => plural(days, { one: 'In # day', other: 'In # days' }),
  lifetimeHint: (day: string) => `Expires ${day}. Create a new key before then.`,
  neverEnds: 'Never',
  neverHint: 'The key works until someone revokes it, even if you forget about it.',
  addProblem: 'the API key',
  madeTitle: 'API key created',
  once: 'This is the only time the key is shown. Copy it to the other system now. You can’t look it up later.',
  keyOf: (name: string) => `Key for ${name}`,
  howToUse: 'The other system sends it in a header: Authorization: Bearer …',
  putAway: 'I’ve saved it',
  state: 'Status',
  states: {
    works: 'Active',
    'ends-soon': 'Expires\u00a0soon',
    expired: 'Expired',
    revoked: 'Revoked',
  } satisfies Record<KeyState, string>,
  since: {
    works: (day) => (day === null ? 'never expires' : `until ${day}`),
    'ends-soon': (day) => `on ${day ?? ''}`,
    expired: (day) => `on ${day ?? ''}`,
    revoked: (day) => `on ${day ?? ''}`,
  } satisfies Record<KeyState, At> as Record<KeyState, At>,
  lastUsed: 'Last used',
  made: 'Created',
  madeBy: (when: string, who: string) => `${when}, by ${who}`,
  revoke: 'Revoke',
  revokeNamed: (name: string) => `Revoke the key for ${name}`,
  sureRevoke: (name: string) => `Revoke the key for ${name}?`,
  revokeDetail: 'The system that uses it loses access right away. This can’t be undone.',
  revoked: (name: string) => `Revoked the key for ${name}.`,
}
export type ApiKeyWords = typeof en
