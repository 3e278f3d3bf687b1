import { pluralIn } from '../../../shared/i18n/plural.ts'
import type { LanguagesWords } from './languages.en.ts'

const plural = pluralIn('es')

const es: LanguagesWords = {
  languages: 'Idiomas',
  title: (name) => `Idiomas de «${name}»`,
  gyms: (each) => `Locales según el idioma de sus pantallas: ${each}.`,
  inLanguage: (count, language) => `${count} en ${language}`,
  ofWalls: 'Idiomas de sus pantallas',
  prepared: 'Preparados, sin uso',
  add: 'Añadir un idioma',
  outdatedCount: (count) => plural(count, { one: '# anticuado', other: '# anticuados' }),
  missingCount: (count) => plural(count, { one: 'falta #', other: 'faltan #' }),
  complete: (count, all) => `${String(count)} de ${String(all)}`,
  shows: (language) => `muestra ${language}`,
  original: 'Texto original',
  alsoFor: (first, more) =>
    more === 0 ? `también para ${first}` : `también para ${first} y ${String(more)} más`,
  state: {
    translated: 'Traducido',
    outdated: 'Anticuado',
    missing: 'Falta',
    inherited: 'Heredado',
  },
  name: 'Nombre',
  subHeader: 'Encabezado',
  stepOf: (step) => `Paso ${String(step)}`,
  inField: (field, language) => `${field}, ${language}`,
  stillRight: 'Sigue bien',
  wallShows: (text) => `Sin traducir: la pantalla muestra «${text}»`,
  saidBefore: (day) => `Ya se dijo, el ${day}:`,
  useIt: 'Usarlo',
  nextLack: 'el siguiente que falta o está anticuado',
  rightNext: 'bien como está, siguiente',
  next: 'Siguiente',
  scrolls: (count) => `A partir de ${String(count)} caracteres se desplaza en la pantalla.`,
  onWall: (language) => `En una pantalla en ${language}`,
  saved: (name) => `Idiomas guardados de: ${name}`,
  thing: 'entrenamiento',
}

export default es
