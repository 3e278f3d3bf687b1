// @vitest-environment node
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { asModule, reactFiles } from './react-modules.ts'

const require = createRequire(import.meta.url)

test.each(Array.from(reactFiles))('%s keeps its exports and requires nothing', (_, file) => {
  const module = asModule(readFileSync(file, 'utf8'))
  const exported = /^export \{ (.*) \}$/m.exec(module)?.[1]?.split(',') ?? []
  const names = exported.map((entry) => entry.replace(/^exported_(\w+) as \1$/, '$1'))
  expect(names.toSorted()).toEqual(Object.keys(require(file) as object).toSorted())
  expect(module).not.toMatch(/\brequire\(|\bexports\b/)
})

test('asModule rewrites requires as imports and exports as variables', () => {
  const source =
    '"use strict";\nvar Scheduler = require("scheduler"),\n  React = require("react");\n'
  expect(asModule(`${source}exports.now = function () { return exports.at || React.now() };`)).toBe(
    [
      'import * as Scheduler from "scheduler"',
      'import * as React from "react"',
      'var exported_now,exported_at',
      '"use strict";\n\n\nexported_now = function () { return exported_at || React.now() };',
      'export { exported_now as now,exported_at as at }',
    ].join('\n'),
  )
})
