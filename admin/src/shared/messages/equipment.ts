// Written by `npm run messages` from admin/messages/en/equipment.json.
import en from '../../../messages/en/equipment.json'
import { messagesHook } from '../i18n/messages.ts'

export interface EquipmentMessages {
  readonly equipment: string
  readonly lack: {
    readonly bag: (args: { gyms: number; all: number }) => string
    readonly 'speed-bag': (args: { gyms: number; all: number }) => string
    readonly kettlebell: (args: { gyms: number; all: number }) => string
    readonly dumbbell: (args: { gyms: number; all: number }) => string
    readonly 'medicine-ball': (args: { gyms: number; all: number }) => string
    readonly 'wall-ball': (args: { gyms: number; all: number }) => string
    readonly rope: (args: { gyms: number; all: number }) => string
    readonly 'battle-rope': (args: { gyms: number; all: number }) => string
    readonly mat: (args: { gyms: number; all: number }) => string
    readonly box: (args: { gyms: number; all: number }) => string
    readonly band: (args: { gyms: number; all: number }) => string
    readonly 'pull-up-bar': (args: { gyms: number; all: number }) => string
    readonly rower: (args: { gyms: number; all: number }) => string
    readonly bike: (args: { gyms: number; all: number }) => string
  }
  readonly lackOn: (args: { lack: string; day: string; round: number }) => string
  readonly met: string
  readonly unmet: (args: { gyms: number }) => string
  readonly more: (args: { count: number }) => string
  readonly checks: {
    readonly 'missing-clip': (args: { count: number }) => string
    readonly 'long-text': (args: { count: number }) => string
    readonly translations: (args: { count: number }) => string
    readonly ofOne: {
      readonly 'missing-clip': string
      readonly 'long-text': string
      readonly translations: string
    }
    readonly step: (args: { step: number }) => string
  }
}

export const useEquipmentMessages = messagesHook(en, {
  es: () => import('../../../messages/es/equipment.json'),
  fr: () => import('../../../messages/fr/equipment.json'),
}) as () => EquipmentMessages
