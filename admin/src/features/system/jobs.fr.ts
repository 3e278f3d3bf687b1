import { pluralIn } from '../../shared/i18n/plural.ts'
import type { JobsWords } from './jobs.en.ts'

const plural = pluralIn('fr')

const fr: JobsWords = {
  title: 'Courriels et tâches en arrière-plan',
  why: 'Ce que le serveur envoie et fait en arrière-plan. Les tâches en échec sont réessayées pendant un jour, à intervalles croissants.',
  what: 'les tâches en arrière-plan',
  mailOn: 'Les courriels sont activés',
  mailFrom: (address) => `Les courriels sont envoyés depuis ${address}.`,
  mailOff: 'Les courriels sont désactivés',
  mailOffWhy:
    'Pour les activer, réglez SMTP_URL. D’ici là, les invitations et réinitialisations de mot de passe affichent un lien à transmettre, les alertes n’arrivent que dans la console et par webhook, et les résumés quotidiens ne sont pas envoyés.',
  sendTest: 'M’envoyer un courriel de test',
  testSent: (address) =>
    `Envoi d’un courriel de test à ${address}. En cas d’échec, la raison s’affichera ici.`,
  waits: 'En file d’attente',
  nextAt: (count, when) =>
    plural(count, { one: `#, prévue ${when}`, other: `#, prochaine prévue ${when}` }),
  kinds: {
    mail: 'Courriels',
    webhook: 'Webhooks',
    watch: 'Surveiller les écrans',
    alerts: 'Envoyer les alertes',
    summary: 'Résumé quotidien',
    reset: 'Liens de réinitialisation du mot de passe',
    'uptime-sweep': 'Supprimer les anciennes données de disponibilité',
    'workouts-tomorrow': 'Vérifier les entraînements de demain',
    'server-trouble': 'Vérifier l’état du serveur',
    'given-up': 'Supprimer les tâches en échec',
    removals: 'Purger les éléments supprimés',
    'bulk-sweep': 'Supprimer les anciennes modifications en bloc',
  },
  failed: 'Tâches en échec',
  nothingFailed: 'Aucune tâche en échec.',
  more: (count) => plural(count, { one: 'et # de plus', other: 'et # de plus' }),
  problems: {
    unexpected: 'Une erreur s’est produite. Consultez le journal du serveur.',
    'mail-away': 'Connexion au serveur de courriel impossible, ou fermée par celui-ci.',
    'mail-slow': 'Le serveur de courriel n’a pas répondu à temps.',
    'mail-log-in':
      'Le serveur de courriel a refusé le nom d’utilisateur ou le mot de passe de SMTP_URL.',
    'mail-refused': 'Pour l’instant, le serveur de courriel refuse cet expéditeur ou ce courriel.',
    'mail-recipient': 'Le serveur de courriel ne connaît pas ce destinataire.',
    'webhook-away': 'Connexion à l’URL du webhook impossible, ou délai dépassé.',
    'webhook-refused': 'Le webhook a refusé la requête.',
    'webhook-address': 'L’URL du webhook mène à une adresse interdite au serveur.',
  },
  givenUp: (tries) =>
    plural(tries, { one: 'Échec après # tentative', other: 'Échec après # tentatives' }),
  again: (tries, when) =>
    plural(tries, {
      one: `# tentative, prochaine ${when}`,
      other: `# tentatives, prochaine ${when}`,
    }),
  run: 'Réessayer',
  runWhat: (kind, about) => `Réessayer : ${kind} ${about}`.trim(),
  running: 'Nouvelle tentative en cours.',
}

export default fr
