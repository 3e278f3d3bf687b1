import type { SystemState } from '@roundboard/contract'
import type { Config } from '../config.ts'
import { readDisk } from '../disk.ts'
import type { Engine } from './engine.ts'
import type { WriteQueue } from './write-queue.ts'

/** Checks whether the database accepts writes, and how much disk space is left. */
export function createStorage(dependencies: {
  config: Pick<Config, 'DATA_DIR' | 'S3_BUCKET'>
  engine: Engine
  later: Pick<WriteQueue, 'isRefused' | 'waiting'>
}) {
  const { config, engine, later } = dependencies
  const isOnDisk = engine === 'SQLite' || config.S3_BUCKET === undefined
  return async (): Promise<SystemState['storage']> => {
    const disk = isOnDisk ? await readDisk(config.DATA_DIR) : undefined
    const isLow = disk?.isLow ?? false
    return {
      state: later.isRefused() ? 'full' : isLow ? 'low' : 'ok',
      freeBytes: disk?.freeBytes ?? null,
      totalBytes: disk?.totalBytes ?? null,
      waiting: later.waiting(),
    }
  }
}
