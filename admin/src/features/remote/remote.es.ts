import type { RemoteWords } from './remote.en.ts'

const es: RemoteWords = {
  title: 'Control remoto',
  what: 'los pases de entrenador',
  why: 'Los entrenadores controlan el temporizador de esta sucursal desde un teléfono. Para abrir el control remoto, mantenga presionada una esquina de una pantalla durante dos segundos y escanee el código.',
  open: 'Abrir aquí',
  make: 'Crear enlace',
  address: 'Enlace para un teléfono',
  howTo:
    'Este enlace se abre una vez, en un teléfono. Funciona hasta el final del día en esta sucursal.',
  qrCode: 'Código QR del enlace, para la cámara del teléfono',
  none: 'No hay pases de entrenador',
  pass: (number, by) => `Pase de entrenador ${String(number)} · ${by}`,
  opened: (time, until) => `Abierto a las ${time}, vence a las ${until}`,
  waits: (until) => `Aún sin abrir, vence a las ${until}`,
  revoke: 'Revocar todos',
  sureRevoke: (location) => `¿Revocar todos los pases de entrenador de ${location}?`,
  revokeDetail:
    'Todos los teléfonos pierden el acceso de inmediato. Los entrenadores pueden abrir el control remoto de nuevo si mantienen presionada una esquina de una pantalla.',
  revoked: 'Se revocaron todos los pases de entrenador.',
}

export default es
