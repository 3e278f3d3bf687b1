import type { FeedWords } from './feeds.en.ts'

const fr: FeedWords = {
  subscribe: 'S’abonner',
  title: 'S’abonner à un calendrier',
  intro:
    'Google, Apple et Outlook lisent à une adresse les entraînements publiés d’une salle ou d’un round. Qui a l’adresse les voit : elle est secrète.',
  of: 'Calendrier',
  kinds: { gym: 'D’une salle', round: 'D’un round' },
  round: 'Numéro du round',
  roundNumber: (number) => `Round ${String(number)}`,
  gymPlaceholder: 'Choisissez une salle',
  make: 'Créer une adresse',
  hasOne: 'Il y a déjà une adresse. Une nouvelle y met fin.',
  addressOf: (name) => `Adresse de ${name}`,
  existing: 'Adresses',
  what: 'les calendriers',
  none: 'Il n’y en a pas encore.',
  made: (who, when) => `Créée par ${who} le ${when}`,
  fetched: (when) => `dernière lecture ${when}`,
  notFetched: 'pas encore lue',
  renew: (name) => `Nouvelle adresse pour ${name}`,
  end: (name) => `Mettre fin à l’adresse de ${name}`,
  renewShort: 'Nouvelle adresse',
  endShort: 'Mettre fin',
  sureRenew: (name) => `Créer une nouvelle adresse pour ${name} ?`,
  renewDetail:
    'L’adresse que les calendriers ont maintenant cesse aussitôt : il leur faut la nouvelle.',
  sureEnd: (name) => `Mettre fin à l’adresse de ${name} ?`,
  endDetail: 'Les calendriers qui l’ont ne reçoivent plus rien.',
  ended: (name) => `L’adresse de ${name} a pris fin.`,
}
export default fr
