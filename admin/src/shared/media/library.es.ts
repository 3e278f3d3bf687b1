import { pluralIn } from '../i18n/plural.ts'
import type { LibraryWords } from './library.en.ts'

const plural = pluralIn('es')

const es: LibraryWords = {
  subject: 'medios',
  theLibrary: 'la biblioteca de medios',
  kind: 'Tipo',
  kinds: {
    'exercise-video': 'Vídeo de ejercicio',
    'round-picture': 'Imagen de round',
    flexibility: 'Flexibilidad',
  },
  kindsMany: {
    'exercise-video': 'Vídeos de ejercicios',
    'round-picture': 'Imágenes de rounds',
    flexibility: 'Vídeos de flexibilidad',
  },
  allKinds: 'Todos los tipos',
  length: 'Duración',
  anyLength: 'Toda duración',
  lengths: {
    short: 'Menos de 3 s',
    middle: 'De 3 a 10 s',
    long: '10 s o más',
  },
  sort: 'Ordenar por',
  sorts: {
    '-createdAt': 'Primero los nuevos',
    createdAt: 'Primero los antiguos',
    name: 'Nombre, de A a Z',
    '-name': 'Nombre, de Z a A',
    durationMs: 'Primero los cortos',
    '-durationMs': 'Primero los largos',
    '-bytes': 'Primero los de más tamaño',
  },
  filters: 'Filtros',
  all: 'Todos',
  unused: 'Sin usar',
  jumps: 'Repetición imperfecta',
  moreTags: (count) => plural(count, { one: '# etiqueta más', other: '# etiquetas más' }),
  none: 'No se encontraron medios',
  noneYet: 'Suelte aquí videos o carpetas completas para agregarlos.',
  tiles: 'Medios',
  keysOfTiles: 'Use las flechas para moverse entre los elementos.',
  badgeJumps: 'Imperfecta',
  jumpsSaid: 'La repetición no es perfecta',
  lasts: (seconds) => `${seconds} s`,
  isUnused: 'sin usar',
  uses: (count) => plural(count, { one: 'usado una vez', other: 'usado # veces' }),
  playClip: (name) => `Reproducir ${name}`,
  stopClip: (name) => `Detener ${name}`,
  choose: 'Elegir…',
  chooseFor: (field) => `Elegir de la biblioteca: ${field}`,
  chooseTitle: 'Elegir de la biblioteca',
  chosen: 'seleccionado',
  chosenClip: (name) => `De la biblioteca: ${name}`,
  openClip: (name) => `Abrir ${name} en la biblioteca`,
  elsewhere:
    'Este enlace está fuera de la biblioteca, así que puede no estar disponible sin conexión.',
  notInLibrary: 'No está en la biblioteca.',
  variantTaken: (name) => `También se seleccionó la variante de vestuario: ${name}`,
}

export default es
