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
}

export default es
