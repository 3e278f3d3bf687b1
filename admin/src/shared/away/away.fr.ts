import { pluralIn } from '../i18n/plural.ts'
import type { AwayWords } from './away.en.ts'

const plural = pluralIn('fr')

const fr: AwayWords = {
  cause: {
    'whole-gym': 'Le réseau ou le courant du club.',
    'one-by-one': 'Éteints l’un après l’autre.',
    'one-box': 'Cet appareil seulement.',
    some: 'Plusieurs appareils.',
    'never-linked': 'Jamais associés.',
    frozen: 'Vidéo figée.',
    'not-drawn': 'Erreur d’affichage.',
    'no-space': 'Disque plein.',
    'no-boot': 'Ne peut pas démarrer hors ligne.',
    'old-version': 'Version obsolète.',
  },
  together: (screens, within) =>
    within === null
      ? plural(screens, {
          one: 'Son écran a perdu la connexion.',
          other: 'Les # écrans ont perdu la connexion à la même seconde.',
        })
      : plural(screens, {
          one: 'Son écran a perdu la connexion.',
          other: `Les # écrans ont perdu la connexion en ${within}.`,
        }),
  apart: (screens, within) =>
    plural(screens, {
      one: 'Son écran a perdu la connexion.',
      other: `Les # écrans ont perdu la connexion en ${within}.`,
    }),
  othersAnswer: (others) =>
    plural(others, {
      one: 'L’autre écran est en ligne.',
      other: 'Les # autres écrans sont en ligne.',
    }),
  noOthers: 'Le club n’a pas d’autre écran.',
  noDisplay: (screens) =>
    plural(screens, {
      one: 'Son écran n’a jamais été associé.',
      other: 'Aucun de ses # écrans n’a jamais été associé.',
    }),
  reports: (screens) =>
    plural(screens, {
      one: 'L’écran est en ligne et l’a signalé lui-même.',
      other: '# écrans sont en ligne et l’ont signalé eux-mêmes.',
    }),
  seconds: (count) => plural(count, { one: '# seconde', other: '# secondes' }),
  minutes: (count) => plural(count, { one: '# minute', other: '# minutes' }),
  forMinutes: (minutes) => `${minutes} min`,
  forHours: (hours, minutes) => `${hours} h ${minutes} min`,
  forDays: (days) => plural(days, { one: '# jour', other: '# jours' }),
  underAMinute: 'moins d’une minute',
  round: (round) => `Round ${String(round)}`,
}

export default fr
