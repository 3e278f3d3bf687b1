import { pluralIn } from '../../shared/i18n/plural.ts'
import type { UploadWords } from './uploads.en.ts'

const plural = pluralIn('es')

const es: UploadWords = {
  queue: 'Cola de subida',
  add: 'Añadir archivos o una carpeta',
  chooseFiles: 'Elegir archivos…',
  chooseFolder: 'Elegir una carpeta…',
  drop: 'Suelte aquí videos, imágenes o una carpeta completa',
  filesFrom: (count, folder) =>
    plural(count, { one: `# archivo de «${folder}»`, other: `# archivos de «${folder}»` }),
  files: (count) => plural(count, { one: '# archivo', other: '# archivos' }),
  pause: 'Pausar',
  resume: 'Reanudar',
  clear: 'Vaciar lista',
  here: (count, of) => `${count} de ${of} listos`,
  line: (count, of) => `${count} de ${of}`,
  lineLabel: (count, of) => `Cargas: ${count} de ${of} listas`,
  bytesOf: (sent, all) => `${sent} de ${all}`,
  left: (time) => `quedan ${time}`,
  sent: (count) => plural(count, { one: '# cargado', other: '# cargados' }),
  hereAlready: (count) =>
    plural(count, { one: '# ya en la biblioteca', other: '# ya en la biblioteca' }),
  refusedCount: (count) => plural(count, { one: '# con error', other: '# con errores' }),
  goesOn: 'se reanuda tras un reinicio',
  keepOpen: (count) =>
    plural(count, {
      one: 'Mantenga abierta esta pestaña: # archivo aún se está cargando',
      other: 'Mantenga abierta esta pestaña: # archivos aún se están cargando',
    }),
  paused: 'En pausa.',
  away: 'El servidor no está disponible en este momento. Las cargas continúan automáticamente.',
  fit: (count) =>
    plural(count, {
      one: '# nombre de archivo coincide con un ejercicio o round.',
      other: '# nombres de archivo coinciden con un ejercicio o round.',
    }),
  notSure: (count) => plural(count, { one: '# es dudoso.', other: '# son dudosos.' }),
  lookAt: (count) => plural(count, { one: 'Revisar #', other: 'Revisar #' }),
  lookAtNames: 'Revisar coincidencias',
  others: (count, names) =>
    plural(count, {
      one: `# archivo no es un video ni una imagen y se omitió: ${names}`,
      other: `# archivos no son videos ni imágenes y se omitieron: ${names}`,
    }),
  missing: (count) =>
    plural(count, {
      one: 'El navegador perdió # archivo. Elija de nuevo la misma carpeta para continuar.',
      other: 'El navegador perdió # archivos. Elija de nuevo la misma carpeta para continuar.',
    }),
  or: (names) => `¿${names.join(' o ')}?`,
  which: '¿Cuál?',
  asNew: 'Nuevo',
  remove: (name) => `Quitar ${name}`,
  retry: (name) => `Reintentar ${name}`,
  keys: { move: 'archivo', retry: 'reintentar', remove: 'quitar' },
  atATime: (count) => `${String(count)} a la vez`,
  reading: 'Leyendo',
  asking: 'Revisando la biblioteca',
  waiting: (name) => `En espera, después ${name}`,
  converting: (share) => `Convirtiendo a H.264 en este navegador · ${share}`,
  stepOf: (step, of) => `${String(step)} de ${String(of)}`,
  checking: (name) => `${name} · verificando`,
  done: (name) => name,
  loops: 'se repite sin cortes',
  jumps: 'la repetición no es perfecta',
  sameAs: 'mismo archivo que',
  notSent: 'no se cargó',
  sameAgain: 'duplicado, no se cargó',
  lost: 'El navegador perdió este archivo. Elíjalo de nuevo.',
  changed: 'Este archivo se modificó, se movió o se eliminó. Elíjalo de nuevo.',
  steps: {
    unsure: 'Dudoso',
    reading: 'En espera',
    asking: 'En espera',
    waiting: 'En espera',
    converting: 'Convirtiendo',
    sending: 'Cargando',
    checking: 'Verificando',
    done: 'Listo',
    here: 'Ya en la biblioteca',
    twice: 'Duplicado',
    refused: 'Error',
    missing: 'Falta',
  },
  refused: {
    empty: 'El archivo está vacío.',
    'no-media': 'No es un video ni una imagen.',
    'cannot-convert': (codec) =>
      `Las pantallas no reproducen ${codec} y este navegador no puede convertirlo. Guárdelo como MP4 H.264.`,
    'not-readable': 'No se puede leer este archivo.',
    'not-sent': (reason) => reason,
  },
  notSentWhy: {
    forbidden:
      'No tiene permiso para subir archivos. Pida acceso a un administrador y vuelva a intentarlo.',
    'not-found': 'El servidor ya no tiene esta carga. Vuelva a intentarlo para empezar de nuevo.',
    'too-large':
      'El servidor no acepta archivos de este tamaño. Elija un archivo más pequeño o pida a su administrador que aumente el límite.',
    'bad-input':
      'El servidor no aceptó este archivo. Cambie su nombre o expórtelo de nuevo y vuelva a intentarlo.',
    internal:
      'Algo salió mal con este archivo. Vuelva a intentarlo y, si falla otra vez, contacte con soporte.',
  },
  names: 'Asociar archivos',
  namesWhy:
    'Los videos reciben el nombre de su ejercicio y las imágenes el de su round. Sus elecciones se recuerdan para archivos con los mismos nombres.',
  shows: (name) => `${name} muestra`,
  showMore: (count) => plural(count, { one: 'Mostrar # más', other: 'Mostrar # más' }),
  exercises: 'Ejercicios',
  rounds: 'Rounds',
  newName: (name) => `Nuevo: ${name}`,
  fillEmpty: (count) =>
    plural(count, {
      one: 'Usar este video en # ejercicio que no tiene ninguno en su pausa activa',
      other: 'Usar estos videos en # ejercicios que no tienen ninguno en sus pausas activas',
    }),
  replaceShown: (count) =>
    plural(count, {
      one: '# ejercicio o round usa otro archivo: reemplazarlo por este',
      other: '# ejercicios o rounds usan otros archivos: reemplazarlos por estos',
    }),
  saveNames: 'Usar estos nombres',
  replace: 'Reemplazar…',
  replacing: 'Archivo nuevo',
  replaceFile: 'Elegir archivo nuevo',
  sureReplace: (name: string, file: string) => `¿Reemplazar el archivo de «${name}» por «${file}»?`,
  replaceUnused:
    'Ahora no se usa en ningún lugar. Su nombre, sus etiquetas y su enlace no cambian.',
  replaceUses: (uses: number, walls: number) =>
    `${plural(uses, { one: 'Se usa en # lugar', many: 'Se usa en # lugares', other: 'Se usa en # lugares' })}, ${walls === 0 ? 'en ninguna pantalla ahora' : plural(walls, { one: 'en # pantalla ahora', many: 'en # pantallas ahora', other: 'en # pantallas ahora' })}. Todos mostrarán el archivo nuevo. Su nombre, sus etiquetas y su enlace no cambian.`,
  replaceNow: 'Reemplazar',
  replaced: 'Archivo reemplazado. Las pantallas se actualizan enseguida.',
  replaceSame: 'Ya tiene este archivo. No se cargó nada.',
  told: {
    chosen: (count) =>
      plural(count, { one: 'Se eligió # archivo.', other: 'Se eligieron # archivos.' }),
    share: (here, of) => `${here} de ${of} archivos cargados.`,
    over: (here, refused) =>
      `Carga terminada: ${here} en la biblioteca` +
      (refused > 0 ? `, ${String(refused)} con errores.` : '.'),
  },
}

export default es
