import { pluralIn } from '../../shared/i18n/plural.ts'
import type { LogWords } from './logs.en.ts'

const plural = pluralIn('fr')

const fr: LogWords = {
  logs: 'Journaux',
  subject: 'journaux',
  none: 'Aucun journal trouvé',
  noneYet: 'Chaque modification faite par quelqu’un est consignée ici.',
  date: 'Date',
  model: 'Modèle',
  action: 'Action',
  modifiedBy: 'Modifié par',
  userId: 'Id d’utilisateur',
  data: 'Données',
  all: 'Tous',
  from: 'Du',
  to: 'Au',
  who: 'l’auteur du changement',
  show: 'Montrer le changement',
  hide: 'Masquer le changement',
  showOf: (what) => `Montrer le changement : ${what}`,
  hideOf: (what) => `Masquer le changement : ${what}`,
  field: 'Champ',
  before: 'Avant',
  after: 'Après',
  nothing: '–',
  noData: 'Rien n’a été consigné avec cette entrée.',
  clearFilters: 'Effacer les filtres',
  deleteAll: 'Supprimer les journaux',
  deleteAllWhy: 'Ceci supprime toutes les entrées, sans retour possible.',
  deleted: (count) => plural(count, { one: '# entrée supprimée', other: '# entrées supprimées' }),
  cleanUp: 'Nettoyer',
  cleanUpTitle: 'Nettoyage des journaux',
  cleanUpWhy: 'Retire les entrées plus anciennes qu’un nombre de jours.',
  days: 'Plus anciennes que (jours)',
  word: 'Mot de confirmation',
  wordHint: (word) => `Saisissez ${word} pour confirmer.`,
  typeWord: (word) => `Veuillez saisir ${word}.`,
}

export default fr
