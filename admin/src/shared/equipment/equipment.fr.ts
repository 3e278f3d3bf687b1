import { equipmentNames } from '@roundboard/contract'
import type { Equipment } from '@roundboard/domain'
import type { EquipmentWords } from './equipment.en.ts'

const lacked: Record<Equipment, string> = {
  bag: 'de sac de frappe',
  'speed-bag': 'de poire de vitesse',
  kettlebell: 'de kettlebells',
  dumbbell: 'd’haltères',
  'medicine-ball': 'de médecine-balls',
  'wall-ball': 'de wall balls',
  rope: 'de cordes à sauter',
  'battle-rope': 'de cordes ondulatoires',
  mat: 'de tapis',
  box: 'de box',
  band: 'd’élastiques',
  'pull-up-bar': 'de barre de traction',
  rower: 'de rameur',
  bike: 'de vélo',
}

const fr: EquipmentWords = {
  equipment: 'Matériel',
  names: equipmentNames.fr,
  lack: (gyms, all, piece) =>
    `${String(gyms)} ${all === 1 ? 'club' : 'clubs'} sur ${String(all)} ${gyms === 1 ? 'n’a' : 'n’ont'} pas ${lacked[piece]}`,
  lackOn: (lack, day, round) => `${lack} le ${day}, round ${String(round)}`,
  met: 'Leurs écrans affichent un exercice de remplacement.',
  unmet: (gyms) =>
    gyms === 1
      ? '1 n’a pas de remplacement ; ses écrans affichent l’exercice quand même.'
      : `${String(gyms)} n’ont pas de remplacement ; leurs écrans affichent l’exercice quand même.`,
}

export default fr
