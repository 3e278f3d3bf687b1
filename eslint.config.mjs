import js from '@eslint/js'
import { defineConfig, globalIgnores } from 'eslint/config'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import ts from 'typescript-eslint'
import { ownedTables } from './scripts/owned-tables.ts'
import { ownerOf, readers } from './server/src/table-owners.ts'

const sqlFromKysely = {
  name: 'kysely',
  importNames: ['sql'],
  message:
    "Write the query with Kysely's builder; where it has no word for it, add a named function to server/src/platform/database.",
}

const askForAnActor =
  'A feature gets at the database by `read` and `write`, which ask who acts and what they may: platform/read.ts.'

const actForSomebody = {
  regex: '/platform/actor\\.ts$',
  importNames: ['system'],
  message:
    'Who may everything is given from outside. Take an actor as an argument; a part of the server that works by itself is `serverThatMay(…)`.',
}

const noRawDatabase = {
  regex: '/platform/database/database\\.ts$',
  importNames: ['Db', 'OpenDatabase'],
  message: askForAnActor,
}

const recordWhatIsWritten = {
  regex: '/platform/read\\.ts$',
  importNames: ['Unlogged'],
  message:
    'Use `write`, which records. What is written beside the log is named in eslint.config.mjs.',
}

const askForTime = 'Take the time as an argument: a rule of the domain gives the same answer twice.'

export default defineConfig(
  globalIgnores(['**/dist/', 'data/', 'test-results/', 'playwright-report/', 'docs/images/']),
  {
    linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    extends: [js.configs.recommended, ts.configs.strict, ts.configs.stylistic],
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      'no-restricted-imports': ['error', sqlFromKysely],
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none' },
      ],
    },
  },
  {
    // The compiler does what this would.
    files: ['**/*.mjs'],
    rules: { 'no-undef': 'off' },
  },
  { files: ['server/src/platform/database/**'], rules: { 'no-restricted-imports': 'off' } },
  {
    files: ['server/src/features/**'],
    ignores: ['**/*.test.ts', '**/*.repository.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [sqlFromKysely], patterns: [noRawDatabase, actForSomebody, recordWhatIsWritten] },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "TSPropertySignature > TSTypeAnnotation > TSTypeReference[typeName.name='Executor']",
          message: `An executor is an argument, from somebody who was let read or write. ${askForAnActor}`,
        },
      ],
    },
  },
  {
    files: [
      // What heartbeats say changes too often for a log.
      'server/src/features/presence/presence.service.ts',
      // When a session was last used, likewise; its beginning and its end are logged.
      'server/src/features/sessions/sessions.service.ts',
      // When an API key was last used; that it was made and revoked is logged.
      'server/src/features/api-keys/api-keys.service.ts',
      // When somebody last showed who they are, and codes on their way; new and removed factors are logged.
      'server/src/features/factors/step-up.service.ts',
      'server/src/features/factors/factor-log-in.service.ts',
      'server/src/features/factors/own-factors.service.ts',
      // What calendars were told when they last came; their addresses are logged.
      'server/src/features/feeds/calendar.service.ts',
      // What the server tells people by itself; what they choose is logged.
      'server/src/features/alerts/alerts-watch.ts',
      'server/src/features/alerts/tomorrow-watch.ts',
      'server/src/features/alerts/trouble-watch.ts',
      'server/src/features/alerts/summary.ts',
      // Which walls have shown what covers them; that it was sent is logged.
      'server/src/features/announcements/shown-notes.service.ts',
      // What somebody has read of their bell.
      'server/src/features/alerts/bell.service.ts',
      // Links to set an installation up, before there is anybody to log.
      'server/src/features/auth/auth.service.ts',
      // What is asked for before anybody is known to have it.
      'server/src/features/auth/link-ways.service.ts',
      // Codes that displays show: anybody makes one; that staff use it is logged.
      'server/src/features/screen-links/screen-links.service.ts',
      // Bytes, before there is an item of the library, whose entry names them.
      'server/src/features/media/files/files.service.ts',
      'server/src/features/media/files/sweep.service.ts',
      // Which links were tried; what came of one is logged.
      'server/src/features/media/link-posters.service.ts',
      // Which builds are still kept, and what each look at a rollout found; what came of it is logged.
      'server/src/features/builds/builds.service.ts',
      'server/src/features/builds/rollout-watch.ts',
      // What can no longer be undone; that it was changed, and undone, is logged.
      'server/src/features/schedule/batch-sweep.ts',
      // What screens were over time, which the watch finds, and forgets after thirteen months.
      'server/src/features/jobs/given-up-sweep.ts',
      'server/src/features/uptime/packed-months.ts',
      'server/src/features/uptime/uptime-sweep.ts',
      'server/src/features/uptime/watch.ts',
      // Files on their way; what they become is logged.
      'server/src/features/uploads/uploads.service.ts',
      // Rows of entries that the log has ended with an entry of its own.
      'server/src/features/logs/logs.service.ts',
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [sqlFromKysely], patterns: [noRawDatabase, actForSomebody] },
      ],
    },
  },
  {
    files: ['domain/src/**'],
    ignores: ['**/*.test.ts', 'domain/src/testing/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: askForTime },
        { object: 'Temporal', property: 'Now', message: askForTime },
        {
          object: 'Math',
          property: 'random',
          message: 'Take the random number, or what was drawn with it, as an argument.',
        },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: askForTime },
        { selector: "CallExpression[callee.name='Date']", message: askForTime },
      ],
    },
  },
  {
    files: ['server/src/**'],
    ignores: [
      '**/*.test.ts',
      'server/src/testing/**',
      'server/src/main.ts',
      'server/src/platform/command.ts',
    ],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Declare the variable in server/src/platform/config.ts and take it from Config.',
        },
      ],
    },
  },
  {
    files: ['server/src/**'],
    ignores: [
      '**/*.test.ts',
      'server/src/{testing,contract-tests}/**',
      'server/src/platform/database/**',
    ],
    plugins: { roundboard: { rules: { 'owned-tables': ownedTables } } },
    rules: { 'roundboard/owned-tables': ['error', { ownerOf, readers }] },
  },
  {
    files: ['{wall,screen,admin,phone}/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    languageOptions: { globals: globals.browser },
  },
  // Which letters no text may have.
  { files: ['contract/src/fields.ts'], rules: { 'no-control-regex': 'off' } },
  {
    files: ['wall/src/**'],
    // What a video element does with its address.
    ignores: ['wall/src/video/endless-clip.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['fetch', 'localStorage', 'sessionStorage', 'indexedDB', 'caches'].map((name) => ({
          name,
          message: 'wall/ only draws. Fetch and store in screen/ or admin/, and pass it as props.',
        })),
      ],
    },
  },
)
