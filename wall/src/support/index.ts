export { type RemoteCode, SupportOverlay, type SupportFact } from './support-overlay.tsx'
