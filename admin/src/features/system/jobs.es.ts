import { pluralIn } from '../../shared/i18n/plural.ts'
import type { JobsWords } from './jobs.en.ts'

const plural = pluralIn('es')

const es: JobsWords = {
  title: 'Correo y tareas en segundo plano',
  why: 'Lo que el servidor envía y hace en segundo plano. Las tareas fallidas se reintentan durante un día, a intervalos crecientes.',
  what: 'las tareas en segundo plano',
  mailOn: 'El correo está activado',
  mailFrom: (address) => `Los correos se envían desde ${address}.`,
  mailOff: 'El correo está desactivado',
  mailOffWhy:
    'Para activarlo, configure SMTP_URL. Mientras tanto, las invitaciones y los cambios de contraseña muestran un enlace para compartir, las alertas llegan solo en la consola y por webhook, y los resúmenes diarios no se envían.',
  sendTest: 'Enviarme un correo de prueba',
  testSent: (address) =>
    `Se está enviando un correo de prueba a ${address}. Si falla, verá el motivo aquí.`,
  waits: 'En cola',
  nextAt: (count, when) =>
    plural(count, { one: `#, prevista ${when}`, other: `#, próxima prevista ${when}` }),
  kinds: {
    mail: 'Correos',
    webhook: 'Webhooks',
    watch: 'Supervisar pantallas',
    alerts: 'Enviar alertas',
    summary: 'Resumen diario',
    reset: 'Enlaces para restablecer contraseñas',
    'uptime-sweep': 'Eliminar datos de conexión antiguos',
    'workouts-tomorrow': 'Revisar los entrenamientos de mañana',
    'server-trouble': 'Revisar el estado del servidor',
    'given-up': 'Eliminar tareas fallidas',
    removals: 'Purgar elementos eliminados',
    'bulk-sweep': 'Eliminar ediciones masivas antiguas',
  },
  failed: 'Tareas fallidas',
  nothingFailed: 'No hay tareas fallidas.',
  more: (count) => plural(count, { one: 'y # más', other: 'y # más' }),
  problems: {
    unexpected: 'Algo salió mal. Consulte el registro del servidor.',
    'mail-away': 'No se pudo conectar con el servidor de correo, o cerró la conexión.',
    'mail-slow': 'El servidor de correo no respondió a tiempo.',
    'mail-log-in': 'El servidor de correo rechazó el usuario o la contraseña de SMTP_URL.',
    'mail-refused': 'Por ahora, el servidor de correo rechaza este remitente o este correo.',
    'mail-recipient': 'El servidor de correo no conoce a este destinatario.',
    'webhook-away': 'No se pudo conectar con la URL del webhook, o no respondió a tiempo.',
    'webhook-refused': 'El webhook rechazó la solicitud.',
    'webhook-address':
      'La URL del webhook apunta a una dirección a la que el servidor no puede acceder.',
  },
  givenUp: (tries) =>
    plural(tries, { one: 'Falló tras # intento', other: 'Falló tras # intentos' }),
  again: (tries, when) =>
    plural(tries, { one: `# intento, próximo ${when}`, other: `# intentos, próximo ${when}` }),
  run: 'Reintentar',
  runWhat: (kind, about) => `Reintentar: ${kind} ${about}`.trim(),
  running: 'Reintentando.',
}

export default es
