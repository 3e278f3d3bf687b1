import type { ExerciseWords } from './exercises.en.ts'

const es: ExerciseWords = {
  exercises: 'Ejercicios',
  subject: 'ejercicios',
  thing: 'ejercicio',
  description:
    'Las pantallas los muestran en las pausas activas. De ellos se elige la lista de cada sucursal.',
  none: 'No se encontraron ejercicios',
  noneYet: 'Agregue ejercicios para las pausas activas.',
  add: 'Agregar ejercicio',
  addProblem: 'el ejercicio',
  edit: (name) => `Editar ${name}`,
  remove: (name) => `Eliminar ${name}`,
  name: 'Nombre',
  nameHint: 'El nombre que usan las listas, como jumping-jack.',
  displayName: 'Nombre en inglés',
  displayNameEs: 'Nombre en español',
  displayNameEsHint: 'Si está vacío, las pantallas en español muestran el nombre en inglés.',
  video: 'Enlace del video',
  noVideo: 'Sin video',
  needs: 'Equipo necesario',
  needsHint: 'Las sucursales que no lo tienen muestran un sustituto.',
  nothing: 'Ninguno',
  alternatives: 'Sustitutos',
  alternativesHint:
    'El mejor primero. Las pantallas muestran el primero para el que su sucursal tiene equipo.',
  addAlternative: 'Agregar sustituto',
  exercise: 'Ejercicio',
  kind: 'Tipo',
  removeAlternative: (name) => `Quitar ${name}`,
  earlier: (name) => `Subir ${name}`,
  instruction: 'Texto en pantalla cuando se usa como sustituto',
  instructionHint: 'Si está vacío, las pantallas muestran su nombre.',
  translations: 'Texto en otros idiomas',
  addLanguage: 'Agregar idioma',
  language: 'Idioma',
  noneStands:
    'Sin sustitutos. Las sucursales que no tienen el equipo muestran este ejercicio de todos modos.',
  gone: 'Ejercicio eliminado',
  kinds: {
    'same-intent': 'Mismo objetivo',
    'other-equipment': 'Otro equipo',
    'low-impact': 'Bajo impacto',
  },
  added: (name, appName) => `Ejercicio agregado: ${name} al sistema ${appName}.`,
  updated: (name) => `Ejercicio actualizado: ${name}`,
  deleted: (name) => `Ejercicio eliminado: ${name}`,
  sureDelete: (name) => `¿Seguro que quiere eliminar el ejercicio «${name}»?`,
  cannotUndo: 'Esta acción no se puede deshacer.',
}

export default es
