import type { RemoteWords } from './remote.en.ts'

const es: RemoteWords = {
  title: 'Mando',
  what: 'los pases del mando',
  why: 'Un teléfono que pausa y adelanta el temporizador de esta ubicación. Los entrenadores lo abren con el código que muestra una pantalla al mantener pulsada una esquina dos segundos.',
  open: 'Abrir aquí',
  make: 'Crear un enlace',
  address: 'Dirección para un teléfono',
  howTo: 'Se abre una vez, en un teléfono, y sirve hasta el final del día en esta ubicación.',
  qrCode: 'Código con la dirección, para la cámara del teléfono',
  none: 'Ningún teléfono tiene pase',
  pass: (number, by) => `Pase ${String(number)} · ${by}`,
  opened: (time, until) => `Abierto a las ${time}, hasta las ${until}`,
  waits: (until) => `Aún sin abrir; se puede hasta las ${until}`,
  revoke: 'Revocar todos',
  sureRevoke: (location) => `¿Revocar todos los pases de ${location}?`,
  revokeDetail:
    'Todo teléfono que sea mando aquí se rechaza desde ahora. Quien esté en la sala vuelve a mantener pulsada la esquina de una pantalla.',
  revoked: 'Todos los pases están revocados.',
}

export default es
