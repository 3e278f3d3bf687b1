import { openSecondStore } from './second-store.ts'

/** Opened as the application is loaded. */
export const second = openSecondStore()
