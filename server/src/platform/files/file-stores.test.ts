import { createHash, randomBytes } from 'node:crypto'
import { readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { startS3Server } from '../../testing/test-s3-server.ts'
import { temporaryFolder } from '../../testing/test-server.ts'
import { type FileStore, nameOf, readName } from './file-store.ts'
import { createFolderStore } from './folder-store.ts'
import { createS3Store } from './s3-store.ts'

const stores: Record<string, () => Promise<FileStore>> = {
  'a folder': async () => createFolderStore(await temporaryFolder(), await temporaryFolder()),
  'S3-compatible storage': async () => createS3Store((await startS3Server()).settings),
}

/** A file of random bytes, and the name it gets in the store. */
async function aFile(bytes = 300_000) {
  const content = randomBytes(bytes)
  const path = join(await temporaryFolder(), 'clip')
  await writeFile(path, content)
  const sha256 = createHash('sha256').update(content).digest('hex')
  return { path, content, name: nameOf(sha256, 'mp4'), file: { sha256, bytes, type: 'video/mp4' } }
}

const listed = (store: FileStore) => Array.fromAsync(store.list())

describe.each(Object.entries(stores))('the file store in %s', (_where, aStore) => {
  test('stores a file, reads all or part of it, and deletes it', async () => {
    const store = await aStore()
    const { path, content, name, file } = await aFile()
    expect(await store.sizeOf(name)).toBeUndefined()
    expect(await store.open(name, { first: 0, last: 9 })).toBeUndefined()
    expect(await listed(store)).toEqual([])

    await store.put(name, path, file)
    await expect(stat(path)).rejects.toThrow('ENOENT')
    expect(await store.sizeOf(name)).toBe(file.bytes)
    expect(await listed(store)).toEqual([{ name, bytes: file.bytes }])
    const spans = [
      [0, file.bytes - 1],
      [0, 0],
      [file.bytes - 10, file.bytes - 1],
      [1_000, 270_000],
    ] as const
    for (const [first, last] of spans) {
      const stream = await store.open(name, { first, last })
      if (stream === undefined) throw new Error('not there')
      const given = await buffer(stream)
      expect(given.equals(content.subarray(first, last + 1)), `${first}-${last}`).toBe(true)
    }

    await store.remove(name)
    await store.remove(name)
    expect(await store.sizeOf(name)).toBeUndefined()
    expect(await listed(store)).toEqual([])
  })

  test('stores the same file once for two concurrent writes', async () => {
    const store = await aStore()
    const first = await aFile()
    const path = join(await temporaryFolder(), 'again')
    await writeFile(path, first.content)
    await Promise.all([
      store.put(first.name, first.path, first.file),
      store.put(first.name, path, first.file),
    ])
    expect(await listed(store)).toEqual([{ name: first.name, bytes: first.file.bytes }])
  })
})

test('the folder store lists only its own files, and leaves no temporary file', async () => {
  const [folder, incoming] = [await temporaryFolder(), await temporaryFolder()]
  const store = createFolderStore(folder, incoming)
  const { path, name, file } = await aFile()
  await store.put(name, path, file)
  await writeFile(join(folder, name.slice(0, 5), 'notes.txt'), 'mine')
  await writeFile(join(folder, name.slice(0, 5), `${'0'.repeat(64)}.mp4`), 'elsewhere')
  expect(await listed(store)).toEqual([{ name, bytes: file.bytes }])
  expect(await readdir(incoming)).toEqual([])
})

test.each([
  `../../${'a'.repeat(64)}.mp4`,
  `aa/aa/../${'a'.repeat(61)}.mp4`,
  `aa/bb/${'a'.repeat(64)}.mp4`,
  `AA/AA/${'A'.repeat(64)}.mp4`,
  `aa/aa/${'a'.repeat(64)}`,
  `aa/aa/${'a'.repeat(64)}.mp4/`,
  `aa/aa/${'a'.repeat(64)}.MP4`,
  `aa/aa/${'a'.repeat(63)}.mp4`,
  '',
])('readName() refuses %s', (name) => {
  expect(readName(name)).toBeUndefined()
})
