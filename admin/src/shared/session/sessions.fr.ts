import type { SessionWords } from './sessions.en.ts'

const fr: SessionWords = {
  sessions: 'Sessions',
  what: 'les sessions',
  none: 'Aucune session active',
  browser: 'Navigateur',
  onSystem: (browser, system) => `${browser} sur ${system}`,
  place: 'Adresse IP',
  thisNetwork: 'Ce réseau',
  since: 'Connexion',
  lastSeen: 'Dernière activité',
  ends: 'Expire',
  end: 'Terminer la session',
  endNamed: (where) => `Terminer la session : ${where}`,
  ended: 'Session terminée.',
  this: 'Cette session',
  unknown: 'Navigateur inconnu',
}
export default fr
