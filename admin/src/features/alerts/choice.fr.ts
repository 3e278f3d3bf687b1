import type { ChoiceWords } from './choice.en.ts'

const fr: ChoiceWords = {
  title: 'Paramètres de notification',
  intro: 'Choisissez les alertes que vous recevez, pour quels clubs et comment.',
  what: 'vos paramètres de notification',
  thing: 'formulaire',
  panel: 'Vos alertes',
  usual: 'Ce sont les paramètres par défaut de votre rôle. Modifiez-les pour les personnaliser.',
  saved: 'Paramètres de notification enregistrés.',
  kinds: 'M’avertir quand',
  kind: {
    'location-away': 'un club est hors ligne',
    'screen-away': 'certains écrans d’un club sont hors ligne',
    'screen-trouble': 'un écran demande votre attention',
    'no-workout-tomorrow': 'il n’y a pas d’entraînement pour demain',
    'server-trouble': 'le serveur a un problème',
  },
  kindHint: {
    'location-away':
      'Aucun de ses écrans ne répond. Vous recevez un message, puis un autre au rétablissement.',
    'screen-away': 'Les autres sont en ligne. Vous recevez un seul message pour tous.',
    'screen-trouble':
      'Vidéo figée, erreur d’affichage, disque plein, démarrage impossible hors ligne ou version obsolète.',
    'no-workout-tomorrow':
      'Envoyé à 18 h, heure locale. Les jours qui n’ont qu’un brouillon comptent aussi.',
    'server-trouble':
      'Son disque, sa base de données, ses courriels, ses tâches ou son horloge, ou beaucoup de clubs hors ligne à la fois.',
  },
  gyms: 'Pour quels clubs',
  allGyms: 'Tous ceux que je peux voir, y compris les nouveaux',
  someGyms: 'Seulement ceux-ci',
  chosenGyms: 'Clubs',
  findGym: 'Chercher un club',
  noGym: 'Aucun club ne correspond.',
  nobodysGym: 'Choisissez au moins un club pour recevoir des alertes.',
  lostGyms:
    'Vous n’avez plus accès aux clubs choisis ; vous recevez donc les alertes de tous. Choisissez-en d’autres pour changer cela.',
  channels: 'Comment',
  channel: {
    email: 'Par courriel',
    bell: 'Dans la console',
    webhook: 'Par webhook',
  },
  mailTo: (address) => `À ${address}.`,
  mailOff:
    'Le courriel n’est pas configuré sur ce serveur. Demandez à votre administrateur de le configurer.',
  bellHint:
    'Dans l’en-tête de chaque page. Sans son, donc les heures de silence ne s’appliquent pas.',
  webhookHint: 'À l’URL ci-dessous.',
  webhookFirst: 'Indiquez d’abord l’URL, ci-dessous.',
  minutes: 'Délai d’alerte en minutes',
  minutesHint:
    'Chaque club a son propre délai et ses heures d’ouverture. Modifiez-les sur la page du club.',
  toGyms: 'Voir les clubs',
  quiet: 'Heures de silence',
  quietHint:
    'Les courriels et webhooks sont retenus jusqu’à la fin des heures de silence ; ce qui est réglé d’ici là n’est pas envoyé.',
  quietFrom: 'Début du silence',
  quietTo: 'Fin du silence',
  summary: 'Résumé quotidien par courriel',
  summaryHint: 'L’état de vos clubs, ce qui est hors ligne et le prochain jour sans entraînement.',
  noSummary: 'Aucun',
  at: (clock) => `À ${clock}`,
  zone: 'Votre fuseau horaire',
  zoneHint: 'Sert aux heures de silence et au résumé quotidien.',
  noneOf: 'Aucun',
  fromTo: (from, to) => `De ${from} à ${to}`,
  webhook: 'Webhook',
  webhookWhy:
    'Nous envoyons chaque alerte à cette URL sous forme de requête signée (Standard Webhooks). Elle doit commencer par https:// et être accessible depuis Internet.',
  webhookThing: 'webhook',
  url: 'URL',
  secretSince: (when) => `Secret de signature créé le ${when}.`,
  secret: 'Secret de signature',
  newSecret: 'Nouveau secret',
  sureNewSecret: 'Créer un nouveau secret ?',
  newSecretDetail:
    'Votre service refusera les requêtes tant que vous ne lui aurez pas donné le nouveau secret.',
  remove: 'Supprimer le webhook',
  sureRemove: 'Supprimer le webhook ?',
  removeDetail: 'Les alertes ne lui seront plus envoyées et son secret sera effacé.',
  removed: 'Webhook supprimé.',
  webhookSaved: 'Webhook enregistré.',
  try: 'Envoyer un test',
  tried: (status) => `Test livré. Réponse : ${status}.`,
  failed: {
    'not-public': 'Rien n’a été envoyé. L’URL n’existe pas ou mène à un réseau privé.',
    redirected:
      'L’URL redirige vers une autre. Les redirections ne sont pas suivies : saisissez cette autre URL ici.',
    refused: 'La requête a été refusée.',
    silent: 'Le délai d’attente est dépassé.',
    unreachable: 'Connexion impossible. Vérifiez l’URL et que votre serveur fonctionne.',
    certificate: 'Le certificat n’est pas valide : rien n’a été envoyé.',
  },
  answered: (status) => `Réponse : ${status}.`,
}

export default fr
