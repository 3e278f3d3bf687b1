import { pluralIn } from '../../../shared/i18n/plural.ts'
import type { LanguagesWords } from './languages.en.ts'

const plural = pluralIn('fr')

const fr: LanguagesWords = {
  languages: 'Langues',
  title: (name) => `Traductions de « ${name} »`,
  gyms: (each) => `Clubs selon la langue de leurs écrans : ${each}.`,
  inLanguage: (count, language) => `${count} en ${language}`,
  ofWalls: 'Langues de vos écrans',
  prepared: 'Utilisées par aucun écran',
  add: 'Ajouter une langue',
  outdatedCount: (count) => plural(count, { one: '# périmée', other: '# périmées' }),
  missingCount: (count) => plural(count, { one: '# manquante', other: '# manquantes' }),
  complete: (count, all) => `${String(count)} sur ${String(all)}`,
  shows: (language) => `affiche ${language}`,
  original: 'Original',
  alsoFor: (first, more) =>
    more === 0
      ? `aussi utilisé pour ${first}`
      : `aussi utilisé pour ${first} et ${String(more)} de plus`,
  state: {
    translated: 'Traduit',
    outdated: 'Périmé',
    missing: 'Manquant',
    inherited: 'Hérité',
  },
  name: 'Nom',
  subHeader: 'En-tête du contenu',
  stepOf: (step) => `Étape ${String(step)}`,
  inField: (field, language) => `${field}, ${language}`,
  stillRight: 'Toujours correct',
  wallShows: (text) => `Non traduit. Les écrans affichent « ${text} »`,
  saidBefore: (day) => `Déjà utilisé, le ${day} :`,
  useIt: 'Utiliser',
  nextLack: 'texte manquant ou périmé suivant',
  rightNext: 'marquer comme correct, passer au suivant',
  next: 'Suivant',
  scrolls: (count) => `Défile à l’écran s’il dépasse ${String(count)} caractères.`,
  onWall: (language) => `Sur un écran en ${language}`,
  saved: (name) => `Traductions de ${name} enregistrées`,
  thing: 'entraînement',
}

export default fr
