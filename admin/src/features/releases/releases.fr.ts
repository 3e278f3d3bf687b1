import type { ReleaseWords } from './releases.en.ts'

const fr: ReleaseWords = {
  releases: 'Versions',
  releaseNotes: 'Notes de version',
  notesWhy: 'Les nouveautés, de la plus récente à la plus ancienne.',
  subject: 'versions',
  thing: 'version',
  none: 'Aucune version trouvée',
  noneYet: 'Ajoutez la première version pour définir la version de l’application.',
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
    'Une nouvelle version change celle de l’application à sa date (UTC). Chaque écran se recharge alors une fois, entre deux rounds.',
  correct: (version) => `Modifier ${version}`,
  correctShort: 'Modifier',
  corrected: (title) => `Version mise à jour : ${title}`,
  planned: 'Prévue',
  addProblem: 'la version',
  released: (date) => `Publiée le ${date}`,
}

export default fr
