import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { compressFiles } from './compress.ts'

test('compressFiles adds Brotli and gzip copies of text files larger than a packet', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'roundboard-compress-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true })
  })
  const text = 'export const round = 1\n'.repeat(200)
  writeFileSync(join(folder, 'long.js'), text)
  writeFileSync(join(folder, 'short.js'), 'export {}\n')
  writeFileSync(join(folder, 'font.woff2'), text)
  await compressFiles(folder)
  expect(readdirSync(folder).sort()).toEqual([
    'font.woff2',
    'long.js',
    'long.js.br',
    'long.js.gz',
    'short.js',
  ])
  expect(brotliDecompressSync(readFileSync(join(folder, 'long.js.br'))).toString()).toBe(text)
  expect(gunzipSync(readFileSync(join(folder, 'long.js.gz'))).toString()).toBe(text)
})
