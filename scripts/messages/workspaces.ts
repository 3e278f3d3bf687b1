import { appMessages, consoleMessages, nodeMessages, type Source } from './message-types.ts'

/** A workspace with messages. */
export interface Workspace {
  readonly name: string
  /** The languages of an area; English is the first. */
  readonly languagesOf: (area: string) => readonly string[]
  /** The folder of the types that `npm run messages` writes. */
  readonly types: string
  readonly source: Source
  /** Whether arguments can only be inserted: no plurals, choices, numbers or dates. */
  readonly isPlain?: boolean
}

const staff = ['en', 'es', 'fr']
const members = [...staff, 'ja', 'ar', 'id', 'ms']

export const workspaces: readonly Workspace[] = [
  {
    name: 'contract',
    languagesOf: () => staff,
    types: 'contract/src/messages',
    source: nodeMessages('../messages.ts', 'issues'),
  },
  {
    name: 'admin',
    languagesOf: () => staff,
    types: 'admin/src/shared/messages',
    source: consoleMessages,
  },
  {
    name: 'phone',
    languagesOf: (area) => (area === 'member-page' ? members : staff),
    types: 'phone/src/shared/messages',
    source: appMessages('@roundboard/contract'),
  },
  {
    name: 'wall',
    languagesOf: () => members,
    types: 'wall/src/text/messages',
    source: appMessages('../messages.ts', 'wall'),
    isPlain: true,
  },
  {
    name: 'server',
    languagesOf: (area) => (area === 'substitutes' ? members : staff),
    types: 'server/src/platform/messages',
    source: nodeMessages('@roundboard/contract'),
  },
]
