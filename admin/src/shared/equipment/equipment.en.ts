import { equipmentNames } from '@roundboard/contract'
import type { Equipment } from '@roundboard/domain'

/** As the end of “12 of 400 gyms lack …”. */
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
    `${String(gyms)} of ${String(all)} ${all === 1 ? 'gym' : 'gyms'} ${gyms === 1 ? 'lacks' : 'lack'} ${lacked[piece]}`,
  lackOn: (lack: string, day: string, round: number) => `${lack} on ${day}, round ${String(round)}`,
  met: 'Their walls show what may stand in.',
  unmet: (gyms: number) =>
    gyms === 1
      ? 'At 1 nothing may stand in: its walls show it all the same.'
      : `At ${String(gyms)} nothing may stand in: their walls show it all the same.`,
}
export type EquipmentWords = typeof en
