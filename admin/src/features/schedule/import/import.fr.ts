import { pluralIn } from '../../../shared/i18n/plural.ts'
import type { ImportWords } from './import.en.ts'

const plural = pluralIn('fr')

const fr: ImportWords = {
  title: 'Importer des entraînements',
  why: 'Les entraînements sont importés seulement si toutes les lignes sont valides.',
  schedule: 'Programme',
  dropWhy: (rows) =>
    `Jusqu’à ${rows} lignes, un entraînement par ligne. Les noms des colonnes peuvent être en anglais, en espagnol ou en français.`,
  rounds: (count) => plural(count, { one: '# round', other: '# rounds' }),
  columns: {
    round: 'Round',
    name: 'Nom',
    subHeader: 'En-tête du contenu',
    startDate: 'Date de début',
    endDate: 'Date de fin',
    state: 'État',
    text1: 'Texte 1',
    video1: 'Lien de la vidéo 1',
    lrVideo1: 'Lien de la vidéo du vestiaire 1',
    text2: 'Texte 2',
    video2: 'Lien de la vidéo 2',
    lrVideo2: 'Lien de la vidéo du vestiaire 2',
    text3: 'Texte 3',
    video3: 'Lien de la vidéo 3',
    lrVideo3: 'Lien de la vidéo du vestiaire 3',
  },
  columnIn: (name, language) => `${name}, ${language}`,
  originalOf: (name) => `${name}, texte d’origine`,
  tabAll: 'Toutes',
  days: 'Jours',
  steps: 'Étapes',
  state: 'État',
  draft: 'Brouillon',
  published: 'Publié',
  asFile: 'Publier les lignes marquées comme publiées dans le fichier',
  asFileWhy:
    'Sinon, toutes sont importées comme brouillons. Les écrans n’affichent pas les brouillons.',
  import: (drafts, published) =>
    published === 0
      ? plural(drafts, { one: 'Importer # brouillon', other: 'Importer # brouillons' })
      : drafts === 0
        ? plural(published, {
            one: 'Importer et publier # entraînement',
            other: 'Importer et publier # entraînements',
          })
        : `Importer ${plural(drafts, { one: '# brouillon', other: '# brouillons' })}, en publier ${String(published)}`,
  ready: 'Vous pouvez annuler toute l’importation.',
  imported: (count) =>
    plural(count, { one: '# entraînement importé', other: '# entraînements importés' }),
  undone: 'Importation annulée',
  undonePartly: (count) =>
    plural(count, {
      one: 'Importation annulée, sauf # entraînement modifié depuis',
      other: 'Importation annulée, sauf # entraînements modifiés depuis',
    }),
  done: (count) =>
    plural(count, {
      one: '# entraînement est dans le programme',
      other: '# entraînements sont dans le programme',
    }),
  doneWhy: 'Les écrans n’affichent pas les brouillons avant leur publication.',
  toSchedule: 'Voir dans le programme',
  files: 'Fichiers',
  exportShown: 'Exporter cette vue',
  exportXlsx: 'Excel (XLSX)',
  exportCsv: 'CSV',
  exportJson: 'JSON',
}
export default fr
