import { pluralIn } from '../../shared/i18n/plural.ts'
import type { ScheduleWords } from './schedule.en.ts'

const plural = pluralIn('fr')

const fr: ScheduleWords = {
  title: 'Programme',
  what: 'le programme',
  today: 'Aujourd’hui',
  earlier: 'Précédent',
  later: 'Suivant',
  zoom: 'Période',
  zooms: { week: 'Semaine', fortnight: '2 semaines', month: 'Mois' },
  gym: 'Club',
  allGyms: 'Tous les clubs',
  noGym: 'Aucun club ne correspond',
  addWorkout: 'Ajouter un entraînement',
  printWeek: 'Imprimer la semaine',
  foldMenu: 'Réduire le menu',
  unfoldMenu: 'Agrandir le menu',
  allKeys: 'tous les raccourcis',
  showOnly: 'Afficher uniquement',
  nextHole: 'Prochain créneau vide :',
  holeAt: (round, day) => `round ${String(round)}, ${day}`,
  inDays: (days) =>
    days <= 0 ? 'aujourd’hui' : plural(days, { one: 'dans # jour', other: 'dans # jours' }),
  noHole: (day) => `Aucun créneau vide jusqu’au ${day.replace(/\.$/, '')}.`,
  holes: (count) => plural(count, { one: '# créneau vide', other: '# créneaux vides' }),
  drafts: (count, day) =>
    `${plural(count, { one: '# brouillon', other: '# brouillons' })}, le premier le ${day}`,
  overlaps: (count) => plural(count, { one: '# chevauchement', other: '# chevauchements' }),
  withoutSteps: (count) => plural(count, { one: '# sans étapes', other: '# sans étapes' }),
  lacking: (count, language) =>
    plural(count, { one: `# manque en ${language}`, other: `# manquent en ${language}` }),
  turnOf: (day, from, to) => `Au ${day} de ${from} à ${to}`,
  stale: 'Affichage du dernier programme enregistré.',
  emptyTitle: 'Rien n’est encore au programme',
  emptyWhy:
    'Tant que vous n’ajoutez pas d’entraînements, les écrans affichent « Please Contact Support. »',
  copyWeeksBefore: (weeks: number) => `Copier les ${String(weeks)} semaines précédentes`,
  importFile: 'Importer un fichier',
  firstWorkout: 'Ajouter votre premier entraînement',
}
export default fr
