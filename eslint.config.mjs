import js from '@eslint/js'
import { defineConfig, globalIgnores } from 'eslint/config'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import ts from 'typescript-eslint'

const askForTime = 'Take the time as an argument: a rule of the domain gives the same answer twice.'

export default defineConfig(
  globalIgnores(['**/dist/', 'data/', 'test-results/', 'playwright-report/', 'docs/images/']),
  {
    linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    extends: [
      js.configs.recommended,
      ts.configs.strictTypeChecked,
      ts.configs.stylisticTypeChecked,
    ],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      'no-restricted-imports': [
        'error',
        {
          name: 'kysely',
          importNames: ['sql'],
          message:
            "Write the query with Kysely's builder; where it has no word for it, add a named function to server/src/platform/database.",
        },
      ],
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none' },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // There are no enums: the compiler's erasableSyntaxOnly refuses them.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // Services are factories whose methods know no `this`, so they can be passed by name.
      '@typescript-eslint/unbound-method': 'off',
      // The compiler's noPropertyAccessFromIndexSignature wants process.env['PATH'].
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
    },
  },
  {
    // The first rule does not see the casts that JSDoc makes; the compiler does what the second would.
    files: ['**/*.mjs'],
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off', 'no-undef': 'off' },
  },
  { files: ['server/src/platform/database/**'], rules: { 'no-restricted-imports': 'off' } },
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
    files: ['{wall,screen,admin}/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['wall/src/**'],
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
