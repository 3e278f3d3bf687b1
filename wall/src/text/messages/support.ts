// Written by `npm run messages` from wall/messages/en/support.json.
import { messagesBy } from '../messages.ts'
import en from '../../../messages/en/support.json'
import es from '../../../messages/es/support.json'
import fr from '../../../messages/fr/support.json'
import ja from '../../../messages/ja/support.json'
import ar from '../../../messages/ar/support.json'
import id from '../../../messages/id/support.json'
import ms from '../../../messages/ms/support.json'

export interface SupportMessages {
  readonly title: string
  readonly screen: string
  readonly round: (args: { number: string }) => string
  readonly location: string
  readonly code: string
  readonly linked: string
  readonly version: string
  readonly build: string
  readonly startsWithoutNetwork: string
  readonly boot: {
    readonly held: string
    readonly filling: string
    readonly insecure: string
    readonly unsupported: string
    readonly failed: string
  }
  readonly clockOffset: string
  readonly notMeasured: string
  readonly lastContact: string
  readonly never: string
  readonly secondsAgo: (args: { seconds: string }) => string
  readonly programme: string
  readonly none: string
  readonly droppedFrames: string
  readonly videos: string
  readonly videoModes: {
    readonly together: string
    readonly 'in-turn': string
    readonly stills: string
  }
  readonly problem: string
  readonly remoteCode: string
  readonly noCode: {
    readonly many: string
    readonly often: string
    readonly off: string
    readonly silent: string
  }
}

export const supportMessages = messagesBy<SupportMessages>()({ en, es, fr, ja, ar, id, ms })
