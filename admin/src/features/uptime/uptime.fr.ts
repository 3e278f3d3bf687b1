import { pluralIn } from '../../shared/i18n/plural.ts'
import type { UptimeWords } from './uptime.en.ts'

const plural = pluralIn('fr')

const fr: UptimeWords = {
  title: 'Connectés pendant l’ouverture',
  what: 'quand cette salle était connectée',
  why: 'Une barre par jour. Ce qui manque à une barre n’était pas connecté.',
  whyWeeks: 'Une barre par semaine. Ce qui manque à une barre n’était pas connecté.',
  noScreens: 'Pas encore d’écran : il n’y a rien à connecter.',
  legend: {
    up: 'Tous les écrans',
    some: 'Certains absents',
    whole: 'Toute la salle absente',
    closed: 'Fermé',
    unknown: 'Inconnu',
  },
  span: 'Jours montrés',
  year: 'An',
  wholeGym: 'Toute la salle',
  noShare: 'inconnu',
  gone: (screen) => `${screen}, n’est plus là`,
  alike: (screens, share) =>
    plural(screens, {
      one: `L’autre : ${share}, absent seulement avec toute la salle.`,
      other: `Les # autres : ${share} chacun, absents seulement avec toute la salle.`,
    }),
  alikeBetween: (screens, least, most) =>
    plural(screens, {
      one: `L’autre : ${most}, absent seulement avec toute la salle.`,
      other: `Les # autres : de ${least} à ${most}, absents seulement avec toute la salle.`,
    }),
  allAlike: (screens) =>
    plural(screens, {
      one: 'La salle a un écran.',
      other: 'Aucun des # écrans n’a été absent à lui seul.',
    }),
  showAll: (screens) => plural(screens, { one: 'Montrer l’écran', other: 'Montrer les #' }),
  showFew: 'Ne montrer que ceux qui diffèrent',
  chosenDay: 'Jour',
  today: 'Aujourd’hui',
  dayBefore: 'Le jour d’avant',
  dayAfter: 'Le jour d’après',
  outageBefore: 'L’absence d’avant',
  outageAfter: 'L’absence suivante',
  byKeys: { day: 'jour', outage: 'absence suivante' },
  closedOn: (day) => `${day} : fermé`,
  unknownOn: (day) => `${day} : inconnu`,
  whyUnknown: 'Aucun affichage n’était lié alors, ou le serveur lui-même était absent.',
  wellOn: (day) => `${day} : tous les écrans connectés`,
  wholeOn: (day, length) => `${day} : toute la salle absente pendant ${length}`,
  someOn: (day, length) => `${day} : certains écrans absents pendant ${length}`,
  alsoSome: (length) => `Certains écrans ont été absents encore ${length}.`,
  partlyUnknown: (length) => `On ne sait rien de ${length} de ses heures d’ouverture.`,
  troubled: (length) =>
    `Pendant ${length}, un écran répondait et disait que quelque chose n’allait pas.`,
  fromTo: (from, to) => `${from} – ${to}`,
  since: (from) => `Depuis ${from}`,
  back: (screens, within) =>
    plural(screens, { one: 'Il est revenu.', other: `Les # sont revenus en ${within}.` }),
  stillAway: 'Toujours absent.',
  whatOutages: 'les absences de ce jour',
  earlier: (count) =>
    plural(count, {
      one: 'Une absence antérieure de ce jour est dans le fichier.',
      other: '# absences antérieures de ce jour sont dans le fichier.',
    }),
  file: 'CSV',
  fileWhat: 'Télécharger ce qui est montré',
  fileDays: 'Jours et écrans',
  fileOutages: 'Absences',
  saved: (file) => `${file} enregistré.`,
}

export default fr
