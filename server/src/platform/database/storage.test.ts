import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { createStorage } from './storage.ts'

const later = { isRefused: () => false, waiting: () => 0 }

test.each([
  ['SQLite', undefined, true],
  ['SQLite', 'walls', true],
  ['PostgreSQL', undefined, true],
  ['PostgreSQL', 'walls', false],
] as const)(
  'on %s with media in bucket %s, disk space is checked: %s',
  async (engine, S3_BUCKET, isSeen) => {
    const config = { DATA_DIR: tmpdir(), S3_BUCKET }
    const { freeBytes } = await createStorage({ config, engine, later })()
    expect(freeBytes !== null).toBe(isSeen)
  },
)
