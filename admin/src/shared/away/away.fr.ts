import { pluralIn } from '../i18n/plural.ts'
import type { AwayWords } from './away.en.ts'

const plural = pluralIn('fr')

const fr: AwayWords = {
  cause: {
    'whole-gym': 'Le réseau ou le courant de la salle.',
    'one-by-one': 'Éteints l’un après l’autre.',
    'one-box': 'Ce boîtier seulement.',
    some: 'Plusieurs boîtiers.',
    'never-linked': 'Jamais liés.',
    frozen: 'Vidéo figée.',
    'not-drawn': 'L’écran n’est pas dessiné.',
    'no-space': 'Plus de place sur son disque.',
    'no-boot': 'Ne peut pas démarrer sans réseau.',
    'old-version': 'Une version plus ancienne.',
  },
  together: (screens, within) =>
    within === null
      ? plural(screens, {
          one: 'Son écran est parti.',
          other: 'Les # sont partis à la même seconde.',
        })
      : plural(screens, { one: 'Son écran est parti.', other: `Les # sont partis en ${within}.` }),
  apart: (screens, within) =>
    plural(screens, { one: 'Son écran est parti.', other: `Les # sont partis en ${within}.` }),
  othersAnswer: (others) =>
    plural(others, { one: 'L’autre répond.', other: 'Les # autres répondent.' }),
  noOthers: 'La salle n’en a pas d’autre.',
  noDisplay: (screens) =>
    plural(screens, {
      one: 'Son écran n’a jamais eu d’affichage.',
      other: 'Aucun de ses # écrans n’a jamais eu d’affichage.',
    }),
  reports: (screens) =>
    plural(screens, { one: 'Il répond, et le dit lui-même.', other: '# écrans le disent.' }),
  seconds: (count) => plural(count, { one: '# seconde', other: '# secondes' }),
  minutes: (count) => plural(count, { one: '# minute', other: '# minutes' }),
  forMinutes: (minutes) => `${minutes} min`,
  forHours: (hours, minutes) => `${hours} h ${minutes} min`,
  forDays: (days) => plural(days, { one: '# jour', other: '# jours' }),
  underAMinute: 'moins d’une minute',
  round: (round) => `Round ${String(round)}`,
}

export default fr
