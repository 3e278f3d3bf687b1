import { pluralIn } from '../../shared/i18n/plural.ts'
import type { BellWords } from './bell.en.ts'

const plural = pluralIn('fr')

const fr: BellWords = {
  title: 'Notifications',
  what: 'vos notifications',
  button: (unread) =>
    unread === 0
      ? 'Notifications'
      : plural(unread, { one: 'Notifications : # non lue', other: 'Notifications : # non lues' }),
  unknown: 'Notifications : le chargement a échoué',
  unread: 'Non lue',
  markAll: 'Tout marquer comme lu',
  mark: (title) => `Marquer comme lue : ${title}`,
  none: 'Aucune notification',
  noneWhy:
    'Si un club est hors ligne, ou si un autre événement que vous suivez se produit, vous le verrez ici.',
  newest: (count) => `Les ${String(count)} plus récentes sont affichées.`,
  choose: 'Paramètres de notification',
  screen: (round, name) =>
    name === '' || name === `Round ${String(round)}`
      ? `Round ${String(round)}`
      : `Round ${String(round)} · ${name}`,
  more: (named, count) => `${named} et ${String(count)} de plus`,
  away: (gym) => `${gym} est hors ligne`,
  awayHow: (screens) =>
    plural(screens, { one: 'Son écran ne répond pas.', other: 'Aucun de ses # écrans ne répond.' }),
  back: (gym) => `${gym} est de nouveau en ligne`,
  some: (gym, away, of) =>
    `${gym} : ${plural(away, { one: '# écran', other: '# écrans' })} sur ${String(of)} hors ligne`,
  someHow: (screens) => `${screens}. Les autres sont en ligne.`,
  someBack: (gym) => `${gym} : tous les écrans sont de nouveau en ligne`,
  look: (gym) => `${gym} demande votre attention`,
  well: (gym) => `${gym} est rétabli`,
  troubles: {
    frozen: 'vidéo figée',
    'not-drawn': 'erreur d’affichage',
    'no-space': 'disque plein',
    'no-boot': 'ne peut pas démarrer hors ligne',
    'old-version': 'version obsolète',
  },
  noWorkout: (day) => `Aucun entraînement pour le ${day}`,
  noWorkoutHow: (rounds, isOne) => `${isOne ? 'Round' : 'Rounds'} ${rounds}.`,
  drafts: (rounds) => `Un brouillon pour ${rounds} est prêt à être publié.`,
  hasWorkouts: (day) => `Tous les rounds ont un entraînement le ${day}`,
  wentWithout: (day) => `Il n’y a pas eu d’entraînement le ${day}`,
  server: {
    'many-away': (gyms, screens) => [
      `${String(gyms)} clubs ont perdu la connexion en même temps`,
      `${String(screens)} écrans sont touchés. La cause est probablement le serveur ou sa connexion.`,
    ],
    disk: () => [
      'Le disque du serveur est presque plein',
      'Libérez de l’espace pour éviter une interruption.',
    ],
    database: () => [
      'La base de données n’a pas pu enregistrer de modifications',
      'Les modifications faites pendant ce temps ont été refusées.',
    ],
    mail: (count) => [
      'Les courriels ne partent pas',
      plural(count, {
        one: '# courriel n’a pas pu être envoyé.',
        other: '# courriels n’ont pas pu être envoyés.',
      }),
    ],
    jobs: (count) => [
      'Des tâches en arrière-plan échouent',
      plural(count, { one: '# tâche a échoué.', other: '# tâches ont échoué.' }),
    ],
    clock: () => [
      'L’heure du serveur a été modifiée',
      'Les écrans la suivent. Vérifiez qu’elle est exacte.',
    ],
  },
  serverEnds: {
    'many-away': 'La plupart des clubs sont de nouveau en ligne',
    disk: 'Le disque du serveur a de nouveau assez d’espace',
    database: 'La base de données enregistre de nouveau les modifications',
    mail: 'Les courriels partent de nouveau',
    jobs: 'Les tâches en arrière-plan fonctionnent de nouveau',
    clock: 'L’horloge du serveur est de nouveau à l’heure',
  },
  there: (when) => `${when}, heure locale`,
  since: (when, length) => `Depuis ${when} (${length})`,
  changedBy: (length, when) => `Décalage de ${length}, détecté ${when}`,
  after: (length, from, to) => `Durée : ${length}, de ${from} à ${to}`,
}

export default fr
