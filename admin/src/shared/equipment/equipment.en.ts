import { equipmentNames } from '@roundboard/contract'
import type { Equipment } from '@roundboard/domain'

/** As the end of “12 of 400 locations don’t have …”. */
const lacked: Record<Equipment, string> = {
  bag: 'a heavy bag',
  'speed-bag': 'a speed bag',
  kettlebell: 'kettlebells',
  dumbbell: 'dumbbells',
  'medicine-ball': 'medicine balls',
  'wall-ball': 'wall balls',
  rope: 'jump ropes',
  'battle-rope': 'battle ropes',
  mat: 'mats',
  box: 'boxes',
  band: 'bands',
  'pull-up-bar': 'a pull-up bar',
  rower: 'a rower',
  bike: 'a bike',
}

export const en = {
  equipment: 'Equipment',
  names: equipmentNames.en,
  lack: (gyms: number, all: number, piece: Equipment) =>
    `${String(gyms)} of ${String(all)} ${all === 1 ? 'location' : 'locations'} ${gyms === 1 ? 'doesn’t' : 'don’t'} have ${lacked[piece]}`,
  lackOn: (lack: string, day: string, round: number) => `${lack} on ${day}, round ${String(round)}`,
  met: 'Their screens show a substitute.',
  unmet: (gyms: number) =>
    gyms === 1
      ? '1 has no substitute, so its screens show the exercise anyway.'
      : `${String(gyms)} have no substitute, so their screens show the exercise anyway.`,
}
export type EquipmentWords = typeof en
