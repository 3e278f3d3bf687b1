import type { SystemState } from '@roundboard/contract'
import type { Config } from '../config.ts'
import { readDisk } from '../disk.ts'
import type { Engine } from './engine.ts'
import type { Later } from './later.ts'

/** How the database's storage is: whether it takes writes, and how much room is left. */
export function createStorage(dependencies: {
  config: Pick<Config, 'DATA_DIR'>
  engine: Engine
  later: Pick<Later, 'isRefused' | 'waiting'>
}) {
  const { config, engine, later } = dependencies
  return async (): Promise<SystemState['storage']> => {
    const disk = engine === 'SQLite' ? await readDisk(config.DATA_DIR) : undefined
    const isLow = disk?.isLow ?? false
    return {
      state: later.isRefused() ? 'full' : isLow ? 'low' : 'ok',
      freeBytes: disk?.freeBytes ?? null,
      totalBytes: disk?.totalBytes ?? null,
      waiting: later.waiting(),
    }
  }
}
