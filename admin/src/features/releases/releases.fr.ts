import type { ReleaseWords } from './releases.en.ts'

const fr: ReleaseWords = {
  releases: 'Versions',
  releaseNotes: 'Notes de version',
  notesWhy: 'Les nouveautés, de la plus récente à la plus ancienne.',
  subject: 'versions',
  thing: 'version',
  none: 'Aucune version trouvée',
  noneYet: 'La première version indique à chaque écran la sienne.',
  add: 'Ajouter une version',
  title: 'Titre',
  type: 'Type',
  types: { Release: 'Version', 'Hot-Fix': 'Correctif' },
  description: 'Description',
  version: 'Numéro de version',
  versionHint: '00.00.00, ou 00.00.00-000 pour un correctif',
  date: 'Date',
  dateHint: '01/01/2031',
  added: (type, title, appName) => `Ajout au système ${appName} : ${type} ${title}.`,
  duplicate: 'La version n’a pas pu être créée. Un identifiant en double a été trouvé.',
  reloadWarning:
    'En ajouter une change la version de l’application à partir de sa date (UTC) : chaque écran se recharge une fois, entre deux rounds.',
  correct: (version) => `Corriger ${version}`,
  correctShort: 'Corriger',
  corrected: (title) => `Version mise à jour : ${title}`,
  planned: 'Prévue',
  addProblem: 'la version',
  released: (date) => `Publiée le ${date}`,
}

export default fr
