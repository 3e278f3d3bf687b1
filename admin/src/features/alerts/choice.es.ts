import type { ChoiceWords } from './choice.en.ts'

const es: ChoiceWords = {
  title: 'Ajustes de notificaciones',
  intro: 'Elija qué alertas recibe, de qué sucursales y cómo.',
  what: 'sus ajustes de notificaciones',
  thing: 'formulario',
  panel: 'Sus alertas',
  usual: 'Estos son los ajustes predeterminados de su rol. Cámbielos para personalizarlos.',
  saved: 'Se guardaron los ajustes de notificaciones.',
  kinds: 'Avisarme cuando',
  kind: {
    'location-away': 'una sucursal está sin conexión',
    'screen-away': 'algunas pantallas de una sucursal están sin conexión',
    'screen-trouble': 'una pantalla requiere atención',
    'no-workout-tomorrow': 'no hay entrenamiento para mañana',
    'server-trouble': 'el servidor tiene un problema',
  },
  kindHint: {
    'location-away':
      'No responde ninguna de sus pantallas. Recibe un mensaje, y otro cuando se recupera.',
    'screen-away': 'Las demás están en línea. Recibe un solo mensaje por todas.',
    'screen-trouble':
      'Video congelado, error de visualización, disco lleno, no puede iniciar sin conexión o versión desactualizada.',
    'no-workout-tomorrow':
      'Se envía a las 6 p. m., hora local. También cuentan los días que solo tienen un borrador.',
    'server-trouble':
      'Su disco, base de datos, correo, tareas o reloj, o muchas sucursales sin conexión a la vez.',
  },
  gyms: 'De qué sucursales',
  allGyms: 'Todas las que puedo ver, incluidas las nuevas',
  someGyms: 'Solo estas',
  chosenGyms: 'Sucursales',
  findGym: 'Buscar una sucursal',
  noGym: 'Ninguna sucursal coincide.',
  nobodysGym: 'Elija al menos una sucursal para recibir alertas.',
  lostGyms:
    'Ya no tiene acceso a las sucursales que eligió, así que recibe alertas de todas. Elija otras para cambiarlo.',
  channels: 'Cómo',
  channel: {
    email: 'Por correo electrónico',
    bell: 'En la consola',
    webhook: 'Por webhook',
  },
  mailTo: (address) => `A ${address}.`,
  mailOff:
    'El correo no está configurado en este servidor. Pida a su administrador que lo configure.',
  bellHint:
    'En el encabezado de cada página. Es silenciosa, así que las horas de silencio no se aplican.',
  webhookHint: 'A la URL de abajo.',
  webhookFirst: 'Indique primero la URL, abajo.',
  minutes: 'Demora de las alertas en minutos',
  minutesHint:
    'Cada sucursal tiene su propia demora y su horario. Cámbielos en la página de la sucursal.',
  toGyms: 'Ir a las sucursales',
  quiet: 'Horas de silencio',
  quietHint:
    'Los correos y webhooks se retienen hasta que terminan las horas de silencio; lo que ya esté resuelto no se envía.',
  quietFrom: 'Inicio del silencio',
  quietTo: 'Fin del silencio',
  summary: 'Resumen diario por correo',
  summaryHint:
    'El estado de sus sucursales, qué está sin conexión y el próximo día sin entrenamiento.',
  noSummary: 'Ninguno',
  at: (clock) => `A las ${clock}`,
  zone: 'Su zona horaria',
  zoneHint: 'Se usa para las horas de silencio y el resumen diario.',
  noneOf: 'Ninguno',
  fromTo: (from, to) => `De ${from} a ${to}`,
  webhook: 'Webhook',
  webhookWhy:
    'Enviamos cada alerta a esta URL como solicitud firmada (Standard Webhooks). Debe empezar con https:// y ser accesible desde internet.',
  webhookThing: 'webhook',
  url: 'URL',
  secretSince: (when) => `Secreto de firma creado el ${when}.`,
  secret: 'Secreto de firma',
  newSecret: 'Secreto nuevo',
  sureNewSecret: '¿Crear un secreto nuevo?',
  newSecretDetail: 'Su servicio rechazará las solicitudes hasta que le dé el secreto nuevo.',
  remove: 'Eliminar webhook',
  sureRemove: '¿Eliminar el webhook?',
  removeDetail: 'Ya no se le enviarán alertas y se borrará su secreto.',
  removed: 'Se eliminó el webhook.',
  webhookSaved: 'Se guardó el webhook.',
  try: 'Enviar prueba',
  tried: (status) => `Prueba entregada. Respuesta: ${status}.`,
  failed: {
    'not-public': 'No se envió nada. La URL no existe o apunta a una red privada.',
    redirected:
      'La URL redirige a otra. Las redirecciones no se siguen: indique aquí esa otra URL.',
    refused: 'La solicitud fue rechazada.',
    silent: 'Se agotó el tiempo de espera.',
    unreachable: 'No se pudo conectar. Revise la URL y que su servidor esté en marcha.',
    certificate: 'El certificado no es válido, así que no se envió nada.',
  },
  answered: (status) => `Respuesta: ${status}.`,
}

export default es
