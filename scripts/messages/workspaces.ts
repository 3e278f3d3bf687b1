import { appMessages, consoleMessages, nodeMessages, type Source } from './message-types.ts'

/** A workspace with messages, and where the code is that uses them. */
export interface Workspace {
  readonly name: string
  /** The languages of an area; English is the first. */
  readonly languagesOf: (area: string) => readonly string[]
  /** The folder of the types that `npm run messages` writes. */
  readonly types: string
  readonly source: Source
  /** Whether arguments can only be inserted: no plurals, choices, numbers or dates. */
  readonly isPlain?: boolean
  /** Each project that may use the messages. */
  readonly projects: readonly string[]
}

const staff = ['en', 'es', 'fr']
const members = [...staff, 'ja', 'ar', 'id', 'ms']

export const workspaces: readonly Workspace[] = [
  {
    name: 'contract',
    languagesOf: () => staff,
    types: 'contract/src/messages',
    source: nodeMessages('../messages.ts', 'issues'),
    projects: ['contract/tsconfig.json', 'phone/tsconfig.json'],
  },
  {
    name: 'admin',
    languagesOf: () => staff,
    types: 'admin/src/shared/messages',
    source: consoleMessages,
    projects: ['admin/tsconfig.json'],
  },
  {
    name: 'phone',
    languagesOf: (area) => (area === 'member-page' ? members : staff),
    types: 'phone/src/shared/messages',
    source: appMessages('@roundboard/contract'),
    projects: ['phone/tsconfig.json'],
  },
  {
    name: 'wall',
    languagesOf: () => members,
    types: 'wall/src/text/messages',
    source: appMessages('../messages.ts', 'wall'),
    isPlain: true,
    projects: ['wall/tsconfig.json', 'screen/tsconfig.json'],
  },
  {
    name: 'server',
    languagesOf: (area) => (area === 'substitutes' ? members : staff),
    types: 'server/src/platform/messages',
    source: nodeMessages('@roundboard/contract'),
    projects: ['server/tsconfig.json'],
  },
]
