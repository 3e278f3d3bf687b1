import { pluralIn } from '../../shared/i18n/plural.ts'
import type { JobsWords } from './jobs.en.ts'

const plural = pluralIn('fr')

const fr: JobsWords = {
  title: 'E-mails et tâches',
  why: 'Ce que le serveur envoie et fait de lui-même. Ce qui échoue est réessayé pendant un jour, de plus en plus rarement.',
  what: 'les e-mails et les tâches',
  mailOn: 'Les e-mails sont activés',
  mailFrom: (address) => `Les e-mails partent de ${address}.`,
  mailOff: 'Les e-mails sont désactivés',
  mailOffWhy:
    'Le serveur n’a pas de SMTP_URL. Les invitations et les nouveaux mots de passe montrent un lien à remettre ; les alertes ne parviennent que par la cloche et par webhook, et les résumés à personne.',
  sendTest: 'M’envoyer un e-mail de test',
  testSent: (address) =>
    `Un e-mail de test part vers ${address}. S’il ne peut pas être envoyé, la raison s’affiche ici.`,
  waits: 'En attente',
  nextAt: (count, when) =>
    plural(count, { one: `#, prévue ${when}`, other: `#, la première prévue ${when}` }),
  kinds: {
    mail: 'E-mails',
    webhook: 'Webhooks',
    watch: 'Surveillance des écrans',
    alerts: 'Alertes',
    summary: 'Résumé du matin',
    reset: 'Liens pour un nouveau mot de passe',
    'uptime-sweep': 'Oubli des anciennes connexions',
    'workouts-tomorrow': 'Contrôle des entraînements de demain',
    'server-trouble': 'Contrôle du serveur lui-même',
    'given-up': 'Oubli de ce qui est abandonné',
    removals: 'Oubli de ce qui a été supprimé',
    'bulk-sweep': 'Oubli des changements de plusieurs entraînements',
  },
  failed: 'Pas fait',
  nothingFailed: 'Tout ce qui a été tenté est fait.',
  more: (count) => plural(count, { one: 'et # de plus', other: 'et # de plus' }),
  problems: {
    unexpected: 'Quelque chose d’imprévu a échoué. C’est dans le journal du serveur.',
    'mail-away': 'Le serveur de messagerie est injoignable, ou il a coupé la connexion.',
    'mail-slow': 'Le serveur de messagerie n’a pas répondu à temps.',
    'mail-log-in':
      'Le serveur de messagerie refuse le nom d’utilisateur ou le mot de passe de SMTP_URL.',
    'mail-refused': 'Pour l’instant, le serveur de messagerie refuse cet expéditeur ou cet e-mail.',
    'mail-recipient': 'Le serveur de messagerie ne connaît pas ce destinataire.',
    'webhook-away': 'L’adresse du webhook est injoignable, ou n’a pas répondu à temps.',
    'webhook-refused': 'L’adresse du webhook a répondu qu’elle refuse cet envoi.',
    'webhook-address': 'L’adresse du webhook mène là où le serveur ne doit rien envoyer.',
  },
  givenUp: (tries) =>
    plural(tries, { one: 'Abandonné après # essai', other: 'Abandonné après # essais' }),
  again: (tries, when) =>
    plural(tries, {
      one: `# essai jusqu’ici, à nouveau ${when}`,
      other: `# essais jusqu’ici, à nouveau ${when}`,
    }),
  run: 'Réessayer',
  runWhat: (kind, about) => `Réessayer : ${kind} ${about}`.trim(),
  running: 'Un nouvel essai est en cours.',
}

export default fr
