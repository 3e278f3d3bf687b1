import { pluralIn } from '../../shared/i18n/plural.ts'
import type { ScheduleWords } from './schedule.en.ts'

const plural = pluralIn('fr')

const fr: ScheduleWords = {
  title: 'Programme',
  what: 'le programme',
  today: 'Aujourd’hui',
  earlier: 'Avant',
  later: 'Après',
  zoom: 'Hauteur des lignes',
  zooms: { week: 'Semaine', fortnight: 'Quinzaine', month: 'Mois' },
  gym: 'Salle',
  allGyms: 'Toutes les salles',
  noGym: 'Aucune salle de ce nom',
  addWorkout: 'Ajouter un entraînement',
  printWeek: 'Imprimer la semaine',
  foldMenu: 'Replier le menu',
  unfoldMenu: 'Déplier le menu',
  allKeys: 'toutes les touches',
  showOnly: 'Afficher seulement',
  nextHole: 'Prochain trou :',
  holeAt: (round, day) => `round ${String(round)}, ${day}`,
  inDays: (days) =>
    days <= 0 ? 'maintenant' : plural(days, { one: 'dans # jour', other: 'dans # jours' }),
  noHole: (day) => `Aucun trou jusqu’au ${day.replace(/\.$/, '')}.`,
  holes: (count) => plural(count, { one: '# trou', other: '# trous' }),
  drafts: (count, day) =>
    `${plural(count, { one: '# brouillon', other: '# brouillons' })}, le premier le ${day}`,
  overlaps: (count) => plural(count, { one: '# chevauchement', other: '# chevauchements' }),
  withoutSteps: (count) => plural(count, { one: '# sans étapes', other: '# sans étapes' }),
  lacking: (count, language) =>
    plural(count, { one: `# manque en ${language}`, other: `# manquent en ${language}` }),
  turnOf: (day, from, to) => `Au ${day} depuis ${from}, jusqu’à ${to}`,
  stale: 'Voici ce qui était connu en dernier.',
  emptyTitle: 'Rien n’est encore programmé ici',
  emptyWhy:
    'Chaque round de chaque jour est un trou : les écrans disent « Please Contact Support. »',
  copyWeeksBefore: (weeks: number) => `Copier les ${String(weeks)} semaines précédentes`,
  importFile: 'Importer un fichier',
  firstWorkout: 'Ajouter le premier entraînement',
}
export default fr
