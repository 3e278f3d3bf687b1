import type { ChoiceWords } from './choice.en.ts'

const fr: ChoiceWords = {
  title: 'Alertes',
  intro: 'Ce qui vous est signalé, de quelles salles, et comment.',
  what: 'ce qui vous est signalé',
  thing: 'choix',
  panel: 'Ce qui vous est signalé',
  usual:
    'C’est ce qui est signalé à toutes les personnes de votre rôle. Ce sera votre choix dès que vous y changez quelque chose.',
  saved: 'Votre choix est enregistré.',
  kinds: 'Me le dire quand',
  kind: {
    'location-away': 'une salle ne répond plus',
    'screen-away': 'quelques écrans d’une salle ne répondent plus',
    'screen-trouble': 'un écran est à surveiller',
    'no-workout-tomorrow': 'il n’y a pas d’entraînement pour demain',
    'server-trouble': 'le serveur lui-même est en difficulté',
  },
  kindHint: {
    'location-away': 'Aucun de ses écrans ne répond. Un message, et un autre quand elle répond.',
    'screen-away': 'Les autres répondent. Signalés ensemble, quel que soit leur nombre.',
    'screen-trouble':
      'Vidéo figée, plus de place sur son disque, ne démarre pas sans réseau, version plus ancienne.',
    'no-workout-tomorrow': 'À 18:00, heure de la salle. Un jour qui n’a qu’un brouillon compte.',
    'server-trouble':
      'Son disque, sa base de données, son courrier ou son horloge ; ou beaucoup de salles perdues à la fois.',
  },
  gyms: 'De quelles salles',
  allGyms: 'De toutes celles que je peux voir, aussi celles à venir',
  someGyms: 'Seulement de celles-ci',
  chosenGyms: 'Salles',
  findGym: 'Chercher une salle',
  noGym: 'Aucune salle n’a cela dans son nom.',
  nobodysGym: 'Sans aucune choisie, aucune salle ne vous est signalée.',
  lostGyms:
    'Aucune des salles que vous aviez choisies n’est plus là pour vous : vous êtes averti de toutes jusqu’à ce que vous en choisissiez d’autres.',
  channels: 'Comment',
  channel: {
    email: 'Par e-mail',
    bell: 'Dans la cloche de la console',
    webhook: 'Par webhook',
  },
  mailTo: (address) => `À ${address}.`,
  mailOff:
    'Le courrier est coupé sur ce serveur : rien n’arrive par e-mail tant que qui l’administre ne l’a pas réglé.',
  bellHint:
    'Dans l’en-tête de chaque page. Elle ne fait aucun bruit : les heures de silence ne la retiennent pas.',
  webhookHint: 'À l’adresse ci-dessous.',
  webhookFirst: 'Indiquez d’abord son adresse, ci-dessous.',
  minutes: 'Après combien de minutes',
  minutesHint:
    'Quand une salle n’a pas répondu pendant ses propres minutes, dans ses heures d’ouverture. Les deux sont sur la page de la salle.',
  toGyms: 'Vers les salles',
  quiet: 'Heures de silence',
  quietHint: 'E-mails et webhook attendent leur fin, puis disent ce qui est encore ainsi.',
  quietFrom: 'Silence dès',
  quietTo: 'Silence jusqu’à',
  summary: 'Résumé du matin par e-mail',
  summaryHint:
    'Comment vont les salles, lesquelles ne répondent plus, et le prochain jour sans entraînement.',
  noSummary: 'Aucun',
  at: (clock) => `À ${clock}`,
  zone: 'Votre fuseau horaire',
  zoneHint: 'Les heures de silence et le résumé se comptent par lui.',
  noneOf: 'Aucun',
  fromTo: (from, to) => `De ${from} à ${to}`,
  webhook: 'Webhook',
  webhookWhy:
    'Une adresse à vous qui reçoit chaque alerte comme requête signée, sous la forme de Standard Webhooks. Elle commence par https:// et s’atteint depuis Internet.',
  webhookThing: 'webhook',
  url: 'Adresse',
  secretSince: (when) => `Son secret est du ${when}.`,
  secret: 'Secret qui signe les requêtes',
  newSecret: 'Nouveau secret',
  sureNewSecret: 'Créer un nouveau secret ?',
  newSecretDetail:
    'Ce qui vérifie les signatures avec l’actuel refuse chaque requête tant qu’il n’a pas le nouveau.',
  remove: 'Retirer le webhook',
  sureRemove: 'Retirer le webhook ?',
  removeDetail: 'Plus rien ne lui est envoyé, et son secret est oublié.',
  removed: 'Le webhook est retiré.',
  webhookSaved: 'Le webhook est enregistré.',
  try: 'L’essayer',
  tried: (status) => `Elle a accepté la requête et répondu ${status}.`,
  failed: {
    'not-public':
      'Rien n’a été envoyé : l’adresse n’existe pas sur Internet ou mène dans un réseau privé.',
    redirected:
      'Elle a répondu par une autre adresse, qui n’est pas suivie. Indiquez celle-là ici.',
    refused: 'Elle n’a pas accepté la requête.',
    silent: 'Elle n’a pas répondu à temps.',
    unreachable: 'Elle ne peut être atteinte : rien n’y répond.',
    certificate: 'Son certificat n’est pas valable : rien n’a été envoyé.',
  },
  answered: (status) => `Elle a répondu ${status}.`,
}

export default fr
