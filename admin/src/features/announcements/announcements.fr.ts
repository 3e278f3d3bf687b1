import type { AnnouncementWords } from './announcements.en.ts'

const fr: AnnouncementWords = {
  title: 'Annonces',
  description: 'Affichez un message sur les écrans, en bannière ou en plein écran.',
  subject: 'annonces',
  thing: 'annonce',
  theThing: 'l’annonce',
  theEmergency: 'l’urgence ou l’exercice',
  newOne: 'Nouvelle annonce',
  emergencyOrDrill: 'Urgence ou exercice…',
  emergencyTitle: 'Urgence ou exercice',
  states: { current: 'À l’écran maintenant', coming: 'À venir', over: 'Terminées' },
  none: {
    current: 'Aucune annonce en cours',
    coming: 'Aucune annonce à venir',
    over: 'Aucune annonce passée',
  },
  noneWhy: 'Les écrans affichent leurs entraînements comme d’habitude.',
  kinds: { band: 'Bannière', emergency: 'Urgence', drill: 'Exercice' },
  kind: 'Type',
  kindHints: {
    emergency:
      'Couvre tout l’écran. Pour les vraies urgences seulement ; pour vous exercer, choisissez Exercice.',
    drill:
      'Couvre tout l’écran et indique qu’il s’agit d’un exercice. Vous verrez ici quels écrans l’ont affiché.',
  },
  text: 'Texte',
  textHint: 'Affiché sur les écrans dont la langue n’a pas de texte ci-dessous.',
  languages: 'Dans d’autres langues',
  inLanguages: (count) => `Dans ${String(count)} autres langues`,
  addLanguage: 'Ajouter une langue',
  removeLanguage: (language) => `Retirer ${language}`,
  where: 'Où',
  everywhere: 'Tous les clubs',
  chosen: 'Clubs choisis',
  locations: 'Clubs',
  findLocation: 'Chercher un club',
  noLocation: 'Aucun club ne correspond.',
  addZone: 'Ajouter un fuseau horaire entier',
  zone: (zone, gyms) => `${zone} (${String(gyms)})`,
  from: 'De',
  fromHint: 'Laissez vide pour commencer maintenant.',
  until: 'Jusqu’à',
  ownTime: 'À l’heure locale de chaque club.',
  minutes: 'Terminer après',
  minutesOf: (minutes) =>
    minutes < 60
      ? `${String(minutes)} minutes`
      : minutes === 60
        ? '1 heure'
        : `${String(minutes / 60)} heures`,
  preview: 'Aperçu',
  previewIn: 'Aperçu en',
  previewText: 'Votre texte',
  sampleSubHeader: 'Bases de boxe',
  sampleRound: 'Sac de frappe',
  send: 'Envoyer maintenant',
  cover: (kind, walls, gyms) =>
    `${kind === 'drill' ? 'Un exercice' : 'Une urgence'} couvrira immédiatement ${walls === 1 ? '1 écran' : `${String(walls)} écrans`} dans ${gyms === 1 ? '1 club' : `${String(gyms)} clubs`}.`,
  coverDetail: (connected, walls) =>
    `${String(connected)} sur ${String(walls)} sont en ligne. Les autres l’afficheront s’ils se reconnectent avant la fin.`,
  sent: 'Envoyé aux écrans.',
  added: 'Annonce ajoutée.',
  saved: 'Annonce enregistrée.',
  edit: (text) => `Modifier « ${text} »`,
  editTitle: 'Modifier l’annonce',
  withdraw: 'Retirer',
  withdrawOne: (text) => `Retirer « ${text} »`,
  withdrawn: 'Retirée de tous les écrans.',
  sureWithdraw: 'La retirer maintenant de tous les écrans ?',
  back: 'De nouveau sur les écrans.',
  wasWithdrawn: (when) => `retirée ${when}`,
  allGyms: (gyms) => `Tous les clubs (${String(gyms)})`,
  someGyms: (gyms) => (gyms === 1 ? '1 club' : `${String(gyms)} clubs`),
  atOnce: 'immédiatement',
  span: (from, until) => `${from} – ${until}`,
  ofEach: 'heure locale',
  by: (who) => `par ${who}`,
  readOnly: 'Du siège',
  walls: 'Écrans',
  shownBy: (shown, walls) =>
    walls === 1
      ? `Affiché sur ${String(shown)} écran sur 1`
      : `Affiché sur ${String(shown)} écrans sur ${String(walls)}`,
  lastAfter: (seconds) => `le dernier ${seconds} s après l’envoi`,
  missing: 'Écrans qui ne l’ont pas affiché',
  latest: 'Écrans qui l’ont affiché',
  round: (round) => `Round ${String(round)}`,
  andMore: (more) => `et ${String(more)} de plus`,
  shownAfter: (seconds) => `après ${seconds} s`,
  shownAt: (time) => `à ${time}`,
}

export default fr
