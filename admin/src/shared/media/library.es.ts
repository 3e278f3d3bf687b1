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
  sort: 'Orden',
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
  jumps: 'Saltan al repetirse',
  moreTags: (count) => plural(count, { one: '# etiqueta más', other: '# etiquetas más' }),
  none: 'No se encontraron medios',
  noneYet: 'Añada los primeros vídeos: se pueden soltar aquí carpetas enteras.',
  tiles: 'Medios',
  keysOfTiles: 'Las flechas mueven de uno a otro.',
  badgeJumps: 'Salta',
  jumpsSaid: 'La figura salta al repetirse',
  lasts: (seconds) => `${seconds} s`,
  isUnused: 'sin usar',
  uses: (count) => plural(count, { one: 'usado una vez', other: 'usado # veces' }),
  playClip: (name) => `Reproducir ${name}`,
  stopClip: (name) => `Detener ${name}`,
  choose: 'Elegir…',
  chooseFor: (field) => `Elegir de la biblioteca: ${field}`,
  chooseTitle: 'Elegir de la biblioteca',
  chosen: 'elegido',
  chosenClip: (name) => `De la biblioteca: ${name}`,
  openClip: (name) => `Abrir ${name} en la biblioteca`,
  elsewhere: 'Un enlace a otro sitio: sin red no se puede asegurar.',
  notInLibrary: 'No está en la biblioteca.',
  variantTaken: (name) => `También se eligió su variante de vestuario: ${name}`,
}

export default es
