import type { ReleaseWords } from './releases.en.ts'

const es: ReleaseWords = {
  releases: 'Versiones',
  releaseNotes: 'Notas de la versión',
  notesWhy: 'Las novedades, de la más reciente a la más antigua.',
  subject: 'versiones',
  thing: 'versión',
  none: 'No se encontraron versiones',
  noneYet: 'Agregue la primera versión para fijar la versión de la aplicación.',
  add: 'Añadir versión',
  title: 'Título',
  type: 'Tipo',
  types: { Release: 'Versión', 'Hot-Fix': 'Corrección urgente' },
  description: 'Descripción',
  version: 'Número de versión',
  versionHint: '00.00.00, o 00.00.00-000 para una corrección urgente',
  date: 'Fecha',
  dateHint: '01/01/2031',
  added: (type, title, appName) => `${type} añadida: ${title} al sistema ${appName}.`,
  duplicate: 'No se pudo crear la versión. Se encontró un identificador duplicado.',
  reloadWarning:
    'Una nueva versión cambia la versión de la aplicación en su fecha (UTC). Entonces cada pantalla se recarga una vez, entre rounds.',
  correct: (version) => `Editar ${version}`,
  correctShort: 'Editar',
  corrected: (title) => `Versión actualizada: ${title}`,
  planned: 'Programada',
  addProblem: 'la versión',
  released: (date) => `Publicada el ${date}`,
}

export default es
