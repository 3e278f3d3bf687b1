import type { IssueSentences } from '@roundboard/contract'

const plural = (count: string | number, one: string, other: string) =>
  `${String(count)} ${Number(count) === 1 ? one : other}`

/** Nobody counts hundreds of seconds. */
const wait = (seconds: string | number) =>
  Number(seconds) > 120
    ? plural(Math.ceil(Number(seconds) / 60), 'minuto', 'minutos')
    : plural(seconds, 'segundo', 'segundos')

export const issues: IssueSentences = {
  required: 'Rellene este campo.',
  'not-valid': 'Esto no es válido.',
  'not-known': 'Este campo no se conoce aquí.',
  'text-wanted': 'Se espera un texto.',
  'number-wanted': 'Se espera un número.',
  'whole-number-wanted': 'Se espera un número entero.',
  'yes-or-no-wanted': 'Se espera sí o no (true o false).',
  'list-wanted': 'Se espera una lista.',
  'object-wanted': 'Se espera un objeto con campos.',
  'too-short': ({ min }) => `Al menos ${plural(min, 'carácter', 'caracteres')}.`,
  'too-long': ({ max }) => `${plural(max, 'carácter', 'caracteres')} como máximo.`,
  'number-too-small': ({ min }) => `${String(min)} como mínimo.`,
  'number-too-large': ({ max }) => `${String(max)} como máximo.`,
  'too-few': ({ min }) => `Al menos ${plural(min, 'elemento', 'elementos')}.`,
  'too-many': ({ max }) => `${plural(max, 'elemento', 'elementos')} como máximo.`,
  'one-of': ({ options }) => `Uno de estos: ${String(options)}.`,
  'control-characters': 'No se permiten caracteres de control.',
  'one-line': 'Una sola línea.',
  'not-storable': 'Contiene caracteres que no se pueden guardar.',

  id: 'Un identificador tal como lo da esta API.',
  stamp: 'Un momento, por ejemplo 2026-11-21T00:00:00.000Z.',
  day: 'Una fecha, por ejemplo 2026-11-21.',
  'release-date': 'Una fecha (mes/día/año), por ejemplo 01/31/2031.',
  email: 'Un correo, por ejemplo coach@example.com.',
  'password-wanted': 'Introduzca su contraseña.',
  'current-password-wanted': 'Introduzca para esto su contraseña actual.',
  'step-up-wanted': 'Confirme que es usted: la última prueba tiene más de diez minutos.',
  'challenge-over':
    'Ha tardado más de diez minutos o se ha intentado demasiadas veces. Empiece de nuevo.',
  'factor-code-wrong':
    'Este código no es correcto. Compruebe la hora de su teléfono y escriba el código más reciente.',
  'factor-code-used': 'Este código ya se ha usado. Espere al siguiente.',
  'recovery-code-wrong': 'No es ninguno de sus códigos de recuperación sin usar.',
  'passkey-unknown': 'Esta llave de acceso no se conoce aquí. Puede que se haya quitado.',
  'passkey-refused': 'No se ha aceptado la llave de acceso. Inténtelo de nuevo.',
  'passkey-copied':
    'Puede que esta llave de acceso se haya copiado: ha firmado menos veces que antes. Quítela y use otra vía.',
  'passkey-known': 'Esta llave de acceso ya está.',
  'passkeys-off': 'Las llaves de acceso no funcionan en la dirección de esta consola.',
  'last-factor': 'Su rol exige un segundo factor. Añada antes otro.',
  'factor-first': 'Configure primero un segundo factor.',
  'second-factor-wanted': 'Inicie sesión con su segundo factor.',
  'second-factor-set-up-wanted':
    'Su rol exige un segundo factor. Configure uno; después podrá continuar.',
  'password-guessable':
    'Demasiado fácil de adivinar: no cuentan nombres, palabras comunes, años, repeticiones ni filas de teclas.',
  language: 'Un idioma de la lista, por ejemplo en-us.',
  'time-zone': 'Una zona horaria de la lista, por ejemplo America/New_York.',
  'location-identifier':
    'Prefijo de la franquicia, código de país opcional y 4 dígitos o más: RB-1024 o RB-CA-1024.',
  round: ({ min, max }) => `Un round del ${String(min)} al ${String(max)}.`,
  link: 'Una dirección con http:// o https://, o /media/….',
  'schedule-hour': 'Una hora de 5 (17:00) a 12 (medianoche).',
  colour: 'Un color como #d63a15.',
  'unclear-colour': ({ ratio, wanted, nearest }) =>
    `El texto no se leería bien: se necesita un contraste de ${wanted} : 1 y tiene ${ratio} : 1. El tono adecuado más cercano es ${nearest}.`,
  svg: 'Una imagen en SVG.',
  'sha-256': 'Un SHA-256 de 64 cifras hexadecimales.',
  picture: 'Una imagen JPEG.',
  'seven-hours': 'Siete horas, empezando por el domingo.',
  'seven-days': 'Siete días, empezando por el domingo.',
  'opening-time': 'Una hora del día como 05:30, hasta las 24:00.',
  'closing-before-opening': 'La hora de cierre debe ser posterior a la de apertura.',
  'openings-overlap': 'Dos horarios de apertura de este día se superponen.',
  'days-too-many': ({ max }) => `Como máximo ${plural(max, 'día', 'días')} a la vez.`,
  version: 'Una versión, por ejemplo 21.12.22 o 21.12.22-001.',
  'exercise-name': 'Un nombre corto, por ejemplo jumping-jack.',
  'licence-key': 'Una clave de licencia.',
  'type-word': ({ word }) => `Escriba ${String(word)}.`,
  'timer-stamp': 'Un momento, por ejemplo 2026-11-21T06:00:00.000Z, «now» o nada.',
  'auth-code': 'Seis letras mayúsculas o dígitos.',
  'screen-link-id': 'El identificador de un enlace de pantalla.',
  step: ({ max }) => `Un paso del 1 al ${String(max)}.`,
  'too-many-routines': ({ max }) => `${plural(max, 'rutina', 'rutinas')} como máximo.`,
  'steps-gap': 'Los pasos se cuentan desde el 1, sin saltos.',
  'span-too-long': ({ max }) => `${String(max)} días como máximo.`,
  'language-twice': 'Un texto tiene una sola traducción en cada idioma.',
  'template-without-steps': 'Este entrenamiento no tiene pasos: no hay nada que guardar.',
  'feed-subject': 'Un calendario es de un local o de un round: indique uno de los dos.',
  'time-of-day': 'Una hora, por ejemplo 07:30.',
  'quiet-hours-same': 'Las horas de silencio terminan a otra hora que empiezan.',
  'mute-end': ({ days }) => `Un fin en el futuro, como máximo dentro de ${String(days)} días.`,
  'webhook-wanted': 'Todavía no hay webhook: indique primero su dirección.',
  'webhook-not-public': 'Esta dirección no está en Internet y aquí no se permite.',
  'webhook-not-https': 'Una dirección que empiece por https://.',
  'workout-filter': 'Un objeto JSON con round, name, routines, isDraft, startDate o endDate.',
  'workout-filter-json': 'Un objeto JSON, por ejemplo {"round":1}.',
  'workout-filter-routines': '[] o { "$size": 0 }: los que no tienen rutinas.',
  'workout-filter-draft': 'true para los borradores, false para lo publicado.',

  'end-before-start': 'Introduzca una fecha de fin válida.',
  'invalid-auth-code': 'Código de autorización no válido',
  'auth-code-in-use': 'Otra pantalla muestra este código: genere otro.',
  'invalid-round-number': 'Número de round no válido',
  'admin-only': 'Solo un administrador puede cambiar esto.',
  'no-such-location': 'Este local no existe.',
  'gym-wanted': 'Indique de qué local es el temporizador.',
  'local-time': 'Un día y una hora, por ejemplo 2026-11-26T20:00.',
  'announcement-places': 'Elija un local, o todos.',
  'announcement-ends': 'El final debe ser posterior al comienzo y estar por venir.',
  'announcement-too-long': ({ days }) => `Un anuncio puede durar ${String(days)} días como máximo.`,
  'announcement-over': 'Este anuncio ha terminado: ya no se puede cambiar.',
  'whole-wall-fixed': 'Lo que cubre la pantalla no se puede cambiar. Retírelo y envíe otro.',
  'start-too-late': 'Un temporizador empieza en las próximas 24 horas: elija una hora más cercana.',
  'location-wanted': 'Indique el local cuyo entrenamiento se busca.',
  'no-such-exercise': 'La lista de ejercicios no tiene ese nombre.',
  'no-such-screen': 'Esta pantalla no existe.',
  'screen-elsewhere': 'Solo cambian de lugar las pantallas de un mismo local.',
  'build-for-all': 'Todas las pantallas ya tienen esta compilación.',
  'rollout-running':
    'Se está distribuyendo otra compilación. Retírela, o deje que llegue a todas las pantallas, antes de la siguiente.',
  'rollout-over': 'Esto ya ha terminado: mire cómo está la compilación.',
  'ring-smaller': 'Una compilación ya distribuida solo puede llegar a más pantallas, o retirarse.',
  'media-kind': 'Un clip no puede ser una imagen de round, ni una imagen otra cosa.',
  'media-variant': 'Se espera otro elemento de la biblioteca: un clip para un clip.',
  'media-gone': 'La biblioteca ya no tiene esto. Elija otro elemento.',
  'email-taken': 'Otro usuario tiene este correo.',
  'exercise-name-taken': 'Otro ejercicio tiene este nombre.',
  equipment: 'Elige el equipo de la lista.',
  'equipment-twice': 'Cada equipo se nombra una sola vez.',
  'alternative-twice': 'Cada ejercicio sustituye una sola vez.',
  'alternative-unknown': 'Este ejercicio ya no existe.',
  'alternative-itself': 'Un ejercicio no puede sustituirse a sí mismo.',
  'location-identifier-taken': 'Otro local tiene este identificador.',
  'round-taken': ({ round }) => `El round ${String(round)} ya existe.`,
  'api-access-without-locations': 'A un usuario de acceso API no se le pueden dar locales.',
  'duplicate-release': 'No se pudo crear la versión. Se ha encontrado un identificador duplicado.',
  'version-taken': 'Otra entrega tiene esta versión.',
  'only-latest-release': 'Solo se puede corregir la última versión.',

  'exercise-in-use': ({ location }) =>
    `Este ejercicio está en uso: lo tienen las pausas activas de ${String(location)}.`,
  'media-in-use': ({ name, others }) =>
    Number(others) > 0
      ? `Está en uso: lo tienen ${String(name)} y ${plural(others, 'lugar más', 'lugares más')}.`
      : `Está en uso: lo tiene ${String(name)}.`,
  'media-in-undo':
    'Lo que usaba esto se eliminó y aún se puede recuperar: durante un minuto, o un día tras un cambio de varios entrenamientos.',
  'media-shipped': 'Esto viene con el producto. Se puede reemplazar, pero no eliminar.',
  'round-in-use': ({ round, workouts, screens }) =>
    `El round ${String(round)} está en uso: ${plural(workouts, 'entrenamiento', 'entrenamientos')}, ${plural(screens, 'pantalla', 'pantallas')}.`,
  'timer-off': ({ location }) => `El temporizador no está activado para ${String(location)}.`,
  'timers-elsewhere':
    'Los temporizadores de esta instalación se ajustan en su servicio de licencias, no aquí.',
  'pocket-off': ({ location }) =>
    `El entrenamiento para teléfonos no está activado para ${String(location)}.`,
  'licence-service-silent': 'El servicio de licencias no responde en este momento.',
  'wait-seconds': ({ seconds }) =>
    `Demasiados intentos. Espere ${wait(seconds)} e inténtelo de nuevo.`,
  'log-in-wait': ({ seconds }) =>
    `Demasiados intentos fallidos. Espere ${wait(seconds)} e inténtelo de nuevo.`,
  'set-up-already': 'Este servidor ya está configurado. Inicie sesión.',
  'set-up-link-ended':
    'Este enlace de configuración ya no vale. Reinicie el servidor para obtener otro, o inicie sesión si ya está configurado.',
  'account-link-unknown':
    'Este enlace no está completo, o no se creó aquí. Copie la dirección entera del correo.',
  'account-link-used':
    'Este enlace ya se usó. Entre con la contraseña que se creó con él, o pida otra en «¿Olvidó su contraseña?».',
  'account-link-replaced': 'Después se creó un enlace más nuevo. Use el más nuevo.',
  'account-link-void':
    'Este enlace ya no vale, porque la cuenta se cambió después, no está activa o se eliminó. Pregunte a quien gestiona los usuarios de su franquicia.',
  'invitation-expired':
    'Esta invitación valía tres días. Pida a quien le invitó que le invite de nuevo.',
  'reset-expired':
    'Este enlace valía una hora. Pida otro en «¿Olvidó su contraseña?» en la página de acceso.',
  'has-password': 'Ya creó su contraseña. «¿Olvidó su contraseña?» le da otra.',
  'invite-inactive': 'No está activo. Actívelo primero e invítelo después.',
  'sign-on-not-set-up':
    'El inicio de sesión único no está configurado en este servidor. Inicie sesión con su correo y contraseña.',
  'sign-on-link-ended': 'Este enlace de acceso ya no vale. Ábralo de nuevo desde el portal.',
  'sign-on-unknown': ({ email }) => `No hay ningún usuario activo para ${String(email)}.`,
  'many-logging-in':
    'Demasiadas personas están iniciando sesión en este momento. Inténtelo de nuevo en unos segundos.',
  'many-requests': 'Demasiadas peticiones. Espere un minuto.',
  'database-away':
    'El servidor no puede leer ni escribir su base de datos en este momento. No se guardó nada; inténtelo de nuevo.',
  'storage-away':
    'El servidor no puede acceder a su almacén de contenidos en este momento. No se guardó nada; inténtelo de nuevo.',
  'storage-full':
    'El servidor ya no tiene espacio para contenidos. No se guardó nada; inténtelo de nuevo cuando alguien haya liberado espacio.',
  'key-of-another':
    'Ya se hizo otra petición con esta Idempotency-Key. No se guardó nada: use una clave nueva.',
  'api-key-days': ({ max }) => `Un número de días del 1 al ${String(max)}, o nunca.`,
  'api-key-unknown': 'Esta clave de API no se conoce aquí.',
  'api-key-revoked': 'Esta clave de API fue revocada.',
  'api-key-expired': 'Esta clave de API ha caducado. Pida una nueva a un superadministrador.',
  'api-key-other-call': 'Esta clave de API no se creó para esta llamada.',
  'pass-unknown': 'Este pase no se conoce aquí.',
  'pass-revoked': 'Este pase fue revocado.',
  'pass-expired': 'Este pase terminó con su día.',
  'pass-other-call': 'Un pase sirve solo para el mando.',
  'pass-opened': 'Otro teléfono ya abrió este código. Pida que se muestre uno nuevo.',
  'pass-not-opened': 'Este código no se abrió a tiempo. Pida que se muestre uno nuevo.',
  'many-passes': ({ most }) =>
    `Esta ubicación ya tiene ${String(most)} pases. Revóquelos o espere al final del día.`,
  'api-key-in-use':
    'Esta clave ya se creó y su secreto se mostró entonces. Si se perdió, revoque la clave y cree otra.',
  'last-super-admin':
    'Es el último superadministrador activo. Antes, convierta a otro usuario en superadministrador.',
  'portal-silent':
    'Ahora no se pueden obtener las claves del portal. Inténtelo de nuevo o inicie sesión con su contraseña.',

  'file-empty': 'Este archivo está vacío.',
  'file-size-told': 'El tamaño del archivo debe indicarse antes de enviarlo.',
  'file-size': ({ mib }) => `Como máximo ${String(mib)} MB.`,
  'file-type':
    'Esto no es un archivo MP4, MOV, WebM, JPEG, PNG, WebP ni SVG, diga lo que diga su nombre.',
  'file-truncated': 'Este archivo termina antes de tiempo. Expórtelo o cópielo de nuevo.',
  'file-unreadable': 'Este archivo está dañado. Expórtelo de nuevo.',
  'file-changed': 'Lo que llegó no es lo que se eligió. Envíe el archivo de nuevo.',
  'file-no-picture': 'Este archivo no tiene vídeo.',
  'file-codec': ({ codec }) =>
    `No todas las pantallas reproducen ${String(codec)}. Exporte el clip como MP4 con H.264.`,
  'file-cut':
    'Este clip se cortó sin volver a codificarlo: su inicio falta o volvería a verse. Expórtelo como MP4 con H.264.',
  'file-pixels': ({ width, height, least, most }) =>
    `${String(width)} × ${String(height)} píxeles. De ${String(least)} a ${String(most)} en cada lado.`,
  'file-long': ({ minutes }) => `Como máximo ${plural(minutes, 'minuto', 'minutos')}.`,
  'file-failed': 'El servidor no pudo incorporar este archivo. Envíelo de nuevo.',
  'clip-cut':
    'El clip no puede terminar ahí: sus imágenes necesitan otras posteriores. Elija otro final.',
  'upload-over': 'Este archivo ya se envió.',
  'upload-concat':
    'Envíe el archivo en una sola carga, sin Upload-Concat. No se admiten cargas parciales.',

  base64: 'Los bytes de un archivo en base64.',
  'file-too-much':
    'Este archivo contiene más de lo que se puede leer de una vez. Guarde solo la primera hoja, o divídalo.',
  'old-excel':
    'Es un archivo de un Excel antiguo, o tiene contraseña. Guárdelo como XLSX sin ella, o como CSV.',
  'no-table': 'Esto no es un archivo CSV ni XLSX, diga lo que diga su nombre.',
  'no-header':
    'No se encontró ninguna fila con los nombres de las columnas. Empiece por el archivo de ejemplo.',
  'no-rows': 'No hay ninguna fila bajo los nombres de las columnas.',
  'columns-missing': ({ columns }) => `Faltan estas columnas: ${String(columns)}.`,
  'column-twice': ({ column }) => `Otra columna dice lo mismo que «${String(column)}».`,
  'too-many-columns': ({ max }) => `${plural(max, 'columna', 'columnas')} como máximo.`,
  'too-many-rows': ({ max }) => `${plural(max, 'fila', 'filas')} como máximo. Divida el archivo.`,
  'csv-quotes': ({ row }) =>
    `Fila ${String(row)}: unas comillas no se cierran, y no está claro dónde acaba la fila.`,
  'cell-error': 'La hoja de cálculo tiene aquí un error. Escriba lo que debería ser.',
  'no-such-day': ({ day, days }) =>
    `${String(day)} no es un día. Ese mes tiene ${String(days)} días.`,
  'day-of-two': ({ one, other }) =>
    `Puede ser ${String(one)} o ${String(other)}. Escriba primero el año.`,
  'end-before': ({ start }) =>
    `La fecha de fin es anterior a la fecha de inicio, ${String(start)}.`,
  'round-is-flexibility': ({ max }) =>
    `El round 10 es Flexibility y no tiene entrenamientos. Un número de 1 a ${String(max)}.`,
  'longer-by': ({ length, max, by }) =>
    `${String(length)} de ${String(max)} caracteres. Acórtelo en ${String(by)}.`,
  'state-word': 'Borrador o Publicado, o nada.',
  'step-before-missing': ({ step }) => `Falta el paso ${String(step)}, que va antes.`,
  'no-such-clip':
    'No hay ningún clip con este nombre. Un enlace, o el nombre de un clip de la biblioteca de medios.',
  'no-such-clip-but': ({ name }) =>
    `No hay ningún clip con este nombre. El más parecido de la biblioteca de medios: ${String(name)}.`,
  'clip-of-many': ({ count }) =>
    `${String(count)} clips tienen este nombre. Indique el enlace del que corresponde.`,
  formula: ({ start }) =>
    `Empieza por «${String(start)}». Se conserva como texto; las exportaciones lo escriben de modo que ninguna hoja de cálculo lo ejecute.`,
  'draft-without-steps': 'Sin pasos, las pantallas no pueden mostrarlo; queda como borrador.',
  'row-twice': ({ row }) => `Igual que la fila ${String(row)}. Se crean las dos.`,
  'wins-over': ({ name, round, day }) =>
    `Cae en un día que tiene «${String(name)}», round ${String(round)}, ${String(day)}. Se conservan los dos; una vez publicado, gana este: empieza el último.`,
  'lies-under': ({ name, round, day }) =>
    `Cae en un día que tiene «${String(name)}», round ${String(round)}, ${String(day)}. Se conservan los dos; gana el que ya está.`,
  country: 'Un país por su nombre o su código, como US.',
  'time-zone-of-many': ({ country, count }) =>
    `${String(country)} tiene ${String(count)} zonas horarias. Indique cuál, como America/New_York.`,
  'zone-elsewhere': ({ zone, country }) =>
    `${String(zone)} no es una zona horaria de ${String(country)}. Se toma como está.`,
  'equipment-unknown': ({ value }) =>
    `«${String(value)}» no es un equipo que conozcamos. Indique lo que hay, como «Saco de boxeo, Colchonetas», «todo» o «nada».`,
  'hours-text': 'Un horario como 06:00-22:00, varios con comas, o «cerrado».',
  'differs-from-row': ({ row, value }) =>
    `La fila ${String(row)} dice «${String(value)}» para lo mismo.`,
  'there-under-name': ({ name }) =>
    `Este local ya existe, como «${String(name)}». Se deja como está.`,
  'person-twice': ({ row }) =>
    `La misma persona para el mismo local que en la fila ${String(row)}.`,
  'person-other-role': 'Esta cuenta tiene otro rol que el de local. Se deja como está.',
  'people-not-read':
    'Solo un superadministrador puede añadir personas. Las de este archivo se omiten.',
  'imported-meanwhile':
    'Alguien más ha añadido o cambiado algunos de estos locales o personas. Compruebe el archivo de nuevo.',

  unreadable: 'No se pudo leer la solicitud: se espera un objeto JSON.',
  'body-too-large': ({ limit }) =>
    `Esta solicitud supera los ${String(limit)}. Envíe menos datos a la vez u omita lo que no haya cambiado.`,
  'too-deep': ({ max }) =>
    `Esta solicitud anida listas y objetos en más de ${String(max)} niveles. Simplifíquela e inténtelo de nuevo.`,
  'many-refused': ({ seconds }) =>
    `Se han rechazado demasiadas solicitudes suyas. Corrija lo que envía e inténtelo de nuevo dentro de ${wait(seconds)}.`,
  'too-slow': 'La solicitud tardó demasiado en llegar.',
  'address-too-long': 'La dirección es demasiado larga.',
  'headers-too-large': 'Las cabeceras son demasiado grandes.',
  'idempotency-key': 'De 16 a 200 caracteres ASCII visibles, por ejemplo un UUID.',
}
