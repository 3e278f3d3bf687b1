import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Script, weightOf } from './first-load.ts'

/** A script of so many incompressible kilobytes. */
const aScript = (fileName: string, kilobytes: number, given: Partial<Script> = {}): Script => ({
  ...{ fileName, isEntry: false, imports: [], moduleIds: [`/repo/src/${fileName}`] },
  code: randomBytes(kilobytes * 1000).toString('latin1'),
  ...given,
})

test('counts the entry, the page and each shared import once', () => {
  const scripts = [
    aScript('main.tsx', 10, { isEntry: true, imports: ['shared.ts'] }),
    aScript('shared.ts', 20, { imports: ['deep.ts'] }),
    aScript('deep.ts', 40, { imports: ['shared.ts'] }),
    aScript('pages/login.tsx', 80, { imports: ['shared.ts'] }),
    aScript('pages/later.tsx', 160, { imports: ['schemas.ts'] }),
    aScript('schemas.ts', 320),
  ]
  const ofLogin = weightOf('/src/pages/login.tsx', scripts)
  expect(ofLogin).toBeGreaterThan(150)
  expect(ofLogin).toBeLessThan(200)
  expect(weightOf('/src/pages/later.tsx', scripts) - ofLogin).toBeGreaterThan(320)
})

test('throws for an unknown first page', () => {
  expect(() => weightOf('/src/pages/login.tsx', [aScript('main.tsx', 1)])).toThrow(/login/)
})
