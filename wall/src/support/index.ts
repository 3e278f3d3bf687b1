export { supportMessages } from '../text/messages/support.ts'
export {
  type NoRemoteCode,
  type RemoteCode,
  SupportOverlay,
  type SupportFact,
} from './support-overlay.tsx'
