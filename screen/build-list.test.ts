// @vitest-environment node
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeBuildList } from './build-list.ts'

function aFolder(script: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'roundboard-build-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true })
  })
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<html><head></head></html>')
  writeFileSync(join(folder, 'assets/index-1a2b.js'), script)
  writeFileSync(join(folder, 'assets/support-3c4d.js'), 'part()')
  writeFileSync(join(folder, 'wall-worker.js'), `${Math.random()}`)
  return folder
}

test('lists every file of a build except the worker, including lazy modules', () => {
  const folder = aFolder('jab()')
  const { files } = writeBuildList(folder)
  expect(files.map(({ path }) => path)).toEqual([
    'assets/index-1a2b.js',
    'assets/support-3c4d.js',
    'index.html',
  ])
  for (const { path, sha256, bytes } of files) {
    const content = readFileSync(join(folder, path))
    expect(createHash('sha256').update(content).digest('hex')).toBe(sha256)
    expect(content).toHaveLength(bytes)
  }
  expect(JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8'))).toHaveProperty(
    'files',
    files,
  )
})

test('writes a build ID into the page that depends only on the files', () => {
  const folder = aFolder('jab()')
  const { id } = writeBuildList(folder)
  expect(id).toMatch(/^[\w-]{16}$/)
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toContain(
    `<meta name="build" content="${id}" />`,
  )
  expect(writeBuildList(aFolder('jab()')).id).toBe(id)
  expect(writeBuildList(aFolder('cross()')).id).not.toBe(id)
})
