import { pluralIn } from '../../../shared/i18n/plural.ts'
import type { LanguagesWords } from './languages.en.ts'

const plural = pluralIn('fr')

const fr: LanguagesWords = {
  languages: 'Langues',
  title: (name) => `Langues de « ${name} »`,
  gyms: (each) => `Salles selon la langue de leurs écrans : ${each}.`,
  inLanguage: (count, language) => `${count} en ${language}`,
  ofWalls: 'Langues de vos écrans',
  prepared: 'Préparées, pas utilisées',
  add: 'Ajouter une langue',
  outdatedCount: (count) => plural(count, { one: '# périmé', other: '# périmés' }),
  missingCount: (count) => plural(count, { one: '# manquant', other: '# manquants' }),
  complete: (count, all) => `${String(count)} sur ${String(all)}`,
  shows: (language) => `montre ${language}`,
  original: 'Texte d’origine',
  alsoFor: (first, more) =>
    more === 0 ? `aussi pour ${first}` : `aussi pour ${first} et ${String(more)} de plus`,
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
  stillRight: 'Toujours juste',
  wallShows: (text) => `Non traduit : l’écran montre « ${text} »`,
  saidBefore: (day) => `Déjà dit, le ${day} :`,
  useIt: 'Reprendre',
  nextLack: 'prochain texte manquant ou périmé',
  rightNext: 'juste ainsi, suivant',
  next: 'Suivant',
  scrolls: (count) => `Au-delà de ${String(count)} caractères, il défile sur l’écran.`,
  onWall: (language) => `Sur un écran en ${language}`,
  saved: (name) => `Langues enregistrées de : ${name}`,
  thing: 'entraînement',
}

export default fr
