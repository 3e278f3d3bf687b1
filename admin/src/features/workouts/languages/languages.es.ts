import { pluralIn } from '../../../shared/i18n/plural.ts'
import type { LanguagesWords } from './languages.en.ts'

const plural = pluralIn('es')

const es: LanguagesWords = {
  languages: 'Idiomas',
  title: (name) => `Traducciones de «${name}»`,
  gyms: (each) => `Sucursales por idioma de sus pantallas: ${each}.`,
  inLanguage: (count, language) => `${count} en ${language}`,
  ofWalls: 'Idiomas de sus pantallas',
  prepared: 'Ninguna pantalla los usa',
  add: 'Agregar idioma',
  outdatedCount: (count) => plural(count, { one: '# desactualizada', other: '# desactualizadas' }),
  missingCount: (count) => plural(count, { one: 'falta #', other: 'faltan #' }),
  complete: (count, all) => `${String(count)} de ${String(all)}`,
  shows: (language) => `muestra ${language}`,
  original: 'Original',
  alsoFor: (first, more) =>
    more === 0
      ? `también se usa para ${first}`
      : `también se usa para ${first} y ${String(more)} más`,
  state: {
    translated: 'Traducido',
    outdated: 'Desactualizado',
    missing: 'Faltante',
    inherited: 'Heredado',
  },
  name: 'Nombre',
  subHeader: 'Encabezado del contenido',
  stepOf: (step) => `Paso ${String(step)}`,
  inField: (field, language) => `${field}, ${language}`,
  stillRight: 'Sigue siendo correcto',
  wallShows: (text) => `Sin traducir. Las pantallas muestran «${text}»`,
  saidBefore: (day) => `Usado antes, el ${day}:`,
  useIt: 'Usar',
  nextLack: 'siguiente texto faltante o desactualizado',
  rightNext: 'marcar como correcto e ir al siguiente',
  next: 'Siguiente',
  scrolls: (count) => `Se desplaza en las pantallas si supera los ${String(count)} caracteres.`,
  onWall: (language) => `En una pantalla en ${language}`,
  saved: (name) => `Traducciones de ${name} guardadas`,
  thing: 'entrenamiento',
}

export default es
