import { pluralIn } from '../../shared/i18n/plural.ts'
import type { DashboardWords } from './dashboard.en.ts'

const plural = pluralIn('fr')

const fr: DashboardWords = {
  dashboard: 'Tableau de bord',
  hello: (name) => `Bonjour, ${name}.`,
  connectivity: 'Connexion des écrans',
  simulated: (count: number) =>
    `${plural(count, { one: '# écran est simulé', other: '# écrans sont simulés' })} : DEMO_DISPLAYS=0 les retire.`,
  connectivityWhat: 'la connexion des écrans',
  overall: 'Ensemble',
  overallMeaning: {
    green: 'Tous les écrans répondent.',
    yellow: 'Certains écrans ne répondent pas.',
    red: 'Au moins une salle n’a aucun écran qui réponde.',
  },
  connectedOf: (connected, all) => `${connected} écrans connectés sur ${all}`,
  locationsIn: (count) => plural(count, { one: '# salle', other: '# salles' }),
  location: 'Salle',
  status: 'État',
  screens: 'Écrans',
  lastStatus: 'Dernier état',
  neverSeen: 'jamais vu',
  onlyProblems: 'Problèmes seulement',
  others: 'Tous les autres',
  noneOf: {
    all: 'Aucune salle trouvée',
    problems: 'Tous les écrans de toutes les salles répondent.',
    'not-held': 'Toutes les salles tiendraient une nuit sans réseau.',
  },
  notHeld: (count) =>
    plural(count, {
      one: '# salle ne tiendrait pas une nuit sans réseau',
      other: '# salles ne tiendraient pas une nuit sans réseau',
    }),
  allHeld: 'Chaque salle équipée a sa prochaine journée en réserve',
  listThem: 'Les afficher',
  listAll: 'Tout afficher',
  content: 'État du contenu',
  contentWhat: 'l’état du contenu',
  contentWhy: 'Entraînements sans exercices. Les écrans ne peuvent pas les montrer.',
  contentGood: 'Tous les entraînements ont leurs exercices.',
  round: (number) => `Round ${String(number)}`,
  addRoutines: 'Ajouter des exercices',
  schedule: 'Programme sur sept jours',
  scheduleWhat: 'le programme',
  scheduleWhy: (zone) =>
    `Ce que montrent les écrans pendant sept jours à partir d’aujourd’hui, selon votre fuseau horaire, ${zone}.`,
  today: 'Aujourd’hui',
  scheduledWorkout: (name) => `Programmé : ${name}`,
  onlyDraft: (name, round, day) =>
    `Seulement un brouillon, pas à l’écran : ${name}, round ${String(round)} le ${day}`,
  toDay: (day) => `${day} dans le calendrier`,
  coverage: 'Couverture',
  coverageWhat: 'la couverture',
  nextHole: 'Prochain trou :',
  nextDraft: 'Prochain jour avec seulement un brouillon :',
  nextMissing: (language, gyms) =>
    `${language} (${plural(gyms, { one: '# salle', other: '# salles' })}), prochain texte manquant :`,
  placeAt: (round, day) => `round ${String(round)} le ${day}`,
  draftWaits: 'un brouillon y attend',
  noHole: 'Aucun trou dans l’année à venir.',
  allTranslated: (language) => `${language} : tous les textes sont là.`,
  notScheduled: 'Non prévu',
  addFor: (round, day) =>
    `Non prévu : ajouter un entraînement pour le round ${String(round)} le ${day}`,
  api: 'Accès à l’API',
  apiWhy:
    'Ce compte est destiné aux programmes. Ils se connectent avec son e-mail et son mot de passe et interrogent comme le dit le document de l’API.',
  apiDocument: 'Ouvrir le document de l’API',
  release: 'Dernière note de version',
  releaseWhat: 'la dernière note de version',
  noReleases: 'Aucune version trouvée',
  allReleases: 'Toutes les notes de version',
}

export default fr
