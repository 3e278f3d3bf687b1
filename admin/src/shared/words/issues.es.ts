import type { IssueSentences } from '@roundboard/contract'

const plural = (count: string | number, one: string, other: string) =>
  `${String(count)} ${Number(count) === 1 ? one : other}`

/** Waits of more than two minutes are given in minutes. */
const wait = (seconds: string | number) =>
  Number(seconds) > 120
    ? plural(Math.ceil(Number(seconds) / 60), 'minuto', 'minutos')
    : plural(seconds, 'segundo', 'segundos')

const issues: IssueSentences = {
  required: 'Complete este campo.',
  'not-valid': 'Este valor no es válido.',
  'not-known': 'Este campo no se reconoce.',
  'text-wanted': 'Escriba un texto.',
  'number-wanted': 'Escriba un número.',
  'whole-number-wanted': 'Escriba un número entero.',
  'yes-or-no-wanted': 'Escriba true o false.',
  'list-wanted': 'Proporcione una lista.',
  'object-wanted': 'Proporcione un objeto con campos.',
  'too-short': ({ min }) => `Escriba al menos ${plural(min, 'carácter', 'caracteres')}.`,
  'too-long': ({ max }) => `Escriba ${plural(max, 'carácter', 'caracteres')} como máximo.`,
  'number-too-small': ({ min }) => `Escriba ${String(min)} o más.`,
  'number-too-large': ({ max }) => `Escriba ${String(max)} o menos.`,
  'too-few': ({ min }) => `Agregue al menos ${plural(min, 'elemento', 'elementos')}.`,
  'too-many': ({ max }) => `Use ${plural(max, 'elemento', 'elementos')} como máximo.`,
  'one-of': ({ options }) => `Use uno de estos valores: ${String(options)}.`,
  'control-characters': 'Quite los caracteres de control.',
  'one-line': 'Use una sola línea.',
  'not-storable': 'Quite los caracteres que no se pueden guardar.',

  id: 'Use un ID devuelto por esta API.',
  stamp: 'Escriba una fecha y hora como 2026-11-21T00:00:00.000Z.',
  day: 'Escriba una fecha con el formato AAAA-MM-DD, como 2026-11-21.',
  'release-date': 'Escriba una fecha con el formato MM/DD/AAAA.',
  email: 'Escriba una dirección de correo como coach@example.com.',
  'password-wanted': 'Escriba su contraseña.',
  'current-password-wanted': 'Escriba su contraseña actual.',
  'step-up-wanted': 'Confirme de nuevo que es usted. La última vez fue hace más de diez minutos.',
  'challenge-over': 'Pasaron más de diez minutos o hubo demasiados intentos. Empiece de nuevo.',
  'factor-code-wrong':
    'Ese código no es correcto. Revise la hora de su teléfono y escriba el código más reciente.',
  'factor-code-used': 'Ese código ya se usó. Espere el siguiente.',
  'recovery-code-wrong': 'Ese código de recuperación no es válido o ya se usó.',
  'passkey-unknown': 'Esta llave de acceso no está en su cuenta. Es posible que se haya eliminado.',
  'passkey-refused': 'No se aceptó la llave de acceso. Inténtelo de nuevo.',
  'passkey-copied':
    'Es posible que alguien haya copiado esta llave de acceso. Elimínela e inicie sesión de otra forma.',
  'passkey-known': 'Esta llave de acceso ya está en su cuenta.',
  'passkeys-off': 'Las llaves de acceso no funcionan en la dirección de esta consola.',
  'last-factor':
    'Su rol exige la autenticación de dos factores. Agregue otro método antes de eliminar este.',
  'factor-first': 'Primero configure la autenticación de dos factores.',
  'second-factor-wanted': 'Inicie sesión con la autenticación de dos factores.',
  'second-factor-set-up-wanted':
    'Su rol exige la autenticación de dos factores. Configúrela para continuar.',
  'password-guessable':
    'Demasiado fácil de adivinar. Evite nombres, palabras comunes, años, caracteres repetidos y secuencias del teclado.',
  language: 'Use un idioma de la lista, como en-us.',
  'time-zone': 'Use una zona horaria de la lista, como America/New_York.',
  'location-identifier':
    'Use el prefijo de la franquicia, un código de país opcional y 4 dígitos o más, como RB-1024 o RB-CA-1024.',
  round: ({ min, max }) => `Indique un round del ${String(min)} al ${String(max)}.`,
  link: 'Escriba un enlace que empiece con http://, https:// o /media/.',
  'schedule-hour': 'Escriba una hora de 5 (5 p. m.) a 12 (medianoche).',
  colour: 'Escriba un código de color como #d63a15.',
  'unclear-colour': ({ ratio, wanted, nearest }) =>
    `Sería difícil leer el texto con este color. El contraste debe ser de ${wanted}:1 o más y es de ${ratio}:1. Pruebe con ${nearest}.`,
  svg: 'Use una imagen SVG.',
  'sha-256': 'Escriba un hash SHA-256 de 64 dígitos hexadecimales.',
  picture: 'Use una imagen JPEG.',
  'seven-hours': 'Indique siete horas, empezando por el domingo.',
  'seven-days': 'Indique siete días, empezando por el domingo.',
  'opening-time': 'Escriba una hora de 00:00 a 24:00, como 05:30.',
  'closing-before-opening': 'La hora de cierre debe ser posterior a la de apertura.',
  'openings-overlap': 'Dos horarios de este día se superponen.',
  'days-too-many': ({ max }) => `Elija ${plural(max, 'día', 'días')} como máximo a la vez.`,
  version: 'Escriba una versión como 21.12.22 o 21.12.22-001.',
  'exercise-name': 'Use letras minúsculas, dígitos y guiones, como jumping-jack.',
  'licence-key': 'Escriba una clave de licencia.',
  'type-word': ({ word }) => `Escriba ${String(word)} para confirmar.`,
  'timer-stamp': "Indique un momento como 2026-11-21T06:00:00.000Z, 'now' o null.",
  'auth-code': 'Escriba las seis letras y dígitos que muestra la pantalla.',
  'screen-link-id': 'Use un ID de vínculo de pantalla válido.',
  step: ({ max }) => `Indique un paso del 1 al ${String(max)}.`,
  'too-many-routines': ({ max }) => `Use ${plural(max, 'rutina', 'rutinas')} como máximo.`,
  'steps-gap': 'Numere los pasos desde el 1, sin saltarse ninguno.',
  'span-too-long': ({ max }) => `Elija ${plural(max, 'día', 'días')} como máximo.`,
  'language-twice': 'Agregue una sola traducción por idioma.',
  'template-without-steps':
    'Este entrenamiento no tiene pasos, así que no hay nada que guardar como plantilla.',
  'feed-subject': 'Elija una sucursal o un round para este calendario.',
  'time-of-day': 'Escriba una hora como 07:30.',
  'quiet-hours-same': 'Las horas de silencio no pueden empezar y terminar a la misma hora.',
  'mute-end': ({ days }) => `Elija un momento dentro de los próximos ${String(days)} días.`,
  'webhook-wanted': 'Primero configure un webhook.',
  'webhook-not-public':
    'Escriba una dirección pública de internet. No se permiten direcciones privadas.',
  'webhook-not-https': 'Escriba una dirección que empiece con https://.',
  'workout-filter': 'Use un objeto JSON con round, name, routines, isDraft, startDate o endDate.',
  'workout-filter-json': 'Use un objeto JSON como {"round":1}.',
  'workout-filter-routines': 'Use [] o { "$size": 0 } para buscar entrenamientos sin rutinas.',
  'workout-filter-draft': 'Use true para borradores o false para entrenamientos publicados.',

  'end-before-start': 'Escriba una fecha de fin válida.',
  'invalid-auth-code': 'Código de autorización no válido',
  'auth-code-in-use': 'Otra pantalla muestra este código. Genere uno nuevo.',
  'invalid-round-number': 'Número de round no válido',
  'admin-only': 'Solo un administrador puede cambiar esto.',
  'no-such-location': 'Esta sucursal no existe.',
  'gym-wanted': 'Indique de qué sucursal es el temporizador.',
  'local-time': 'Escriba una fecha y hora como 2026-11-26T20:00.',
  'announcement-places': 'Elija al menos una sucursal, o todas.',
  'announcement-ends': 'El final debe ser posterior al inicio y estar en el futuro.',
  'announcement-too-long': ({ days }) => `Un anuncio puede durar hasta ${String(days)} días.`,
  'announcement-over': 'Este anuncio ya terminó y no se puede cambiar.',
  'whole-wall-fixed':
    'Las emergencias y los simulacros no se pueden cambiar. Retire este mensaje y envíe otro.',
  'start-too-late':
    'El temporizador debe empezar en las próximas 24 horas. Elija una hora más próxima.',
  'location-wanted': 'Indique la sucursal cuyo entrenamiento busca.',
  'no-such-exercise': 'La lista de ejercicios no tiene ninguno con este nombre.',
  'no-such-screen': 'Esta pantalla no existe.',
  'screen-elsewhere': 'Solo se pueden intercambiar pantallas de la misma sucursal.',
  'build-for-all': 'Todas las pantallas ya tienen esta compilación.',
  'rollout-running':
    'Hay otro despliegue en curso. Reviértalo o deje que llegue a todas las pantallas primero.',
  'rollout-over': 'Este despliegue ya terminó. Revise el estado actual de la compilación.',
  'ring-smaller': 'Un despliegue solo puede ampliarse a más pantallas o revertirse.',
  'media-kind': 'Un clip no puede ser una imagen de round, ni una imagen usarse como clip.',
  'media-variant': 'Elija otro elemento de la biblioteca del mismo tipo.',
  'media-gone': 'Este elemento ya no está en la biblioteca. Elija otro.',
  'email-taken': 'Otro usuario tiene esta dirección de correo.',
  'exercise-name-taken': 'Otro ejercicio tiene este nombre.',
  equipment: 'Elija el equipo de la lista.',
  'equipment-twice': 'Indique cada equipo una sola vez.',
  'alternative-twice': 'Indique cada sustituto una sola vez.',
  'alternative-unknown': 'Este ejercicio ya no existe.',
  'alternative-itself': 'Un ejercicio no puede ser su propio sustituto.',
  'location-identifier-taken': 'Otra sucursal tiene este identificador.',
  'round-taken': ({ round }) => `El round ${String(round)} ya existe.`,
  'api-access-without-locations': 'Un usuario de acceso API no puede tener sucursales.',
  'duplicate-release': 'No se pudo crear la versión. Se encontró un ID duplicado.',
  'version-taken': 'Otra versión tiene este número.',
  'only-latest-release': 'Solo se puede cambiar la versión más reciente.',

  'exercise-in-use': ({ location }) =>
    `Este ejercicio se usa en las pausas activas de ${String(location)}. Quítelo de ahí primero.`,
  'media-in-use': ({ name, others }) =>
    Number(others) > 0
      ? `Este elemento se usa en ${String(name)} y en ${plural(others, 'lugar más', 'lugares más')}.`
      : `Este elemento se usa en ${String(name)}.`,
  'media-in-undo':
    'Algo que usaba este elemento se acaba de eliminar y aún se puede restaurar. Inténtelo de nuevo en un minuto, o al día siguiente si fue una edición masiva.',
  'media-shipped': 'Este elemento viene con el producto. Puede reemplazarlo, pero no eliminarlo.',
  'round-in-use': ({ round, workouts, screens }) =>
    `El round ${String(round)} está en uso en ${plural(workouts, 'entrenamiento', 'entrenamientos')} y ${plural(screens, 'pantalla', 'pantallas')}.`,
  'timer-off': ({ location }) => `El temporizador no está activado en ${String(location)}.`,
  'timers-elsewhere': 'Los temporizadores se configuran en su servicio de licencias, no aquí.',
  'pocket-off': ({ location }) => `La página para socios no está activada en ${String(location)}.`,
  'licence-service-silent': 'El servicio de licencias no responde. Inténtelo más tarde.',
  'wait-seconds': ({ seconds }) => `Demasiados intentos. Inténtelo de nuevo en ${wait(seconds)}.`,
  'log-in-wait': ({ seconds }) =>
    `Demasiados inicios de sesión fallidos. Inténtelo de nuevo en ${wait(seconds)}.`,
  'set-up-already': 'Este servidor ya está configurado. Inicie sesión.',
  'set-up-link-ended':
    'Este enlace de configuración venció. Reinicie el servidor para obtener otro. Si el servidor ya está configurado, inicie sesión.',
  'account-link-unknown':
    'Este enlace está incompleto o no es de este servidor. Copie el enlace completo del correo.',
  'account-link-used':
    'Este enlace ya se usó. Inicie sesión con la contraseña que eligió o solicite otro enlace en «¿Olvidó su contraseña?».',
  'account-link-replaced': 'Hay un enlace más reciente. Use el del último correo.',
  'account-link-void':
    'Este enlace ya no es válido porque la cuenta se cambió, se desactivó o se eliminó. Consulte a quien administra los usuarios de su franquicia.',
  'invitation-expired': 'Esta invitación venció: era válida por tres días. Solicite una nueva.',
  'reset-expired':
    'Este enlace venció: era válido por una hora. Solicite otro en «¿Olvidó su contraseña?» en la página de inicio de sesión.',
  'has-password':
    'Este usuario ya tiene una contraseña. Puede obtener otra en «¿Olvidó su contraseña?».',
  'invite-inactive': 'Este usuario está inactivo. Active la cuenta y luego envíe la invitación.',
  'sign-on-not-set-up':
    'El inicio de sesión único no está configurado en este servidor. Inicie sesión con su correo y contraseña.',
  'sign-on-link-ended': 'Este enlace de inicio de sesión venció. Ábralo de nuevo desde el portal.',
  'sign-on-unknown': ({ email }) => `No hay ningún usuario activo con el correo ${String(email)}.`,
  'many-logging-in':
    'Demasiadas personas están iniciando sesión en este momento. Inténtelo de nuevo en unos segundos.',
  'many-requests': 'Demasiadas solicitudes. Espere un minuto e inténtelo de nuevo.',
  'database-away':
    'El servidor no puede usar su base de datos en este momento. No se guardó nada. Inténtelo de nuevo.',
  'storage-away':
    'El servidor no puede acceder a su almacenamiento de medios en este momento. No se guardó nada. Inténtelo de nuevo.',
  'storage-full':
    'El almacenamiento de medios está lleno. No se guardó nada. Libere espacio e inténtelo de nuevo.',
  'key-of-another':
    'Esta Idempotency-Key ya se usó en otra solicitud. No se guardó nada. Use una clave nueva.',
  'api-key-days': ({ max }) => `Escriba un número de días del 1 al ${String(max)}, o elija nunca.`,
  'api-key-unknown': 'Esta clave de API no es válida.',
  'api-key-revoked': 'Esta clave de API se revocó.',
  'api-key-expired': 'Esta clave de API venció. Pida una nueva a un superadministrador.',
  'api-key-other-call': 'Esta clave de API no tiene acceso a esta llamada.',
  'pass-unknown': 'Este pase de entrenador no es válido.',
  'pass-revoked': 'Este pase de entrenador se revocó.',
  'pass-expired': 'Este pase de entrenador venció al final del día.',
  'pass-other-call': 'Un pase de entrenador solo sirve para el control remoto.',
  'pass-opened': 'Este código ya se abrió en otro teléfono. Pida uno nuevo.',
  'pass-not-opened': 'Este código venció antes de que se abriera. Pida uno nuevo.',
  'many-passes': ({ most }) =>
    `Esta sucursal ya tiene ${String(most)} pases de entrenador. Revoque algunos o espere a que venzan al final del día.`,
  'api-key-in-use':
    'Esta clave ya se creó y su secreto se mostró una sola vez. Si se perdió, revoque la clave y cree otra.',
  'last-super-admin':
    'Es el último superadministrador activo. Primero convierta a otro usuario en superadministrador.',
  'portal-silent': 'El portal no responde. Inténtelo de nuevo o inicie sesión con su contraseña.',

  'file-empty': 'Este archivo está vacío.',
  'file-size-told': 'Envíe el tamaño del archivo antes que el archivo.',
  'file-size': ({ mib }) => `Elija un archivo de ${String(mib)} MB o menos.`,
  'file-type': 'Este archivo no es MP4, MOV, WebM, JPEG, PNG, WebP ni SVG, a pesar de su nombre.',
  'file-truncated': 'Este archivo está incompleto. Expórtelo o cópielo de nuevo.',
  'file-unreadable': 'Este archivo está dañado. Expórtelo de nuevo.',
  'file-changed': 'El archivo cambió durante el envío. Cárguelo de nuevo.',
  'file-no-picture': 'Este archivo no tiene video.',
  'file-codec': ({ codec }) =>
    `No todas las pantallas reproducen ${String(codec)}. Exporte el clip como MP4 con H.264.`,
  'file-cut':
    'Este clip se recortó sin recodificarlo, por lo que el inicio no se verá bien. Expórtelo como MP4 con H.264.',
  'file-pixels': ({ width, height, least, most }) =>
    `Mide ${String(width)} × ${String(height)} píxeles. Cada lado debe tener de ${String(least)} a ${String(most)}.`,
  'file-long': ({ minutes }) =>
    `Elija un clip de ${plural(minutes, 'minuto', 'minutos')} como máximo.`,
  'file-failed': 'El servidor no pudo procesar este archivo. Cárguelo de nuevo.',
  'clip-cut': 'El clip no se puede recortar en este punto. Elija otro final.',
  'upload-over': 'Este archivo ya se cargó.',
  'upload-concat':
    'Envíe el archivo en una sola carga, sin Upload-Concat. No se admiten cargas parciales.',

  base64: 'Envíe los bytes del archivo en base64.',
  'file-too-much':
    'Este archivo es demasiado grande para leerlo de una vez. Guarde solo la primera hoja o divídalo.',
  'old-excel':
    'Este archivo es de una versión antigua de Excel o tiene contraseña. Guárdelo como XLSX sin contraseña, o como CSV.',
  'no-table': 'Este archivo no es CSV ni XLSX, a pesar de su nombre.',
  'no-header': 'No se encontró ninguna fila con nombres de columnas. Parta del archivo de ejemplo.',
  'no-rows': 'No hay filas debajo de los nombres de las columnas.',
  'columns-missing': ({ columns }) => `Faltan columnas: ${String(columns)}.`,
  'column-twice': ({ column }) => `Otra columna significa lo mismo que «${String(column)}».`,
  'too-many-columns': ({ max }) => `Use ${plural(max, 'columna', 'columnas')} como máximo.`,
  'too-many-rows': ({ max }) =>
    `Use ${plural(max, 'fila', 'filas')} como máximo o divida el archivo.`,
  'csv-quotes': ({ row }) => `La fila ${String(row)} tiene comillas de apertura sin cierre.`,
  'cell-error': 'La hoja de cálculo muestra un error aquí. Escriba el valor correcto.',
  'no-such-day': ({ day, days }) =>
    `${String(day)} no es una fecha válida. Ese mes tiene ${String(days)} días.`,
  'day-of-two': ({ one, other }) =>
    `Puede ser ${String(one)} o ${String(other)}. Escriba primero el año.`,
  'end-before': ({ start }) =>
    `La fecha de fin debe ser posterior a la de inicio, ${String(start)}.`,
  'round-is-flexibility': ({ max }) =>
    `El round 10 es Flexibility y no tiene entrenamientos. Indique un round del 1 al ${String(max)}.`,
  'longer-by': ({ length, max, by }) =>
    `Tiene ${String(length)} caracteres; el límite es ${String(max)}. Acórtelo en ${String(by)}.`,
  'state-word': 'Escriba Borrador o Publicado, o déjelo vacío.',
  'step-before-missing': ({ step }) => `Falta el paso ${String(step)}.`,
  'no-such-clip':
    'Ningún clip tiene este nombre. Escriba un enlace o el nombre de un clip de Medios.',
  'no-such-clip-but': ({ name }) =>
    `Ningún clip tiene este nombre. El más parecido en Medios es ${String(name)}.`,
  'clip-of-many': ({ count }) =>
    `${String(count)} clips tienen este nombre. Escriba el enlace del que quiere usar.`,
  formula: ({ start }) =>
    `Empieza con «${String(start)}». Se guarda como texto sin formato y, al exportarlo, ninguna hoja de cálculo lo ejecuta como fórmula.`,
  'draft-without-steps':
    'Las pantallas no pueden mostrar un entrenamiento sin pasos, así que quedará como borrador.',
  'row-twice': ({ row }) => `Igual que la fila ${String(row)}. Se agregarán las dos.`,
  'wins-over': ({ name, round, day }) =>
    `Coincide con «${String(name)}», round ${String(round)}, ${String(day)}. Se conservan los dos. Una vez publicado, las pantallas muestran este porque empieza después.`,
  'lies-under': ({ name, round, day }) =>
    `Coincide con «${String(name)}», round ${String(round)}, ${String(day)}. Se conservan los dos y las pantallas muestran el existente.`,
  country: 'Escriba el nombre o el código de un país, como US.',
  'time-zone-of-many': ({ country, count }) =>
    `${String(country)} tiene ${String(count)} zonas horarias. Indique una, como America/New_York.`,
  'zone-elsewhere': ({ zone, country }) =>
    `${String(zone)} no es una zona horaria de ${String(country)}. Se importará tal cual.`,
  'equipment-unknown': ({ value }) =>
    `«${String(value)}» no es un equipo conocido. Enumere el equipo, como «Saco de boxeo, Colchonetas», o escriba «todo» o «nada».`,
  'hours-text': 'Escriba horarios como 06:00-22:00, separados por comas, o «cerrado».',
  'differs-from-row': ({ row, value }) =>
    `La fila ${String(row)} tiene «${String(value)}» para la misma sucursal o persona.`,
  'there-under-name': ({ name }) =>
    `Esta sucursal ya existe como «${String(name)}» y no se cambiará.`,
  'person-twice': ({ row }) => `Misma persona y sucursal que en la fila ${String(row)}.`,
  'person-other-role': 'Esta cuenta no tiene el rol Sucursal y no se cambiará.',
  'people-not-read':
    'Solo un superadministrador puede agregar personas. Las de este archivo se omitirán.',
  'imported-meanwhile':
    'Alguien más acaba de agregar o cambiar algunas de estas sucursales o personas. Revise el archivo de nuevo.',

  unreadable: 'No se pudo leer la solicitud. Envíe un objeto JSON.',
  'body-too-large': ({ limit }) =>
    `Esta solicitud supera los ${String(limit)}. Envíe menos datos a la vez u omita lo que no haya cambiado.`,
  'too-deep': ({ max }) =>
    `Esta solicitud anida listas y objetos en más de ${String(max)} niveles. Simplifíquela e inténtelo de nuevo.`,
  'many-refused': ({ seconds }) =>
    `Se rechazaron demasiadas solicitudes suyas. Corrija lo que envía e inténtelo de nuevo en ${wait(seconds)}.`,
  'too-slow': 'La solicitud tardó demasiado en llegar. Inténtelo de nuevo.',
  'address-too-long': 'La dirección es demasiado larga.',
  'headers-too-large': 'Los encabezados son demasiado grandes.',
  'idempotency-key': 'Use de 16 a 200 caracteres ASCII visibles, como un UUID.',
}

export default issues
