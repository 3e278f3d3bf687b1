// Written by `npm run messages` from phone/messages/en/equipment.json.
import { messagesBy } from '@roundboard/contract'
import en from '../../../messages/en/equipment.json'
import es from '../../../messages/es/equipment.json'
import fr from '../../../messages/fr/equipment.json'

export interface EquipmentMessages {
  readonly title: string
  readonly todayOnly: string
  readonly notNeeded: string
  readonly neededToday: (args: { places: string }) => string
  readonly places: {
    readonly round: (args: { rounds: string }) => string
    readonly rounds: (args: { rounds: string }) => string
    readonly flexibility: string
    readonly breaks: string
  }
  readonly labels: {
    readonly round: (args: { rounds: string }) => string
    readonly rounds: (args: { rounds: string }) => string
    readonly flexibility: string
    readonly breaks: string
  }
  readonly noneNeeded: string
  readonly offline: (args: { offline: number; all: number }) => string
  readonly noSubstitute: string
  readonly report: string
  readonly restore: string
  readonly now: string
  readonly then: string
  readonly willShow: (args: { when: string; shown: string }) => string
  readonly shows: (args: { isMany: boolean; places: string; name: string }) => string
  readonly noSubstituteFor: (args: { isMany: boolean; places: string }) => string
  readonly rightAway: string
  readonly atBell: (args: { time: string }) => string
  readonly afterPause: string
  readonly markOut: string
  readonly isOut: (args: { shown: string }) => string
  readonly isOutUnchanged: string
  readonly comingBack: (args: { when: string }) => string
  readonly goingOut: (args: { when: string }) => string
  readonly phone: (args: { pass: number }) => string
  readonly done: {
    readonly out: (args: { piece: string }) => string
    readonly back: (args: { piece: string }) => string
  }
}

export const equipmentMessages = messagesBy<EquipmentMessages>()({ en, es, fr })
