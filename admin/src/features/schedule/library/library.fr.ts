import { pluralIn } from '../../../shared/i18n/plural.ts'
import type { TemplateWords } from './library.en.ts'

const plural = pluralIn('fr')

const fr: TemplateWords = {
  library: 'Modèles',
  description:
    'Enregistrez des entraînements ici, puis programmez-les à n’importe quel round et jour.',
  subject: 'modèles',
  thing: 'modèle',
  none: 'Aucun modèle trouvé',
  noneYet: 'Ouvrez un entraînement dans le programme et enregistrez-le comme modèle.',
  toSchedule: 'Ouvrir le programme',
  name: 'Nom',
  equipment: 'Matériel',
  focus: 'Objectif',
  tagsHint: 'Appuyez sur Entrée ou virgule après chaque mot-clé.',
  level: 'Niveau',
  levels: {
    any: 'Tous niveaux',
    beginner: 'Débutant',
    intermediate: 'Intermédiaire',
    advanced: 'Avancé',
  },
  lastDay: 'Dernière fois',
  neverShown: 'Jamais',
  planned: (day) => `Jusqu’au ${day}`,
  all: 'Tous',
  unused: (days) => `Inutilisés depuis ${String(days)} jours`,
  place: 'Programmer',
  placeOne: (name) => `Programmer ${name}`,
  round: 'Numéro du round',
  roundNumber: (number) => `Round ${String(number)}`,
  firstDay: 'Premier jour',
  lastDayOf: 'Dernier jour',
  asQuestion: 'État',
  noSuchDay: 'Cette date n’est pas valide.',
  endsBefore: 'Le dernier jour ne peut pas précéder le premier.',
  isTaken: 'Il y a déjà un entraînement ces jours-là. Choisissez d’autres jours ou remplacez-le.',
  replaces: (count) =>
    plural(count, {
      one: '# entraînement sera remplacé.',
      other: '# entraînements seront remplacés.',
    }),
  placed: (name, days) => `${name} programmé : ${days}`,
  edit: (name) => `Modifier ${name}`,
  updated: (name) => `Modèle modifié : ${name}`,
  remove: (name) => `Supprimer ${name}`,
  sureDelete: (name) => `Voulez-vous vraiment supprimer le modèle « ${name} » ?`,
  deleteDetail: 'Les entraînements créés avec lui restent. Cette action est irréversible.',
  deleted: (name) => `Modèle supprimé : ${name}`,
  keep: 'Enregistrer comme modèle',
  kept: (name) => `Modèle enregistré : ${name}`,
}
export default fr
