import { defineConfig } from 'oxlint'
import ts from 'typescript-eslint'

/** What typescript-eslint asks of types; Oxlint does it with the compiler that is a program of its own. */
const strict = [ts.configs.strictTypeCheckedOnly, ts.configs.stylisticTypeCheckedOnly]
  .flat()
  .flatMap(({ rules }) => Object.entries(rules ?? {}))
  .filter(([name]) => name.startsWith('@typescript-eslint/'))

/** What Oxlint does not have yet. */
const absent = ['no-unsafe-class-instance-assignment', 'no-unsafe-enum-assignment']

export default defineConfig({
  plugins: ['typescript'],
  categories: { correctness: 'off' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['**/dist/', 'data/', 'test-results/', 'playwright-report/', 'docs/images/'],
  rules: {
    ...Object.fromEntries(strict.filter(([name]) => !absent.includes(name.split('/')[1] ?? ''))),
    '@typescript-eslint/only-throw-error': [
      'error',
      {
        // How the router is told.
        allow: [
          {
            from: 'package',
            package: '@tanstack/router-core',
            name: ['Redirect', 'NotFoundError'],
          },
        ],
      },
    ],
    '@typescript-eslint/restrict-template-expressions': [
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
    '@typescript-eslint/switch-exhaustiveness-check': [
      'error',
      { considerDefaultExhaustiveForUnions: true },
    ],
    // Services are factories whose methods know no `this`, so they can be passed by name.
    '@typescript-eslint/unbound-method': 'off',
    // The compiler's noPropertyAccessFromIndexSignature wants process.env['PATH'].
    '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
  },
  overrides: [
    // It does not see the casts that JSDoc makes.
    { files: ['**/*.mjs'], rules: { '@typescript-eslint/no-unsafe-assignment': 'off' } },
  ],
})
