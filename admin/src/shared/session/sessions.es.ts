import type { SessionWords } from './sessions.en.ts'

const es: SessionWords = {
  sessions: 'Sesiones',
  what: 'las sesiones',
  none: 'No hay sesiones activas',
  browser: 'Navegador',
  onSystem: (browser, system) => `${browser} en ${system}`,
  place: 'Dirección IP',
  thisNetwork: 'Esta red',
  since: 'Inicio',
  lastSeen: 'Última actividad',
  ends: 'Vence',
  end: 'Cerrar sesión',
  endNamed: (where) => `Cerrar sesión: ${where}`,
  ended: 'Sesión cerrada.',
  this: 'Esta sesión',
  unknown: 'Navegador desconocido',
}
export default es
