import { pluralIn } from '../../../shared/i18n/plural.ts'
import type { TemplateWords } from './library.en.ts'

const plural = pluralIn('fr')

const fr: TemplateWords = {
  library: 'Bibliothèque',
  description: 'Des entraînements à garder, à placer dans n’importe quel round et jour.',
  subject: 'modèles',
  thing: 'modèle',
  none: 'Aucun modèle trouvé',
  noneYet: 'Ouvrez un entraînement dans le programme et gardez-le ici.',
  toSchedule: 'Ouvrir le programme',
  name: 'Nom',
  equipment: 'Matériel',
  focus: 'Objectif',
  tagsHint: 'Entrée ou une virgule termine un mot-clé.',
  level: 'Niveau',
  levels: {
    any: 'Tous niveaux',
    beginner: 'Débutant',
    intermediate: 'Intermédiaire',
    advanced: 'Avancé',
  },
  lastDay: 'Dernière fois',
  neverShown: 'Pas encore',
  planned: (day) => `Jusqu’au ${day}`,
  all: 'Tous',
  unused: (days) => `Pas depuis ${String(days)} jours`,
  place: 'Placer',
  placeOne: (name) => `Placer ${name}`,
  round: 'Numéro du round',
  roundNumber: (number) => `Round ${String(number)}`,
  firstDay: 'Premier jour',
  lastDayOf: 'Dernier jour',
  asQuestion: 'Sur les écrans',
  noSuchDay: 'Ce jour n’existe pas.',
  endsBefore: 'Le dernier jour précède le premier.',
  isTaken: 'Il y a déjà un entraînement : rien ne serait placé.',
  replaces: (count) =>
    plural(count, {
      one: '# entraînement lui cède la place.',
      other: '# entraînements lui cèdent la place.',
    }),
  placed: (name, days) => `${name} est placé : ${days}.`,
  edit: (name) => `Modifier ${name}`,
  updated: (name) => `Modèle modifié : ${name}`,
  remove: (name) => `Supprimer ${name}`,
  sureDelete: (name) => `Voulez-vous vraiment supprimer le modèle « ${name} » ?`,
  deleteDetail: 'Les entraînements faits avec lui restent. C’est définitif.',
  deleted: (name) => `Modèle supprimé : ${name}`,
  keep: 'Garder dans la bibliothèque',
  kept: (name) => `${name} est dans la bibliothèque.`,
}
export default fr
