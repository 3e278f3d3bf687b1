import type { ChoiceWords } from './choice.en.ts'

const es: ChoiceWords = {
  title: 'Alertas',
  intro: 'De qué se le avisa, de qué gimnasios y cómo.',
  what: 'de qué se le avisa',
  thing: 'elección',
  panel: 'De qué se le avisa',
  usual: 'De esto se avisa a todos los de su rol. Será elección suya en cuanto lo cambie.',
  saved: 'Se guardó de qué se le avisa.',
  kinds: 'Avíseme cuando',
  kind: {
    'location-away': 'un gimnasio no responde',
    'screen-away': 'no responden algunas pantallas de un gimnasio',
    'screen-trouble': 'una pantalla necesita atención',
    'no-workout-tomorrow': 'no hay entrenamiento para mañana',
    'server-trouble': 'el propio servidor tiene problemas',
  },
  kindHint: {
    'location-away':
      'No responde ninguna de sus pantallas. Un mensaje, y otro cuando vuelve a responder.',
    'screen-away': 'Las demás responden. Se avisa de todas juntas, sean cuantas sean.',
    'screen-trouble':
      'Vídeo parado, sin espacio en su disco, no arranca sin red, una versión anterior.',
    'no-workout-tomorrow':
      'A las 18:00, hora del gimnasio. También cuenta un día que solo tiene un borrador.',
    'server-trouble':
      'Su disco, base de datos, correo o reloj; o muchísimos gimnasios perdidos a la vez.',
  },
  gyms: 'De qué gimnasios',
  allGyms: 'De todos los que puedo ver, también los que vengan',
  someGyms: 'Solo de estos',
  chosenGyms: 'Gimnasios',
  findGym: 'Buscar un gimnasio',
  noGym: 'Ningún gimnasio tiene esto en su nombre.',
  nobodysGym: 'Sin ninguno elegido no se le avisa de ningún gimnasio.',
  lostGyms:
    'Ya no queda ninguno de los gimnasios que había elegido, así que se le avisa de todos hasta que elija otros.',
  channels: 'Cómo',
  channel: {
    email: 'Por correo electrónico',
    bell: 'En la campana de la consola',
    webhook: 'Por webhook',
  },
  mailTo: (address) => `A ${address}.`,
  mailOff:
    'El correo está apagado en este servidor: no llega nada por correo hasta que quien lo administra lo configure.',
  bellHint:
    'En la cabecera de cada página. No hace ruido, así que las horas de silencio no la retienen.',
  webhookHint: 'A la dirección de abajo.',
  webhookFirst: 'Indique primero su dirección, abajo.',
  minutes: 'Después de cuántos minutos',
  minutesHint:
    'Cuando un gimnasio lleva sin responder sus propios minutos dentro de su horario. Ambos están en la página del gimnasio.',
  toGyms: 'A los gimnasios',
  quiet: 'Horas de silencio',
  quietHint: 'El correo y el webhook esperan a que terminen, y entonces dicen lo que sigue así.',
  quietFrom: 'Silencio desde',
  quietTo: 'Silencio hasta',
  summary: 'Resumen de la mañana por correo',
  summaryHint: 'Cómo están los gimnasios, cuáles no responden y el próximo día sin entrenamiento.',
  noSummary: 'Ninguno',
  at: (clock) => `A las ${clock}`,
  zone: 'Su zona horaria',
  zoneHint: 'Por ella se cuentan las horas de silencio y el resumen.',
  noneOf: 'Ninguno',
  fromTo: (from, to) => `De ${from} a ${to}`,
  webhook: 'Webhook',
  webhookWhy:
    'Una dirección suya a la que se envía cada alerta como petición firmada, en la forma de Standard Webhooks. Empieza por https:// y se puede alcanzar desde Internet.',
  webhookThing: 'webhook',
  url: 'Dirección',
  secretSince: (when) => `Su secreto es del ${when}.`,
  secret: 'Secreto que firma las peticiones',
  newSecret: 'Secreto nuevo',
  sureNewSecret: '¿Crear un secreto nuevo?',
  newSecretDetail:
    'Lo que comprueba las firmas con el actual rechaza cada petición hasta que tenga el nuevo.',
  remove: 'Quitar el webhook',
  sureRemove: '¿Quitar el webhook?',
  removeDetail: 'No se le envía nada más, y su secreto se olvida.',
  removed: 'Se quitó el webhook.',
  webhookSaved: 'Se guardó el webhook.',
  try: 'Probarlo',
  tried: (status) => `Aceptó la petición y respondió ${status}.`,
  failed: {
    'not-public': 'No se envió nada: la dirección no existe en Internet o lleva a una red privada.',
    redirected: 'Respondió con otra dirección, que no se sigue. Indique aquella aquí.',
    refused: 'No aceptó la petición.',
    silent: 'No respondió a tiempo.',
    unreachable: 'No se puede alcanzar: allí no responde nada.',
    certificate: 'Su certificado no es válido, así que no se envió nada.',
  },
  answered: (status) => `Respondió ${status}.`,
}

export default es
