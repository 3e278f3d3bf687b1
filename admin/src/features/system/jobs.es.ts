import { pluralIn } from '../../shared/i18n/plural.ts'
import type { JobsWords } from './jobs.en.ts'

const plural = pluralIn('es')

const es: JobsWords = {
  title: 'Correo y tareas',
  why: 'Lo que el servidor envía y hace por sí mismo. Lo que falla se reintenta durante un día, cada vez con menos frecuencia.',
  what: 'el correo y las tareas',
  mailOn: 'El correo está activado',
  mailFrom: (address) => `Los correos salen de ${address}.`,
  mailOff: 'El correo está desactivado',
  mailOffWhy:
    'El servidor no tiene SMTP_URL. Las invitaciones y las contraseñas nuevas muestran un enlace para entregar; las alertas solo llegan por la campana y por webhook, y los resúmenes a nadie.',
  sendTest: 'Enviarme un correo de prueba',
  testSent: (address) =>
    `Un correo de prueba va camino de ${address}. Si no se puede enviar, el motivo aparece aquí.`,
  waits: 'En espera',
  nextAt: (count, when) =>
    plural(count, { one: `#, prevista ${when}`, other: `#, la primera prevista ${when}` }),
  kinds: {
    mail: 'Correos',
    webhook: 'Webhooks',
    watch: 'Vigilancia de las pantallas',
    alerts: 'Alertas',
    summary: 'Resumen de la mañana',
    reset: 'Enlaces para una contraseña nueva',
    'uptime-sweep': 'Olvidar conexiones antiguas',
    'workouts-tomorrow': 'Revisión de los entrenamientos de mañana',
    'server-trouble': 'Revisión del propio servidor',
    'given-up': 'Olvidar lo abandonado',
    removals: 'Olvidar lo eliminado',
    'bulk-sweep': 'Olvidar cambios de muchos entrenamientos',
  },
  failed: 'Sin hacer',
  nothingFailed: 'Se ha hecho todo lo que se intentó.',
  more: (count) => plural(count, { one: 'y # más', other: 'y # más' }),
  problems: {
    unexpected: 'Algo imprevisto salió mal. Está en el registro del servidor.',
    'mail-away': 'No se puede llegar al servidor de correo, o cortó la conexión.',
    'mail-slow': 'El servidor de correo no respondió a tiempo.',
    'mail-log-in': 'El servidor de correo no acepta el usuario o la contraseña de SMTP_URL.',
    'mail-refused': 'De momento, el servidor de correo no acepta a este remitente o este correo.',
    'mail-recipient': 'El servidor de correo no conoce a este destinatario.',
    'webhook-away': 'No se puede llegar a la dirección del webhook, o no respondió a tiempo.',
    'webhook-refused': 'La dirección del webhook respondió que no acepta esto.',
    'webhook-address': 'La dirección del webhook lleva a donde el servidor no debe enviar nada.',
  },
  givenUp: (tries) =>
    plural(tries, { one: 'Abandonada tras # intento', other: 'Abandonada tras # intentos' }),
  again: (tries, when) =>
    plural(tries, {
      one: `# intento hasta ahora, otra vez ${when}`,
      other: `# intentos hasta ahora, otra vez ${when}`,
    }),
  run: 'Reintentar',
  runWhat: (kind, about) => `Reintentar: ${kind} ${about}`.trim(),
  running: 'Se está intentando de nuevo.',
}

export default es
