// Written by `npm run messages` from contract/messages/en/equipment-names.json.
import { type Compiled, messagesBy } from '../messages.ts'

export interface EquipmentNamesMessages {
  readonly bag: string
  readonly 'speed-bag': string
  readonly kettlebell: string
  readonly dumbbell: string
  readonly 'medicine-ball': string
  readonly 'wall-ball': string
  readonly rope: string
  readonly 'battle-rope': string
  readonly mat: string
  readonly box: string
  readonly band: string
  readonly 'pull-up-bar': string
  readonly rower: string
  readonly bike: string
}

const en: Compiled = {
  bag: "Heavy bag",
  'speed-bag': "Speed bag",
  kettlebell: "Kettlebells",
  dumbbell: "Dumbbells",
  'medicine-ball': "Medicine balls",
  'wall-ball': "Wall balls",
  rope: "Jump ropes",
  'battle-rope': "Battle ropes",
  mat: "Mats",
  box: "Boxes",
  band: "Bands",
  'pull-up-bar': "Pull-up bar",
  rower: "Rower",
  bike: "Bike",
}
const es: Compiled = {
  bag: "Saco de boxeo",
  'speed-bag': "Pera de velocidad",
  kettlebell: "Pesas rusas",
  dumbbell: "Mancuernas",
  'medicine-ball': "Balones medicinales",
  'wall-ball': "Wall balls",
  rope: "Cuerdas de saltar",
  'battle-rope': "Cuerdas de batalla",
  mat: "Colchonetas",
  box: "Cajones",
  band: "Bandas elásticas",
  'pull-up-bar': "Barra de dominadas",
  rower: "Remo",
  bike: "Bicicleta",
}
const fr: Compiled = {
  bag: "Sac de frappe",
  'speed-bag': "Poire de vitesse",
  kettlebell: "Kettlebells",
  dumbbell: "Haltères",
  'medicine-ball': "Médecine-balls",
  'wall-ball': "Wall balls",
  rope: "Cordes à sauter",
  'battle-rope': "Cordes ondulatoires",
  mat: "Tapis",
  box: "Boîtes de saut",
  band: "Élastiques",
  'pull-up-bar': "Barre de traction",
  rower: "Rameur",
  bike: "Vélo",
}

export const equipmentNamesMessages = messagesBy<EquipmentNamesMessages>()({ en, es, fr })
