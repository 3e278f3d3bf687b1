import type { PocketWords } from './pocket.en.ts'

const fr: PocketWords = {
  title: 'Page des membres',
  what: 'le lien',
  why: 'Les membres voient les neuf rounds du jour sur leur téléphone, sans compte. Les écrans sans minuteur affichent un code QR dans un coin s’il y a de la place.',
  address: 'Lien pour les membres',
  forDesk: 'Imprimez le code pour l’accueil ou envoyez le lien aux membres.',
  qrCode: 'Code QR de la page des membres',
  open: 'Ouvrir ici',
  renew: 'Créer un nouveau lien',
  sureRenew: (location) => `Créer un nouveau lien vers la page des membres de ${location} ?`,
  renewDetail:
    'Le lien actuel et tous les codes imprimés cessent de fonctionner immédiatement. Les écrans affichent le nouveau code.',
  renewed: 'Nouveau lien créé.',
  none: 'Aucun lien pour le moment',
}

export default fr
