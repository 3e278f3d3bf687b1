import { fileURLToPath } from 'node:url'
import { defineConfig } from 'oxlint'
import * as owners from './server/src/table-owners.ts'

export { owners }

const error = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, 'error' as const]))

const tests = '**/*.test.ts'

const sqlFromKysely = {
  name: 'kysely',
  importNames: ['sql'],
  message:
    "Use Kysely's query builder. For what it can't express, add a named function to server/src/platform/database.",
}

const noRawDatabase = {
  regex: '/platform/database/database\\.ts$',
  importNames: ['Db', 'OpenDatabase'],
  message:
    'Features reach the database through `read` and `write` (platform/read.ts), which check who acts and what they may do.',
}

const noSystemActor = {
  regex: '/platform/actor\\.ts$',
  importNames: ['system'],
  message:
    'Take an actor as an argument. A background part of the server is `systemActor(…)`: nothing here may do everything.',
}

const noUnlogged = {
  regex: '/platform/read\\.ts$',
  importNames: ['Unlogged'],
  message:
    'Use `write`, which records the change. Exceptions are listed in oxlint.config.ts, each with its reason.',
}

/** Writes that aren't logged, each with its reason. */
const unlogged = [
  // Heartbeats report too often for a log.
  'server/src/areas/fleet/presence/presence.service.ts',
  // A session's last use, for the same reason. Its start and end are logged.
  'server/src/areas/identity/sessions/sessions.service.ts',
  // An API key's last use. Creating and revoking it is logged.
  'server/src/areas/identity/api-keys/api-keys.service.ts',
  // Step-ups and pending challenges. Added and removed factors are logged.
  'server/src/areas/identity/two-factor/step-up.service.ts',
  'server/src/areas/identity/two-factor/two-factor-sign-in.service.ts',
  'server/src/areas/identity/two-factor/own-two-factor.service.ts',
  // The content that calendars last received. Creating and revoking their addresses is logged.
  'server/src/areas/workouts/calendar-feeds/calendar.service.ts',
  // Alerts that the server sends. Users' settings are logged.
  'server/src/areas/operations/alerts/alerts-watch.ts',
  'server/src/areas/operations/alerts/tomorrow-watch.ts',
  'server/src/areas/operations/alerts/issue-watch.ts',
  'server/src/areas/operations/alerts/summary.ts',
  'server/src/areas/operations/alerts/webhook-job.ts',
  // Which screens have shown a full-screen announcement. Sending it is logged.
  'server/src/areas/floor/announcements/shown-notes.service.ts',
  // Which notifications a user has read.
  'server/src/areas/operations/alerts/notices.service.ts',
  // Setup links, before there are users.
  'server/src/areas/identity/sign-in/auth.service.ts',
  // Requests for password links, before it is known whether the account exists.
  'server/src/areas/identity/sign-in/link-sign-in.service.ts',
  // Pairing codes, which anyone can create. Linking a screen is logged.
  'server/src/areas/fleet/pairing/screen-links.service.ts',
  // Files, before they belong to a library item, whose log entry names them.
  'server/src/areas/media/library/files/files.service.ts',
  'server/src/areas/media/library/files/sweep.service.ts',
  // Attempts to create posters. Created posters are logged.
  'server/src/areas/media/library/link-posters.service.ts',
  // Stored builds, and the findings of each check of a rollout. Its outcome is logged.
  'server/src/areas/fleet/rollouts/builds.service.ts',
  'server/src/areas/fleet/rollouts/rollout-watch.ts',
  // Reports of boxes, and what became of commands. Sending a command is logged.
  'server/src/areas/fleet/boxes/boxes.service.ts',
  // The states of screens over time, deleted after thirteen months.
  'server/src/areas/fleet/uptime/uptime-sweep.ts',
  'server/src/areas/fleet/uptime/watch.ts',
  // Uploads in progress. The items that they become are logged.
  'server/src/areas/media/uploads/uploads.service.ts',
  // Pruned log entries. Pruning is logged.
  'server/src/areas/operations/logs/logs.service.ts',
]

