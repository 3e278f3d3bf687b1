import { openBackupStore } from './backup-store.ts'

/** Opened as the application is loaded. */
export const backup = openBackupStore()
