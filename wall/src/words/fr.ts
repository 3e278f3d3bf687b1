import type { WallWords } from './vocabulary.ts'

/** What a wall says of itself in French. */
export const fr = {
  authorizationTitle: 'Connecter cet écran',
  authorizationText: 'Contactez le support pour connecter cet écran à l’aide du code.',
  authorizationHour: 'Le code change toutes les heures.',
  notReady: 'Veuillez contacter le support.',
  looksAgain: 'Nouvelle vérification toutes les 30 secondes',
  refreshing: 'Actualisation du contenu. Veuillez patienter.',
  loading: 'Chargement',
  round: 'Round',
  roundOf: 'Round {round} sur {rounds}',
  steps: 'Étapes',
  timeLeft: 'Temps restant',
  green: 'Effort',
  yellow: '30 secondes',
  red: 'Pause active',
  go: 'Effort',
  rest: 'Repos',
  breakIn: 'Pause dans',
  nextRound: 'Round suivant',
  paused: 'En pause',
  next: 'Ensuite',
  startsAt: 'Début à',
  startsIn: 'Début dans',
  keepMoving: 'Continuez jusqu’à la cloche.',
  remoteCode: 'Entraîneur : ouvrez la télécommande avec l’appareil photo de votre téléphone.',
} as const satisfies WallWords
