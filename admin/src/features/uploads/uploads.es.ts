import { pluralIn } from '../../shared/i18n/plural.ts'
import type { UploadWords } from './uploads.en.ts'

const plural = pluralIn('es')

const es: UploadWords = {
  queue: 'Cola de subida',
  add: 'Añadir archivos o una carpeta',
  chooseFiles: 'Elegir archivos…',
  chooseFolder: 'Elegir una carpeta…',
  drop: 'Suelte aquí vídeos e imágenes, o una carpeta entera',
  filesFrom: (count, folder) =>
    plural(count, { one: `# archivo de «${folder}»`, other: `# archivos de «${folder}»` }),
  files: (count) => plural(count, { one: '# archivo', other: '# archivos' }),
  pause: 'Pausar',
  resume: 'Continuar',
  clear: 'Vaciar la lista',
  here: (count, of) => `${count} de ${of} aquí`,
  line: (count, of) => `${count} de ${of}`,
  lineLabel: (count, of) => `Subidas: ${count} de ${of} aquí`,
  bytesOf: (sent, all) => `${sent} de ${all}`,
  left: (time) => `quedan ${time}`,
  sent: (count) => plural(count, { one: '# enviado', other: '# enviados' }),
  hereAlready: (count) => plural(count, { one: '# ya estaba', other: '# ya estaban' }),
  refusedCount: (count) => plural(count, { one: '# rechazado', other: '# rechazados' }),
  goesOn: 'continúa tras un reinicio',
  keepOpen: (count) =>
    plural(count, {
      one: 'no cierre esta página: # archivo aún no está guardado',
      other: 'no cierre esta página: # archivos aún no están guardados',
    }),
  paused: 'En pausa.',
  away: 'El servidor no está disponible en este momento. Las cargas continúan automáticamente.',
  fit: (count) =>
    plural(count, {
      one: '# nombre corresponde a un ejercicio o a un round.',
      other: '# nombres corresponden a un ejercicio o a un round.',
    }),
  notSure: (count) => plural(count, { one: '# es dudoso.', other: '# son dudosos.' }),
  lookAt: (count) => plural(count, { one: 'Ver #', other: 'Ver #' }),
  lookAtNames: 'Ver los nombres',
  others: (count, names) =>
    plural(count, {
      one: `# archivo no es vídeo ni imagen y se omitió: ${names}`,
      other: `# archivos no son vídeos ni imágenes y se omitieron: ${names}`,
    }),
  missing: (count) =>
    plural(count, {
      one: 'El navegador ya no tiene # archivo. Elija la misma carpeta otra vez: continúa donde se detuvo.',
      other:
        'El navegador ya no tiene # archivos. Elija la misma carpeta otra vez: continúa donde se detuvo.',
    }),
  or: (names) => `¿${names.join(' o ')}?`,
  which: '¿Cuál?',
  asNew: 'Nuevo',
  remove: (name) => `Quitar ${name}`,
  retry: (name) => `Reintentar ${name}`,
  keys: { move: 'archivo', retry: 'reintentar', remove: 'quitar' },
  atATime: (count) => `${String(count)} a la vez`,
  reading: 'Se está leyendo',
  asking: 'Se compara con la biblioteca',
  waiting: (name) => `En espera, después ${name}`,
  converting: (share) => `Se convierte a H.264 en este navegador · ${share}`,
  stepOf: (step, of) => `${String(step)} de ${String(of)}`,
  checking: (name) => `${name} · se está comprobando`,
  done: (name) => name,
  loops: 'se repite sin salto',
  jumps: 'salta en la unión',
  sameAs: 'los mismos bytes que',
  notSent: 'no enviado',
  sameAgain: 'los mismos bytes otra vez, no enviado',
  lost: 'Elíjalo otra vez: el navegador ya no lo tiene.',
  changed: 'Se cambió, se movió o se borró después de elegirlo. Elíjalo otra vez.',
  steps: {
    unsure: 'Dudoso',
    reading: 'En espera',
    asking: 'En espera',
    waiting: 'En espera',
    converting: 'Se convierte',
    sending: 'Se envía',
    checking: 'Se comprueba',
    done: 'Listo',
    here: 'Ya estaba',
    twice: 'Repetido',
    refused: 'Rechazado',
    missing: 'Falta',
  },
  refused: {
    empty: 'El archivo está vacío.',
    'no-media': 'No es un vídeo ni una imagen.',
    'cannot-convert': (codec) =>
      `${codec}: las pantallas no lo reproducen y no se puede convertir aquí. Guárdelo como MP4 H.264.`,
    'not-readable': 'El archivo no se puede leer.',
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
  names: 'Qué muestran los archivos',
  namesWhy:
    'Un vídeo recibe el nombre de su ejercicio y una imagen el de su round. Lo que elija aquí se recuerda para los próximos archivos con estos nombres.',
  shows: (name) => `${name} muestra`,
  showMore: (count) => plural(count, { one: 'Mostrar # más', other: 'Mostrar # más' }),
  exercises: 'Ejercicios',
  rounds: 'Rounds',
  newName: (name) => `Nuevo: ${name}`,
  fillEmpty: (count) =>
    plural(count, {
      one: 'Mostrar el vídeo de # ejercicio que aún no tiene en su pausa activa',
      other: 'Mostrar los vídeos de # ejercicios que aún no tienen en sus pausas activas',
    }),
  replaceShown: (count) =>
    plural(count, {
      one: '# ejercicio o round muestra ahora otra cosa: mostrar este archivo en su lugar',
      other: '# ejercicios o rounds muestran ahora otra cosa: mostrar estos archivos en su lugar',
    }),
  saveNames: 'Usar estos nombres',
  replace: 'Reemplazar…',
  replacing: 'Su nuevo archivo',
  replaceFile: 'Elegir el nuevo archivo',
  sureReplace: (name: string, file: string) => `¿Reemplazar el archivo de «${name}» por «${file}»?`,
  replaceUnused: 'Ahora nada lo usa. Su nombre, sus etiquetas y su enlace se quedan.',
  replaceUses: (uses: number, walls: number) =>
    `${plural(uses, { one: 'Se usa en # lugar', many: 'Se usa en # lugares', other: 'Se usa en # lugares' })}, ${walls === 0 ? 'en ninguna pantalla ahora' : plural(walls, { one: 'en # pantalla ahora', many: 'en # pantallas ahora', other: 'en # pantallas ahora' })}: todos muestran el nuevo archivo. Su nombre, sus etiquetas y su enlace se quedan.`,
  replaceNow: 'Reemplazar',
  replaced: 'Su archivo se reemplazó. Lo que lo muestra lo sigue, también las pantallas.',
  replaceSame: 'Ya tiene este archivo. No se envió nada.',
  told: {
    chosen: (count) =>
      plural(count, { one: 'Se eligió # archivo.', other: 'Se eligieron # archivos.' }),
    share: (here, of) => `${here} de ${of} archivos están en la biblioteca.`,
    over: (here, refused) =>
      `Todos los archivos han pasado: ${here} en la biblioteca` +
      (refused > 0 ? `, ${String(refused)} rechazados.` : '.'),
  },
}

export default es
