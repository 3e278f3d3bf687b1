import type { RemoteWords } from './remote.en.ts'

const fr: RemoteWords = {
  title: 'Télécommande',
  what: 'les pass de la télécommande',
  why: 'Un téléphone qui met en pause et fait avancer le minuteur de ce site. Les coachs l’ouvrent avec le code qu’un écran montre quand on maintient un coin deux secondes.',
  open: 'Ouvrir ici',
  make: 'Créer un lien',
  address: 'Adresse pour un téléphone',
  howTo:
    'Elle s’ouvre une fois, sur un téléphone, et sert jusqu’à la fin de la journée sur ce site.',
  qrCode: 'Code avec l’adresse, pour l’appareil photo du téléphone',
  none: 'Aucun téléphone n’a de pass',
  pass: (number, by) => `Pass ${String(number)} · ${by}`,
  opened: (time, until) => `Ouvert à ${time}, jusqu’à ${until}`,
  waits: (until) => `Pas encore ouvert ; possible jusqu’à ${until}`,
  revoke: 'Tout révoquer',
  sureRevoke: (location) => `Révoquer tous les pass de ${location} ?`,
  revokeDetail:
    'Tout téléphone qui est télécommande ici est refusé désormais. Qui est dans la salle maintient de nouveau le coin d’un écran.',
  revoked: 'Tous les pass sont révoqués.',
}

export default fr
