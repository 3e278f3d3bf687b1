import type { ExerciseWords } from './exercises.en.ts'

const es: ExerciseWords = {
  exercises: 'Ejercicios',
  subject: 'ejercicios',
  thing: 'ejercicio',
  description:
    'Lo que las pantallas muestran en las pausas activas. La lista de cada gimnasio se elige entre estos.',
  none: 'No se encontraron ejercicios',
  noneYet: 'Añada los ejercicios de las pausas activas.',
  add: 'Añadir ejercicio',
  addProblem: 'el ejercicio',
  edit: (name) => `Editar ${name}`,
  remove: (name) => `Eliminar ${name}`,
  name: 'Nombre',
  nameHint: 'Por él las listas conocen el ejercicio: jumping-jack.',
  displayName: 'Nombre en inglés',
  displayNameEs: 'Nombre en español',
  displayNameEsHint: 'Si queda vacío, las pantallas en español muestran el inglés.',
  video: 'Enlace del vídeo',
  noVideo: 'Sin vídeo',
  added: (name, appName) => `Ejercicio añadido: ${name} al sistema ${appName}.`,
  updated: (name) => `Ejercicio actualizado: ${name}`,
  deleted: (name) => `Ejercicio eliminado: ${name}`,
  sureDelete: (name) => `¿Seguro que quiere eliminar el ejercicio "${name}"?`,
  cannotUndo: 'Esto no se puede deshacer.',
}

export default es
