// Written by `npm run messages` from admin/messages/en/uploads.json.
import en from '../../../messages/en/uploads.json'
import { messagesHook } from '../i18n/messages.ts'

export interface UploadsMessages {
  readonly queue: string
  readonly add: string
  readonly chooseFiles: string
  readonly chooseFolder: string
  readonly drop: string
  readonly filesFrom: (args: { count: number; folder: string }) => string
  readonly files: (args: { count: number }) => string
  readonly pause: string
  readonly resume: string
  readonly clear: string
  readonly here: (args: { count: string; of: string }) => string
  readonly line: (args: { count: string; of: string }) => string
  readonly lineLabel: (args: { count: string; of: string }) => string
  readonly bytesOf: (args: { sent: string; all: string }) => string
  readonly left: (args: { time: string }) => string
  readonly sent: (args: { count: number }) => string
  readonly hereAlready: (args: { count: number }) => string
  readonly refusedCount: (args: { count: number }) => string
  readonly goesOn: string
  readonly keepOpen: (args: { count: number }) => string
  readonly paused: string
  readonly away: string
  readonly fit: (args: { count: number }) => string
  readonly notSure: (args: { count: number }) => string
  readonly lookAt: (args: { count: number }) => string
  readonly lookAtNames: string
  readonly others: (args: { count: number; names: string }) => string
  readonly missing: (args: { count: number }) => string
  readonly or: (args: { names: string }) => string
  readonly which: string
  readonly asNew: string
  readonly remove: (args: { name: string }) => string
  readonly retry: (args: { name: string }) => string
  readonly keys: {
    readonly move: string
    readonly retry: string
    readonly remove: string
  }
  readonly atATime: (args: { count: number }) => string
  readonly reading: string
  readonly asking: string
  readonly waiting: (args: { name: string }) => string
  readonly converting: (args: { share: string }) => string
  readonly stepOf: (args: { step: number; of: number }) => string
  readonly uploading: (args: { share: string }) => string
  readonly checking: string
  readonly checkingFiles: (args: { count: number }) => string
  readonly ready: string
  readonly loops: string
  readonly jumps: string
  readonly flashes: (args: { times: number }) => string
  readonly allowFlashing: string
  readonly sureFlashing: string
  readonly flashingWhy: (args: { name: string; times: number; at: string }) => string
  readonly flashingReason: string
  readonly uploadAnyway: string
  readonly sameAs: string
  readonly notSent: string
  readonly renamed: (args: { name: string; from: string }) => string
  readonly sameAgain: string
  readonly lost: string
  readonly changed: string
  readonly steps: {
    readonly unsure: string
    readonly reading: string
    readonly asking: string
    readonly waiting: string
    readonly converting: string
    readonly sending: string
    readonly checking: string
    readonly done: string
    readonly here: string
    readonly twice: string
    readonly refused: string
    readonly missing: string
  }
  readonly refused: {
    readonly empty: string
    readonly 'no-media': string
    readonly 'cannot-convert': (args: { codec: string }) => string
    readonly 'not-readable': string
    readonly 'not-sent': (args: { reason: string }) => string
  }
  readonly notSentWhy: {
    readonly forbidden: string
    readonly 'not-found': string
    readonly 'too-large': string
    readonly 'bad-input': string
    readonly internal: string
  }
  readonly names: string
  readonly namesWhy: string
  readonly shows: (args: { name: string }) => string
  readonly showMore: (args: { count: number }) => string
  readonly exercises: string
  readonly rounds: string
  readonly newName: (args: { name: string }) => string
  readonly fillEmpty: (args: { count: number }) => string
  readonly replaceShown: (args: { count: number }) => string
  readonly saveNames: string
  readonly replace: string
  readonly replacing: string
  readonly replaceFile: string
  readonly sureReplace: (args: { name: string; file: string }) => string
  readonly replaceUnused: string
  readonly replaceUses: (args: { uses: number; walls: number }) => string
  readonly replaceNow: string
  readonly replaced: string
  readonly replaceSame: string
  readonly told: {
    readonly chosen: (args: { count: number }) => string
    readonly share: (args: { here: string; of: string }) => string
    readonly over: (args: { here: string }) => string
    readonly overRefused: (args: { here: string; refused: number }) => string
  }
}

export const useUploadsMessages = messagesHook(en, {
  es: () => import('../../../messages/es/uploads.json'),
  fr: () => import('../../../messages/fr/uploads.json'),
}) as () => UploadsMessages
