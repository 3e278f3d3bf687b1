import { pluralIn } from '../../shared/i18n/plural.ts'
import type { AwayRowWords } from './away.en.ts'

const plural = pluralIn('fr')

const fr: AwayRowWords = {
  title: 'Qui est absent',
  what: 'qui est absent',
  location: 'Salle',
  since: 'Absente depuis',
  why: 'Pourquoi, autant qu’on le voie',
  never: 'jamais vue',
  there: (when) => `${when} là-bas`,
  round: (round) => `Round ${String(round)}`,
  screens: (count) => plural(count, { one: '# écran', other: '# écrans' }),
  connectedOf: (what, connected, of) => `${what}, ${connected} / ${of}`,
  atClock: (clock) => `à ${clock}`,
  onDay: (day, clock) => `le ${day} à ${clock}`,
  toldOnly: (count, when) =>
    plural(count, {
      one: `Le siège a été prévenu ${when}.`,
      other: `# personnes du siège ont été prévenues ${when}.`,
    }),
  told: (names, others, when) =>
    others === 0
      ? `Prévenu ${when} : ${names}.`
      : `Prévenu ${when} : ${names} et ${plural(others, { one: '# autre', other: '# autres' })}.`,
  often: (times, length) =>
    plural(times, {
      one: `Absent une fois en trente jours, pendant ${length}.`,
      other: `Absent # fois en trente jours, ${length} en tout.`,
    }),
  opens: (weekday, clock) => `La salle ouvre ${weekday} à ${clock}.`,
  closedRows: 'Fermées en ce moment et sans réponse : elles ne comptent pas',
  replace: 'Remplacer l’afficheur',
  look: 'Voir l’écran',
  reload: 'Rechargement complet',
  reloaded: (name) =>
    `Rechargement complet envoyé à ${name}. Attendez 30-60 secondes que ses écrans se rechargent.`,
  mutedWell: (count) =>
    plural(count, {
      one: '# salle qui va bien est muette :',
      other: '# salles qui vont bien sont muettes :',
    }),
  mutedWellUntil: (name, when) => `${name} jusqu’à ${when}`,
  sentences: 'En trois phrases',
  counted: (away, look) =>
    [
      away > 0 && plural(away, { one: '# salle est absente', other: '# salles sont absentes' }),
      look > 0 && plural(look, { one: '# salle est à voir', other: '# salles sont à voir' }),
    ]
      .filter((part) => part !== false)
      .join(', '),
  noneAway: 'Aucune salle n’est absente',
  wellCount: (well) => plural(well, { one: '# salle va bien.', other: '# salles vont bien.' }),
  closedCount: (closed) =>
    plural(closed, {
      one: '# est fermée en ce moment et ne compte pas.',
      other: '# sont fermées en ce moment et ne comptent pas.',
    }),
  notLooked: 'Le serveur vient de démarrer et n’a pas encore regardé.',
  noneLinked: 'Aucun affichage n’est encore lié',
  noneLinkedWhy: 'Ce que les écrans ont en réserve pour le jour suivant est dit ici.',
  heldWhy: 'Elles pourraient le montrer sans réseau.',
  notHeldWhy: 'Il manque à leurs écrans quelque chose du jour suivant.',
  fillIt: 'Le combler',
  beforeIt: (place) => `Avant, ${place} n’est qu’un brouillon.`,
  draftThere: 'Un brouillon y attend.',
  missingIn: (language, place) => `${language} : premier texte manquant pour ${place}.`,
}

export default fr
