import type { FeedWords } from './feeds.en.ts'

const fr: FeedWords = {
  subscribe: 'S’abonner',
  title: 'S’abonner à un calendrier',
  intro:
    'Ajoutez les entraînements publiés d’un club ou d’un round à Google, Apple ou Outlook. Toute personne qui a le lien peut les voir : gardez-le privé.',
  of: 'Calendrier',
  kinds: { gym: 'D’un club', round: 'D’un round' },
  round: 'Numéro du round',
  roundNumber: (number) => `Round ${String(number)}`,
  gymPlaceholder: 'Choisissez un club',
  make: 'Créer un lien',
  hasOne: 'Il y a déjà un lien. Un nouveau le remplace.',
  addressOf: (name) => `Lien du calendrier de ${name}`,
  existing: 'Liens de calendrier',
  what: 'les liens de calendrier',
  none: 'Aucun lien de calendrier pour le moment.',
  made: (who, when) => `Créé par ${who} le ${when}`,
  fetched: (when) => `dernière utilisation ${when}`,
  notFetched: 'pas encore utilisé',
  renew: (name) => `Remplacer le lien de ${name}`,
  end: (name) => `Révoquer le lien de ${name}`,
  renewShort: 'Remplacer',
  endShort: 'Révoquer',
  sureRenew: (name) => `Remplacer le lien de ${name} ?`,
  renewDetail:
    'Le lien actuel cesse immédiatement de fonctionner. Les calendriers ont besoin du nouveau.',
  sureEnd: (name) => `Révoquer le lien de ${name} ?`,
  endDetail: 'Les calendriers qui l’utilisent ne sont plus mis à jour.',
  ended: (name) => `Lien de ${name} révoqué`,
}
export default fr
