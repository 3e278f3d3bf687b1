import { pluralIn } from '../../../shared/i18n/plural.ts'
import type { PanelWords } from './panel.en.ts'

const plural = pluralIn('fr')

const fr: PanelWords = {
  panel: 'Entraînement',
  theWorkout: 'l’entraînement',
  wall: (name) => `L’écran de ${name}`,
  noWall: 'Sans étapes, les écrans ne peuvent pas l’afficher.',
  daysLabel: 'Jours',
  only: (day) => `Le ${day} seulement`,
  days: (days, count) => `${days}, ${plural(count, { other: '# jours' })}`,
  state: 'État',
  states: {
    draft: 'Brouillon',
    published: 'Publié',
    past: 'Passé',
    'no-steps': 'Pas encore d’étapes',
  },
  onAir: (gyms) => `À l’écran dans ${plural(gyms, { one: '# salle', other: '# salles' })}`,
  lastTime: 'Dernière fois',
  daysBefore: (day, count) =>
    `${day}, ${plural(count, { one: '# jour avant', other: '# jours avant' })}`,
  firstTime: 'Jamais avant',
  wallShows: 'L’écran affiche',
  original: 'Texte d’origine',
  languages: 'Langues',
  complete: (language) => language,
  missing: (language) => `${language} manquant`,
  outdated: (language) => `${language} à revoir`,
  subHeaderScrolls: (length, max) =>
    `${String(length)} caractères sur ${String(max)}. L’en-tête défile à l’écran.`,
  edit: 'Modifier',
  duplicate: 'Dupliquer',
  more: 'Plus',
  onThisDay: (count) => `${count === 2 ? 'Deux' : String(count)} entraînements ce jour-là`,
  oneWins: (count) => `${count === 2 ? 'Deux' : String(count)} entraînements, un seul l’emporte`,
  thisWins: {
    'starts-last': 'Celui-ci l’emporte : il commence en dernier.',
    'created-last': 'Celui-ci l’emporte : il a été créé en dernier.',
  },
  otherWins: {
    'starts-last': (name) => `Les écrans affichent ${name} : il commence en dernier.`,
    'created-last': (name) => `Les écrans affichent ${name} : il a été créé en dernier.`,
  },
  wallShowsOn: {
    'starts-last': (name, day) =>
      `Le ${day}, l’écran affiche ${name} : il commence en dernier. À début égal, le plus récent l’emporte.`,
    'created-last': (name, day) =>
      `Le ${day}, l’écran affiche ${name} : il a été créé en dernier. Si un autre commençait plus tard, celui-là l’emporterait.`,
  },
  isBack: (name, days, day) => `${name}, ${days}, revient : ${day}.`,
  isNotBack: (name, days) => `${name}, ${days}, ne revient pas ensuite.`,
  wins: 'gagne',
  end: (name, day) => `Terminer ${name} le ${day}`,
  begin: (name, day) => `Commencer ${name} le ${day}`,
  remove: (name) => `Supprimer ${name}`,
  leaves: (days) => `Il n’y aura alors aucun entraînement : ${days}.`,
  leavesMany: (count, day) =>
    `Il n’y aura alors aucun entraînement pendant ${String(count)} jours à partir de : ${day}.`,
  leave: 'Laisser ainsi',
}
export default fr
