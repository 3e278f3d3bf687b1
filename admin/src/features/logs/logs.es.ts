import { pluralIn } from '../../shared/i18n/plural.ts'
import type { LogWords } from './logs.en.ts'

const plural = pluralIn('es')

const es: LogWords = {
  logs: 'Registros',
  subject: 'registros',
  none: 'No se encontraron registros',
  noneYet: 'Aquí queda escrito cada cambio que alguien hace.',
  date: 'Fecha',
  model: 'Modelo',
  action: 'Acción',
  modifiedBy: 'Modificado por',
  models: {
    User: 'Usuario',
    Session: 'Sesión',
    Location: 'Local',
    Screen: 'Pantalla',
    Round: 'Round',
    Workout: 'Entrenamiento',
    Calendar: 'Calendario',
    Release: 'Versión',
    Exercise: 'Ejercicio',
    Media: 'Contenido multimedia',
    Build: 'Software de pantallas',
    Log: 'Registro',
    System: 'Sistema',
  },
  actions: {
    create: 'creación',
    update: 'cambio',
    delete: 'eliminación',
    restore: 'restauración',
    link: 'vinculación',
    unlink: 'desvinculación',
    'log-in': 'inicio de sesión',
    'log-out': 'cierre de sesión',
    refused: 'rechazo',
    export: 'exportación',
    'clean-up': 'limpieza',
  },
  userId: 'Id de usuario',
  data: 'Datos',
  all: 'Todos',
  from: 'Desde',
  to: 'Hasta',
  who: 'quién hizo el cambio',
  show: 'Mostrar el cambio',
  hide: 'Ocultar el cambio',
  showOf: (what) => `Mostrar el cambio: ${what}`,
  hideOf: (what) => `Ocultar el cambio: ${what}`,
  field: 'Campo',
  before: 'Antes',
  after: 'Después',
  nothing: '–',
  noData: 'No se escribió nada con esta entrada.',
  clearFilters: 'Borrar filtros',
  deleteAll: 'Eliminar registros',
  deleteAllWhy: 'Esto elimina todas las entradas. No se puede deshacer.',
  deleted: (count) =>
    plural(count, { one: '# registro eliminado', other: '# registros eliminados' }),
  cleanUp: 'Limpiar',
  cleanUpTitle: 'Limpieza de registros',
  cleanUpWhy: 'Quita las entradas con más de un número de días.',
  days: 'Con más de (días)',
  word: 'Palabra de confirmación',
  wordHint: (word) => `Escriba ${word} para confirmar.`,
  typeWord: (word) => `Escriba ${word}.`,
  takeBack: 'Deshacer',
  takeBackAsk: (what) => `¿Deshacer este cambio? ${what}.`,
  goAgain: (count) =>
    plural(count, { one: '# entrenamiento se quita', other: '# entrenamientos se quitan' }),
  comeBack: (count) =>
    plural(count, { one: '# entrenamiento vuelve', other: '# entrenamientos vuelven' }),
  asBefore: (count) =>
    plural(count, {
      one: '# entrenamiento queda como estaba',
      other: '# entrenamientos quedan como estaban',
    }),
  staysAsIs: (count, names) =>
    plural(count, {
      one: `# se modificó después, o ya está como estaba, y no se toca: ${names}`,
      other: `# se modificaron después, o ya están como estaban, y no se tocan: ${names}`,
    }),
  takenBack: 'El cambio se deshizo.',
  doneAgain: 'El cambio se hizo de nuevo.',
  nothingToTakeBack: 'No queda nada de este cambio por deshacer.',
  roundOf: (round) => `Round ${String(round)}`,
  draft: 'borrador',
  more: (count) => plural(count, { one: '# más', other: '# más' }),
}

export default es
