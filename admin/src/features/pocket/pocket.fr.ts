import type { PocketWords } from './pocket.en.ts'

const fr: PocketWords = {
  title: 'Entraînement sur téléphone',
  what: 'l’adresse pour téléphones',
  why: 'Ce que montrent aujourd’hui les neuf rounds, pour qui scanne le code : sans compte, sans cookie, rien des autres jours. Les écrans sans minuteur le montrent dans un coin si les étapes laissent de la place.',
  address: 'Adresse pour les membres',
  forDesk: 'Imprimez-la pour l’accueil ou envoyez-la aux membres.',
  qrCode: 'Code avec l’adresse, pour l’appareil photo d’un téléphone',
  open: 'Ouvrir ici',
  renew: 'Nouvelle adresse',
  sureRenew: (location) => `Donner une nouvelle adresse à la page de ${location} ?`,
  renewDetail:
    'L’ancienne prend fin aussitôt, avec tous les codes qui en ont été imprimés. Les écrans montrent la nouvelle.',
  renewed: 'La page a une nouvelle adresse.',
  none: 'Il n’y a pas d’adresse pour le moment',
}

export default fr
