import { pluralIn } from '../../shared/i18n/plural.ts'
import type { UptimeWords } from './uptime.en.ts'

const plural = pluralIn('fr')

const fr: UptimeWords = {
  title: 'Disponibilité aux heures d’ouverture',
  what: 'la disponibilité de ce club',
  why: 'Une barre par jour. Les parties manquantes étaient hors ligne.',
  whyWeeks: 'Une barre par semaine. Les parties manquantes étaient hors ligne.',
  noScreens: 'Aucun écran pour l’instant. Ajoutez-en un pour voir sa disponibilité.',
  legend: {
    up: 'Tous en ligne',
    some: 'Certains hors ligne',
    whole: 'Tous hors ligne',
    closed: 'Fermé',
    unknown: 'Inconnu',
  },
  span: 'Jours affichés',
  year: 'Année',
  wholeGym: 'Tout le club',
  noShare: 'inconnu',
  gone: (screen) => `${screen}, supprimé`,
  alike: (screens, share) =>
    plural(screens, {
      one: `L’autre écran : ${share}, hors ligne seulement quand tous l’étaient.`,
      other: `Les # autres écrans : ${share} chacun, hors ligne seulement quand tous l’étaient.`,
    }),
  alikeBetween: (screens, least, most) =>
    plural(screens, {
      one: `L’autre écran : ${most}, hors ligne seulement quand tous l’étaient.`,
      other: `Les # autres écrans : de ${least} à ${most}, hors ligne seulement quand tous l’étaient.`,
    }),
  allAlike: (screens) =>
    plural(screens, {
      one: 'Ce club a un écran.',
      other: 'Aucun des # écrans n’a été hors ligne séparément.',
    }),
  showAll: (screens) => plural(screens, { one: 'Afficher l’écran', other: 'Afficher les #' }),
  showFew: 'Afficher seulement les écrans différents',
  chosenDay: 'Jour',
  today: 'Aujourd’hui',
  dayBefore: 'Jour précédent',
  dayAfter: 'Jour suivant',
  outageBefore: 'Interruption précédente',
  outageAfter: 'Interruption suivante',
  byKeys: { day: 'jour', outage: 'interruption suivante' },
  closedOn: (day) => `${day} : fermé`,
  unknownOn: (day) => `${day} : inconnu`,
  whyUnknown: 'Aucun appareil n’était associé ou le serveur était en panne.',
  wellOn: (day) => `${day} : tous les écrans en ligne`,
  wholeOn: (day, length) => `${day} : tous les écrans hors ligne pendant ${length}`,
  someOn: (day, length) => `${day} : certains écrans hors ligne pendant ${length}`,
  alsoSome: (length) => `Certains écrans ont été hors ligne encore ${length}.`,
  partlyUnknown: (length) => `État inconnu pendant ${length} des heures d’ouverture.`,
  troubled: (length) => `Pendant ${length}, un écran en ligne a signalé un problème.`,
  fromTo: (from, to) => `${from} – ${to}`,
  since: (from) => `Depuis ${from}`,
  back: (screens, within) =>
    plural(screens, { one: 'Il est rétabli.', other: `Les # ont été rétablis en ${within}.` }),
  stillAway: 'Toujours hors ligne.',
  whatOutages: 'les interruptions de ce jour',
  earlier: (count) =>
    plural(count, {
      one: 'Téléchargez le fichier pour voir # interruption antérieure de ce jour.',
      other: 'Téléchargez le fichier pour voir # interruptions antérieures de ce jour.',
    }),
  file: 'CSV',
  fileWhat: 'Télécharger ces données',
  fileDays: 'Jours et écrans',
  fileOutages: 'Interruptions',
  saved: (file) => `${file} enregistré.`,
}

export default fr
