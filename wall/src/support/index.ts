export { factWords } from './fact-words.ts'
export { type RemoteCode, SupportOverlay, type SupportFact } from './support-overlay.tsx'
export type { NoRemoteCode } from './support-words.ts'
