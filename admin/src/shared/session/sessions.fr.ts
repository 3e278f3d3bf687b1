import type { SessionWords } from './sessions.en.ts'

const fr: SessionWords = {
  sessions: 'Sessions',
  what: 'les sessions',
  none: 'Connecté nulle part.',
  browser: 'Navigateur',
  onSystem: (browser, system) => `${browser} sur ${system}`,
  place: 'Lieu',
  thisNetwork: 'Ce réseau',
  since: 'Depuis',
  lastSeen: 'Dernière activité',
  ends: 'Fin',
  end: 'Terminer la session',
  endNamed: (where) => `Terminer la session : ${where}`,
  ended: 'Session terminée.',
  this: 'Cette session',
  unknown: 'Navigateur inconnu',
}
export default fr
