import { equipmentNames } from '@roundboard/contract'
import type { Equipment } from '@roundboard/domain'
import type { EquipmentWords } from './equipment.en.ts'

const lacked: Record<Equipment, string> = {
  bag: 'saco de boxeo',
  'speed-bag': 'pera loca',
  kettlebell: 'pesas rusas',
  dumbbell: 'mancuernas',
  'medicine-ball': 'balones medicinales',
  'wall-ball': 'wall balls',
  rope: 'cuerdas de saltar',
  'battle-rope': 'cuerdas de batalla',
  mat: 'colchonetas',
  box: 'cajones',
  band: 'bandas elásticas',
  'pull-up-bar': 'barra de dominadas',
  rower: 'remo',
  bike: 'bicicleta',
}

const es: EquipmentWords = {
  equipment: 'Equipo',
  names: equipmentNames.es,
  lack: (gyms, all, piece) =>
    `${String(gyms)} de ${String(all)} ${all === 1 ? 'sucursal' : 'sucursales'} no ${gyms === 1 ? 'tiene' : 'tienen'} ${lacked[piece]}`,
  lackOn: (lack, day, round) => `${lack} el ${day}, round ${String(round)}`,
  met: 'Sus pantallas muestran un sustituto.',
  unmet: (gyms) =>
    gyms === 1
      ? '1 no tiene sustituto, así que sus pantallas muestran el ejercicio de todos modos.'
      : `${String(gyms)} no tienen sustituto, así que sus pantallas muestran el ejercicio de todos modos.`,
}

export default es
