import { pluralIn } from '../../shared/i18n/plural.ts'
import type { DashboardWords } from './dashboard.en.ts'

const plural = pluralIn('fr')

const fr: DashboardWords = {
  dashboard: 'Tableau de bord',
  hello: (name) => `Bonjour, ${name}.`,
  connectivity: 'Connexion des écrans',
  simulated: (count: number) =>
    `${plural(count, { one: '# écran est simulé', other: '# écrans sont simulés' })}. Pour désactiver, réglez DEMO_DISPLAYS=0.`,
  connectivityWhat: 'la connexion des écrans',
  overall: 'Global',
  overallMeaning: {
    green: 'Tous les écrans sont en ligne.',
    yellow: 'Certains écrans sont hors ligne.',
    red: 'Au moins un club n’a aucun écran en ligne.',
  },
  connectedOf: (connected, all) => `${connected} écrans connectés sur ${all}`,
  locationsIn: (count) => plural(count, { one: '# club', other: '# clubs' }),
  location: 'Club',
  status: 'État',
  screens: 'Écrans',
  lastStatus: 'Dernière connexion',
  neverSeen: 'jamais vu',
  onlyProblems: 'Avec problèmes',
  others: 'Tous les autres',
  noneOf: {
    all: 'Aucun club trouvé',
    problems: 'Aucun club n’a de problème.',
    'not-held': 'Tous les clubs peuvent passer une nuit hors ligne.',
  },
  notHeld: (count) =>
    plural(count, {
      one: '# club n’est pas prêt pour une nuit hors ligne',
      other: '# clubs ne sont pas prêts pour une nuit hors ligne',
    }),
  allHeld: 'La prochaine journée est offerte hors ligne dans tous les clubs',
  listThem: 'Les afficher',
  listAll: 'Tout afficher',
  content: 'État du contenu',
  contentWhat: 'l’état du contenu',
  contentWhy: 'Ces entraînements n’ont aucun exercice ; les écrans ne peuvent pas les afficher.',
  contentGood: 'Tous les entraînements ont des exercices.',
  round: (number) => `Round ${String(number)}`,
  addRoutines: 'Ajouter des exercices',
  schedule: 'Calendrier des sept jours',
  scheduleWhat: 'le calendrier',
  scheduleWhy: (zone) =>
    `Ce qu’affichent les écrans au cours des sept prochains jours. Votre fuseau horaire : ${zone}.`,
  today: 'Aujourd’hui',
  scheduledWorkout: (name) => `Programmé : ${name}`,
  onlyDraft: (name, round, day) =>
    `Brouillon, non affiché : ${name}, round ${String(round)}, ${day}`,
  toDay: (day) => `Ouvrir le ${day} dans le calendrier`,
  coverage: 'Couverture du calendrier',
  coverageWhat: 'la couverture du calendrier',
  nextHole: 'Prochain créneau vide :',
  nextDraft: 'Prochain brouillon non publié :',
  nextMissing: (language, gyms) =>
    `${language} (${plural(gyms, { one: '# club', other: '# clubs' })}), prochaine traduction manquante :`,
  placeAt: (round, day) => `round ${String(round)}, ${day}`,
  draftWaits: 'un brouillon existe',
  noHole: 'Aucun créneau vide dans les 12 prochains mois.',
  allTranslated: (language) => `${language} : traduction complète.`,
  notScheduled: 'Non prévu',
  addFor: (round, day) =>
    `Non prévu : ajouter un entraînement pour le round ${String(round)}, ${day}`,
  api: 'Accès à l’API',
  apiWhy:
    'Ce compte est destiné aux programmes. Ils se connectent avec son courriel et son mot de passe. Le document de l’API décrit les appels.',
  apiDocument: 'Ouvrir le document de l’API',
  release: 'Dernière note de version',
  releaseWhat: 'la dernière note de version',
  noReleases: 'Aucune version trouvée',
  allReleases: 'Toutes les notes de version',
}

export default fr
