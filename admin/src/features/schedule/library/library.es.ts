import { pluralIn } from '../../../shared/i18n/plural.ts'
import type { TemplateWords } from './library.en.ts'

const plural = pluralIn('es')

const es: TemplateWords = {
  library: 'Biblioteca',
  description: 'Entrenamientos que vale la pena guardar, para ponerlos en cualquier ronda y día.',
  subject: 'plantillas',
  thing: 'plantilla',
  none: 'No se encontraron plantillas',
  noneYet: 'Abre un entrenamiento en la programación y guárdalo aquí.',
  toSchedule: 'Abrir la programación',
  name: 'Nombre',
  equipment: 'Material',
  focus: 'Enfoque',
  tagsHint: 'Una etiqueta termina con Intro o una coma.',
  level: 'Nivel',
  levels: {
    any: 'Todos los niveles',
    beginner: 'Principiante',
    intermediate: 'Intermedio',
    advanced: 'Avanzado',
  },
  lastDay: 'Última vez',
  neverShown: 'Aún no',
  planned: (day) => `Hasta el ${day}`,
  all: 'Todos',
  unused: (days) => `No en ${String(days)} días`,
  place: 'Programar',
  placeOne: (name) => `Programar ${name}`,
  round: 'Ronda',
  roundNumber: (number) => `Ronda ${String(number)}`,
  firstDay: 'Primer día',
  lastDayOf: 'Último día',
  asQuestion: 'En las pantallas',
  noSuchDay: 'Este día no existe.',
  endsBefore: 'El último día es anterior al primero.',
  isTaken: 'Ya hay un entrenamiento: no se programaría nada.',
  replaces: (count) =>
    plural(count, {
      one: '# entrenamiento le cede el sitio.',
      other: '# entrenamientos le ceden el sitio.',
    }),
  placed: (name, days) => `${name} está programado: ${days}.`,
  edit: (name) => `Editar ${name}`,
  updated: (name) => `Plantilla actualizada: ${name}`,
  remove: (name) => `Eliminar ${name}`,
  sureDelete: (name) => `¿Seguro que quieres eliminar la plantilla «${name}»?`,
  deleteDetail: 'Los entrenamientos hechos con ella se quedan. Esto no se puede deshacer.',
  deleted: (name) => `Plantilla eliminada: ${name}`,
  keep: 'Guardar en la biblioteca',
  kept: (name) => `${name} está en la biblioteca.`,
}
export default es