/** Tests that use real timers, each with its reason. */
export const timedTests = [
  // Runs on a fake clock, and fails on a real one.
  'screen/src/testing/pass-time.ts',
  // Uses a fake clock.
  'server/src/areas/fleet/push/fleet-push.test.ts',
  // A push stream with an event every twenty seconds of a fake clock.
  'screen/src/testing/fake-server.ts',
  // A proxy that cuts idle connections.
  'server/src/testing/slow-proxies.ts',
  // A slow mail server.
  'server/src/testing/test-mail-server.ts',
  // Stops a process for random times; its expectations hold for any of them.
  'server/src/areas/fleet/presence/stalled-server.nightly.test.ts',
  // Records a screen for as long as changes count as flashes.
  'e2e/record-frames.ts',
]

export default defineConfig({
  plugins: ['eslint', 'typescript', 'react'],
  jsPlugins: [fileURLToPath(new URL('scripts/lint-rules.ts', import.meta.url))],
  categories: { correctness: 'error' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['**/dist/', 'data/', 'test-results/', 'playwright-report/', 'docs/images/'],
  rules: {
    // The strict and stylistic rules that aren't in the category above.
    ...error(
      'no-case-declarations',
      'no-empty',
      'no-fallthrough',
      'no-prototype-builtins',
      'no-regex-spaces',
      'no-unexpected-multiline',
      'no-useless-assignment',
      'preserve-caught-error',
      'no-var',
      'prefer-const',
      'prefer-rest-params',
      'prefer-spread',
      'no-array-constructor',
      'no-useless-constructor',
      'no-empty-function',
    ),
    ...error(
      'typescript/ban-ts-comment',
      'typescript/no-dynamic-delete',
      'typescript/no-empty-object-type',
      'typescript/no-explicit-any',
      'typescript/no-extraneous-class',
      'typescript/no-invalid-void-type',
      'typescript/no-namespace',
      'typescript/no-non-null-asserted-nullish-coalescing',
      'typescript/no-non-null-assertion',
      'typescript/no-require-imports',
      'typescript/no-unnecessary-type-constraint',
      'typescript/no-unsafe-function-type',
      'typescript/prefer-literal-enum-member',
      'typescript/unified-signatures',
      'typescript/adjacent-overload-signatures',
      'typescript/array-type',
      'typescript/ban-tslint-comment',
      'typescript/class-literal-property-style',
      'typescript/consistent-generic-constructors',
      'typescript/consistent-indexed-object-style',
      'typescript/consistent-type-assertions',
      'typescript/no-confusing-non-null-assertion',
      'typescript/no-inferrable-types',
      'typescript/prefer-for-of',
      'typescript/prefer-function-type',
      'typescript/no-deprecated',
      'typescript/no-generated-empty-object-type',
      'typescript/no-misused-promises',
      'typescript/no-mixed-enums',
      'typescript/no-unnecessary-boolean-literal-compare',
      'typescript/no-unnecessary-condition',
      'typescript/no-unnecessary-template-expression',
      'typescript/no-unnecessary-type-arguments',
      'typescript/no-unnecessary-type-assertion',
      'typescript/no-unnecessary-type-conversion',
      'typescript/no-unnecessary-type-parameters',
      'typescript/no-unsafe-argument',
      'typescript/no-unsafe-assignment',
      'typescript/no-unsafe-call',
      'typescript/no-unsafe-enum-comparison',
      'typescript/no-unsafe-member-access',
      'typescript/no-unsafe-return',
      'typescript/prefer-promise-reject-errors',
      'typescript/prefer-reduce-type-parameter',
      'typescript/prefer-return-this-type',
      'typescript/related-getter-setter-pairs',
      'typescript/require-await',
      'typescript/return-await',
      'typescript/use-unknown-in-catch-callback-variable',
      'typescript/non-nullable-type-assertion-style',
      'typescript/prefer-find',
      'typescript/prefer-includes',
      'typescript/prefer-nullish-coalescing',
      'typescript/prefer-optional-chain',
      'typescript/prefer-regexp-exec',
      'typescript/prefer-string-starts-ends-with',
    ),
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    'no-restricted-imports': ['error', { paths: [sqlFromKysely] }],
    'no-unused-vars': [
      'error',
      { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none' },
    ],
    // A callback may be its one call: `onClick={() => close()}`.
    'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    'typescript/only-throw-error': [
      'error',
      {
        // The router redirects by throwing.
        allow: [
          {
            from: 'package',
            package: '@tanstack/router-core',
            name: ['Redirect', 'NotFoundError'],
          },
        ],
      },
    ],
    'typescript/restrict-plus-operands': [
      'error',
      {
        allowAny: false,
        allowBoolean: false,
        allowNullish: false,
        allowNumberAndString: false,
        allowRegExp: false,
      },
    ],
    'typescript/restrict-template-expressions': [
      'error',
      {
        allowAny: false,
        allowBoolean: false,
        allowNever: false,
        allowNullish: false,
        allowNumber: true,
        allowRegExp: false,
      },
    ],
    'typescript/switch-exhaustiveness-check': [
      'error',
      { considerDefaultExhaustiveForUnions: true },
    ],
    // Sorted without a comparator only to compare two lists.
    'typescript/require-array-sort-compare': 'off',
    // Only matters to the React Compiler, which we don't use.
    'react/preserve-manual-memoization': 'off',
    // An error boundary resets itself when it gets other children.
    'react/no-did-update-set-state': 'off',
    // Methods of services don't use `this`, so they can be passed around.
    'typescript/unbound-method': 'off',
    // The compiler's noPropertyAccessFromIndexSignature asks for process.env['PATH'].
    'typescript/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
  },
  overrides: [
    // Casts in JSDoc aren't recognized.
    { files: ['**/*.mjs'], rules: { 'typescript/no-unsafe-assignment': 'off' } },
    {
      files: ['{wall,screen,admin,phone}/**/*.{ts,tsx}'],
      rules: error('react/rules-of-hooks', 'react/unsupported-syntax'),
    },
    // Oxlint overlooks that the loop reads the value in its next round.
    {
      files: ['server/src/platform/files/s3-store.ts'],
      rules: { 'no-useless-assignment': 'off' },
    },
    // Zod's own expressions.
    { files: ['contract/src/wire/made.ts'], rules: { 'no-useless-escape': 'off' } },
    // Lists the characters that no text may contain.
    { files: ['contract/src/fields.ts'], rules: { 'no-control-regex': 'off' } },
    {
      files: ['server/src/areas/**'],
      rules: {
        'no-restricted-imports': [
          'error',
          { paths: [sqlFromKysely], patterns: [noRawDatabase, noSystemActor, noUnlogged] },
        ],
        'roundboard/injected-executor': 'error',
      },
    },
    {
      files: unlogged,
      rules: {
        'no-restricted-imports': [
          'error',
          { paths: [sqlFromKysely], patterns: [noRawDatabase, noSystemActor] },
        ],
      },
    },
    {
      files: ['server/src/areas/**/*.{test,repository}.ts'],
      rules: {
        'no-restricted-imports': ['error', { paths: [sqlFromKysely] }],
        'roundboard/injected-executor': 'off',
      },
    },
    { files: ['server/src/platform/database/**'], rules: { 'no-restricted-imports': 'off' } },
    {
      files: ['domain/src/**'],
      excludeFiles: [tests, 'domain/src/testing/**'],
      rules: {
        'no-restricted-properties': [
          'error',
          {
            object: 'Math',
            property: 'random',
            message: 'Take the random number, or what was drawn with it, as an argument.',
          },
        ],
        'roundboard/time-as-argument': 'error',
      },
    },
    {
      files: ['server/src/**'],
      excludeFiles: [
        tests,
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
            message:
              'Declare the variable in server/src/platform/config.ts and take it from Config.',
          },
        ],
      },
    },
    {
      files: ['server/src/**'],
      excludeFiles: [
        tests,
        'server/src/{testing,contract-tests}/**',
        'server/src/platform/database/**',
      ],
      rules: {
        'roundboard/owned-tables': ['error', { ownerOf: owners.ownerOf, readers: owners.readers }],
        'roundboard/indexes-read-only': 'error',
      },
    },
    {
      files: [tests, '**/*.test.tsx', '**/testing/**', 'e2e/**'],
      rules: error('roundboard/waits-for-states', 'roundboard/no-elapsed-time'),
    },
    {
      files: timedTests,
      rules: { 'roundboard/waits-for-states': 'off' },
    },
    {
      // Uses a fake clock, which it advances itself.
      files: ['screen/src/shared/server-clock.test.ts'],
      rules: { 'roundboard/no-elapsed-time': 'off' },
    },
    {
      files: ['wall/src/**'],
      // Checks how a video element loads its address.
      excludeFiles: ['wall/src/video/seamless-loop.ts'],
      rules: {
        'no-restricted-globals': [
          'error',
          ...['fetch', 'localStorage', 'sessionStorage', 'indexedDB', 'caches'].map((name) => ({
            name,
            message:
              'wall/ only draws. Fetch and store in screen/ or admin/, and pass it as props.',
          })),
        ],
      },
    },
  ],
})
