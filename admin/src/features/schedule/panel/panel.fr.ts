import { pluralIn } from '../../../shared/i18n/plural.ts'
import type { PanelWords } from './panel.en.ts'

const plural = pluralIn('fr')

const fr: PanelWords = {
  panel: 'Entraînement',
  theWorkout: 'l’entraînement',
  wall: (name) => `Aperçu de ${name}`,
  noWall: 'Ajoutez des étapes pour que les écrans affichent cet entraînement.',
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
  onAir: (gyms) => `À l’écran maintenant dans ${plural(gyms, { one: '# club', other: '# clubs' })}`,
  lastTime: 'Dernière fois',
  daysBefore: (day, count) =>
    `${day}, ${plural(count, { one: '# jour plus tôt', other: '# jours plus tôt' })}`,
  firstTime: 'Jamais avant',
  wallShows: 'L’écran affiche',
  original: 'Texte d’origine',
  languages: 'Langues',
  complete: (language) => language,
  missing: (language) => `${language} manquant`,
  outdated: (language) => `${language} à revoir`,
  subHeaderScrolls: (length, max) =>
    `${String(length)} caractères sur ${String(max)}. L’en-tête défilera sur les écrans.`,
  edit: 'Modifier',
  duplicate: 'Dupliquer',
  more: 'Plus',
  onThisDay: (count) => `${count === 2 ? 'Deux' : String(count)} entraînements ce jour-là`,
  oneWins: (count) => `${count === 2 ? 'Deux' : String(count)} entraînements se chevauchent`,
  thisWins: {
    'starts-last': 'Les écrans affichent celui-ci : il commence en dernier.',
    'created-last': 'Les écrans affichent celui-ci : il a été créé en dernier.',
  },
  otherWins: {
    'starts-last': (name) => `Les écrans affichent ${name} : il commence en dernier.`,
    'created-last': (name) => `Les écrans affichent ${name} : il a été créé en dernier.`,
  },
  wallShowsOn: {
    'starts-last': (name, day) =>
      `Le ${day}, les écrans affichent ${name}, car il commence en dernier. Si deux commencent le même jour, ils affichent le plus récent.`,
    'created-last': (name, day) =>
      `Le ${day}, les écrans affichent ${name}, car il a été créé en dernier. Un entraînement commençant plus tard le remplacerait.`,
  },
  isBack: (name, days, day) => `${name}, ${days}, revient : ${day}.`,
  isNotBack: (name, days) => `${name}, ${days}, ne revient pas ensuite.`,
  wins: 'affiché',
  end: (name, day) => `Terminer ${name} le ${day}`,
  begin: (name, day) => `Commencer ${name} le ${day}`,
  remove: (name) => `Supprimer ${name}`,
  leaves: (days) => `Cela laisse un créneau vide : ${days}.`,
  leavesMany: (count, day) =>
    `Cela laisse des créneaux vides sur ${String(count)} jours à partir du ${day}.`,
  leave: 'Laisser ainsi',
}
export default fr
