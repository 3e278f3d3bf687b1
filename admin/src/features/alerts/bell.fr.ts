import { pluralIn } from '../../shared/i18n/plural.ts'
import type { BellWords } from './bell.en.ts'

const plural = pluralIn('fr')

const fr: BellWords = {
  title: 'Alertes',
  what: 'vos alertes',
  button: (unread) =>
    unread === 0
      ? 'Alertes'
      : plural(unread, { one: 'Alertes : # non lue', other: 'Alertes : # non lues' }),
  unknown: 'Alertes : le chargement a échoué',
  unread: 'Non lue',
  markAll: 'Tout marquer comme lu',
  mark: (title) => `Marquer comme lue : ${title}`,
  none: 'Aucune alerte',
  noneWhy:
    'Quand une salle ne répond plus, ou qu’il arrive autre chose que vous voulez savoir, cela se lit ici.',
  newest: (count) => `Les ${String(count)} plus récentes sont affichées.`,
  choose: 'Ce qui vous est signalé',
  screen: (round, name) =>
    name === '' || name === `Round ${String(round)}`
      ? `Round ${String(round)}`
      : `Round ${String(round)} · ${name}`,
  more: (named, count) => `${named} et ${String(count)} de plus`,
  away: (gym) => `${gym} ne répond plus`,
  awayHow: (screens) =>
    plural(screens, {
      one: 'Son écran ne répond pas.',
      other: 'Aucun de ses # écrans ne répond.',
    }),
  back: (gym) => `${gym} répond de nouveau`,
  some: (gym, away, of) =>
    `${gym} : ${plural(away, { one: '# écran', other: '# écrans' })} sur ${String(of)} sans réponse`,
  someHow: (screens) => `${screens}. Les autres répondent.`,
  someBack: (gym) => `${gym} : tous les écrans répondent`,
  look: (gym) => `${gym} est à surveiller`,
  well: (gym) => `${gym} va de nouveau bien`,
  troubles: {
    frozen: 'vidéo figée',
    'not-drawn': 'n’est pas dessiné',
    'no-space': 'plus de place sur son disque',
    'no-boot': 'ne peut pas démarrer sans réseau',
    'old-version': 'une version plus ancienne',
  },
  noWorkout: (day) => `Pas d’entraînement pour le ${day}`,
  noWorkoutHow: (rounds, isOne) => `${isOne ? 'Round' : 'Rounds'} ${rounds}.`,
  drafts: (rounds) => `Pour ${rounds}, un brouillon n’attend que d’être publié.`,
  hasWorkouts: (day) => `Chaque round a un entraînement pour le ${day}`,
  wentWithout: (day) => `Le ${day} s’est passé sans entraînement`,
  server: {
    'many-away': (gyms, screens) => [
      `${String(gyms)} salles ont cessé de répondre à la fois`,
      `Avec ${String(screens)} écrans. Autant à la fois : la cause est le serveur ou sa connexion.`,
    ],
    disk: () => [
      'Le disque du serveur est presque plein',
      'Les médias et la base de données intégrée s’y trouvent.',
    ],
    database: () => [
      'La base de données n’acceptait aucune écriture',
      'Ce qui a été envoyé pendant ce temps a été refusé.',
    ],
    mail: (count) => [
      'Le courrier ne part plus',
      plural(count, {
        one: '# e-mail n’a pas pu partir.',
        other: '# e-mails n’ont pas pu partir.',
      }),
    ],
    jobs: (count) => [
      'Le serveur n’a pas pu faire son travail',
      plural(count, { one: '# tâche a été abandonnée.', other: '# tâches ont été abandonnées.' }),
    ],
    clock: () => [
      'L’horloge du serveur a été changée',
      'Les murs la suivent : regardez si elle est juste.',
    ],
  },
  serverEnds: {
    'many-away': 'La plupart des salles répondent de nouveau',
    disk: 'Le disque du serveur a de nouveau de la place',
    database: 'La base de données accepte de nouveau les écritures',
    mail: 'Le courrier part de nouveau',
    jobs: 'Le serveur fait de nouveau son travail',
    clock: 'L’horloge du serveur est de nouveau juste',
  },
  there: (when) => `${when} là-bas`,
  since: (when, length) => `Depuis ${when}, ${length}`,
  changedBy: (length, when) => `De ${length}, signalé ${when}`,
  after: (length, from, to) => `Après ${length} : de ${from} à ${to}`,
}

export default fr
