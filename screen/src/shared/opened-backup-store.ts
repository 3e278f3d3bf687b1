import { openBackupStore } from './backup-store.ts'

/** Opens while the application loads. */
export const backup = openBackupStore()
