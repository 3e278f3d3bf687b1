import { pluralIn } from '../../../shared/i18n/plural.ts'
import type { TemplateWords } from './library.en.ts'

const plural = pluralIn('es')

const es: TemplateWords = {
  library: 'Plantillas',
  description: 'Guarde aquí entrenamientos y prográmelos en cualquier round y día.',
  subject: 'plantillas',
  thing: 'plantilla',
  none: 'No se encontraron plantillas',
  noneYet: 'Abra un entrenamiento en la programación y guárdelo como plantilla.',
  toSchedule: 'Abrir la programación',
  name: 'Nombre',
  equipment: 'Equipo',
  focus: 'Enfoque',
  tagsHint: 'Pulse Enter o coma después de cada etiqueta.',
  level: 'Nivel',
  levels: {
    any: 'Todos los niveles',
    beginner: 'Principiante',
    intermediate: 'Intermedio',
    advanced: 'Avanzado',
  },
  lastDay: 'Última vez',
  neverShown: 'Nunca',
  planned: (day) => `Hasta el ${day}`,
  all: 'Todos',
  unused: (days) => `Sin usar en ${String(days)} días`,
  place: 'Programar',
  placeOne: (name) => `Programar ${name}`,
  round: 'Round',
  roundNumber: (number) => `Round ${String(number)}`,
  firstDay: 'Primer día',
  lastDayOf: 'Último día',
  asQuestion: 'Estado',
  noSuchDay: 'Esa fecha no es válida.',
  endsBefore: 'El último día no puede ser anterior al primero.',
  isTaken: 'Ya hay un entrenamiento en esos días. Elija otros días o reemplácelo.',
  replaces: (count) =>
    plural(count, {
      one: 'Se reemplazará # entrenamiento.',
      other: 'Se reemplazarán # entrenamientos.',
    }),
  placed: (name, days) => `${name} programado: ${days}`,
  edit: (name) => `Editar ${name}`,
  updated: (name) => `Plantilla actualizada: ${name}`,
  remove: (name) => `Eliminar ${name}`,
  sureDelete: (name) => `¿Seguro que desea eliminar la plantilla «${name}»?`,
  deleteDetail: 'Los entrenamientos creados con ella se conservan. Esto no se puede deshacer.',
  deleted: (name) => `Plantilla eliminada: ${name}`,
  keep: 'Guardar como plantilla',
  kept: (name) => `Plantilla guardada: ${name}`,
}
export default es
