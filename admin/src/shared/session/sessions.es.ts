import type { SessionWords } from './sessions.en.ts'

const es: SessionWords = {
  sessions: 'Sesiones',
  what: 'las sesiones',
  none: 'Sin sesión en ningún sitio.',
  browser: 'Navegador',
  onSystem: (browser, system) => `${browser} en ${system}`,
  place: 'Lugar',
  thisNetwork: 'Esta red',
  since: 'Desde',
  lastSeen: 'Último uso',
  ends: 'Termina',
  end: 'Terminar sesión',
  endNamed: (where) => `Terminar sesión: ${where}`,
  ended: 'Sesión terminada.',
  this: 'Esta sesión',
  unknown: 'Navegador desconocido',
}
export default es
