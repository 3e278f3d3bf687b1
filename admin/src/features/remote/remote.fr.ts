import type { RemoteWords } from './remote.en.ts'

const fr: RemoteWords = {
  title: 'Télécommande',
  what: 'les laissez-passer d’entraîneur',
  why: 'Les entraîneurs contrôlent le minuteur de ce club à partir d’un téléphone. Pour ouvrir la télécommande, maintenez un coin d’un écran pendant deux secondes, puis numérisez le code.',
  open: 'Ouvrir ici',
  make: 'Créer un lien',
  address: 'Lien pour un téléphone',
  howTo:
    'Ce lien s’ouvre une fois, sur un téléphone. Il fonctionne jusqu’à la fin de la journée dans ce club.',
  qrCode: 'Code QR du lien, pour l’appareil photo du téléphone',
  none: 'Aucun laissez-passer d’entraîneur',
  pass: (number, by) => `Laissez-passer ${String(number)} · ${by}`,
  opened: (time, until) => `Ouvert à ${time}, expire à ${until}`,
  waits: (until) => `Pas encore ouvert, expire à ${until}`,
  revoke: 'Tout révoquer',
  sureRevoke: (location) => `Révoquer tous les laissez-passer d’entraîneur de ${location} ?`,
  revokeDetail:
    'Tous les téléphones perdent l’accès immédiatement. Les entraîneurs peuvent rouvrir la télécommande en maintenant un coin d’un écran.',
  revoked: 'Tous les laissez-passer d’entraîneur ont été révoqués.',
}

export default fr
