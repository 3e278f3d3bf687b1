import { pluralIn } from '../../shared/i18n/plural.ts'
import type { AwayRowWords } from './away.en.ts'

const plural = pluralIn('fr')

const fr: AwayRowWords = {
  title: 'Clubs qui demandent votre attention',
  what: 'les clubs qui demandent votre attention',
  location: 'Club',
  since: 'Depuis',
  why: 'Cause probable',
  never: 'jamais vu',
  there: (when) => `${when}, heure locale`,
  round: (round) => `Round ${String(round)}`,
  screens: (count) => plural(count, { one: '# écran', other: '# écrans' }),
  connectedOf: (what, connected, of) => `${what}, ${connected} / ${of}`,
  atClock: (clock) => `à ${clock}`,
  onDay: (day, clock) => `le ${day} à ${clock}`,
  toldOnly: (count, when) =>
    plural(count, {
      one: `# personne du siège a été avisée ${when}.`,
      other: `# personnes du siège ont été avisées ${when}.`,
    }),
  told: (names, others, when) =>
    others === 0
      ? `Avisé ${when} : ${names}.`
      : `Avisé ${when} : ${names} et ${plural(others, { one: '# autre personne', other: '# autres personnes' })}.`,
  often: (times, length) =>
    plural(times, {
      one: `Hors ligne # fois au cours des 30 derniers jours, pendant ${length}.`,
      other: `Hors ligne # fois au cours des 30 derniers jours, ${length} au total.`,
    }),
  opens: (weekday, clock) => `Ouvre ${weekday} à ${clock}.`,
  closedRows: 'Fermés en ce moment et hors ligne (non comptés ci-dessus)',
  replace: 'Remplacer l’appareil',
  look: 'Voir l’écran',
  reload: 'Rechargement complet',
  reloaded: (name) =>
    `Rechargement complet envoyé à ${name}. Attendez 30-60 secondes que ses écrans se rechargent.`,
  mutedWell: (count) =>
    plural(count, {
      one: '# club en sourdine n’a aucun problème :',
      other: '# clubs en sourdine n’ont aucun problème :',
    }),
  mutedWellUntil: (name, when) => `${name} jusqu’à ${when}`,
  sentences: 'Vue d’ensemble',
  counted: (away, look) =>
    [
      away > 0 && plural(away, { one: '# club est hors ligne', other: '# clubs sont hors ligne' }),
      look > 0 &&
        plural(look, {
          one: '# club demande votre attention',
          other: '# clubs demandent votre attention',
        }),
    ]
      .filter((part) => part !== false)
      .join(', '),
  noneAway: 'Aucun club n’est hors ligne',
  wellCount: (well) =>
    plural(well, { one: '# club sans problème.', other: '# clubs sans problème.' }),
  closedCount: (closed) =>
    plural(closed, {
      one: '# est fermé en ce moment et n’est pas compté.',
      other: '# sont fermés en ce moment et ne sont pas comptés.',
    }),
  notLooked: 'Le serveur vient de démarrer et n’a pas encore vérifié les écrans.',
  noneLinked: 'Aucun écran n’est encore associé',
  noneLinkedWhy: 'Associez un écran pour voir ce qu’il peut afficher hors ligne.',
  heldWhy: 'Les écrans peuvent l’afficher sans réseau.',
  notHeldWhy:
    'Une partie du contenu de la prochaine journée n’est pas en mémoire sur leurs écrans.',
  fillIt: 'Combler le créneau',
  beforeIt: (place) => `Brouillon non publié avant cela : ${place}.`,
  draftThere: 'Un brouillon existe.',
  missingIn: (language, place) => `Première traduction manquante (${language}) : ${place}.`,
}

export default fr
