import type { AnnouncementWords } from './announcements.en.ts'

const fr: AnnouncementWords = {
  title: 'Annonces',
  description:
    'Un mot sur les écrans des salles : à la place de leur en-tête, ou sur tout l’écran.',
  subject: 'annonces',
  thing: 'annonce',
  theThing: 'l’annonce',
  theEmergency: 'l’urgence ou l’exercice',
  newOne: 'Nouvelle annonce',
  emergencyOrDrill: 'Urgence ou exercice…',
  emergencyTitle: 'Urgence ou exercice',
  states: { current: 'Sur les écrans', coming: 'À venir', over: 'Terminées' },
  none: {
    current: 'Rien n’est annoncé.',
    coming: 'Rien n’est à venir.',
    over: 'Rien n’est terminé.',
  },
  noneWhy: 'Les écrans montrent leurs séances et rien d’autre.',
  kinds: { band: 'Bandeau', emergency: 'Urgence', drill: 'Exercice' },
  kind: 'De quoi il s’agit',
  kindHints: {
    emergency: 'Couvre l’écran pour de vrai. Envoyez les exercices comme exercices.',
    drill: 'Couvre l’écran, dit que c’est un exercice, et montre ici quels écrans l’ont affiché.',
  },
  text: 'Texte',
  textHint: 'Affiché par les écrans dont la langue n’a pas de texte ci-dessous.',
  languages: 'Dans d’autres langues',
  inLanguages: (count) => `Dans ${String(count)} autres langues`,
  addLanguage: 'Ajouter une langue',
  removeLanguage: (language) => `Retirer ${language}`,
  where: 'Où',
  everywhere: 'Toutes les salles',
  chosen: 'Salles choisies',
  locations: 'Salles',
  findLocation: 'Chercher une salle',
  noLocation: 'Aucune salle ne porte ce nom.',
  addZone: 'Ajouter toutes celles d’un fuseau horaire',
  zone: (zone, gyms) => `${zone} (${String(gyms)})`,
  from: 'De',
  fromHint: 'Vide : tout de suite.',
  until: 'Jusqu’à',
  ownTime: 'À l’heure de chaque salle.',
  minutes: 'Se termine de lui-même après',
  minutesOf: (minutes) =>
    minutes < 60
      ? `${String(minutes)} minutes`
      : minutes === 60
        ? '1 heure'
        : `${String(minutes / 60)} heures`,
  preview: 'Aperçu',
  previewIn: 'Aperçu en',
  previewText: 'Le texte',
  sampleSubHeader: 'Bases de boxe',
  sampleRound: 'Sac de frappe',
  send: 'Envoyer maintenant',
  cover: (kind, walls, gyms) =>
    `${kind === 'drill' ? 'Un exercice' : 'Une urgence'} couvre ${walls === 1 ? '1 écran' : `${String(walls)} écrans`} dans ${gyms === 1 ? '1 salle' : `${String(gyms)} salles`}, tout de suite.`,
  coverDetail: (connected, walls) =>
    `${String(connected)} sur ${String(walls)} répondent maintenant. Les autres l’affichent dès qu’ils l’apprennent, si ce n’est pas terminé.`,
  sent: 'Envoyé aux écrans.',
  added: 'Les écrans l’afficheront.',
  saved: 'Les écrans l’afficheront telle qu’elle est.',
  edit: (text) => `Modifier « ${text} »`,
  editTitle: 'Modifier l’annonce',
  withdraw: 'Retirer',
  withdrawOne: (text) => `Retirer « ${text} »`,
  withdrawn: 'Retirée de tous les écrans.',
  sureWithdraw: 'La retirer maintenant de tous les écrans ?',
  back: 'De nouveau sur les écrans.',
  wasWithdrawn: (when) => `retirée ${when}`,
  allGyms: (gyms) => `Toutes les salles (${String(gyms)})`,
  someGyms: (gyms) => (gyms === 1 ? '1 salle' : `${String(gyms)} salles`),
  atOnce: 'tout de suite',
  span: (from, until) => `${from} – ${until}`,
  ofEach: 'à l’heure de chaque salle',
  by: (who) => `par ${who}`,
  readOnly: 'Du siège',
  walls: 'Écrans',
  shownBy: (shown, walls) =>
    walls === 1
      ? `${String(shown)} sur 1 écran l’a affiché`
      : `${String(shown)} sur ${String(walls)} écrans l’ont affiché`,
  lastAfter: (seconds) => `le dernier ${seconds} s après l’envoi`,
  missing: 'Ne l’ont pas affiché',
  latest: 'L’ont affiché',
  round: (round) => `Round ${String(round)}`,
  andMore: (more) => `et ${String(more)} de plus`,
  shownAfter: (seconds) => `après ${seconds} s`,
  shownAt: (time) => `à ${time}`,
}

export default fr
