import { pluralIn } from '../../../shared/i18n/plural.ts'
import type { ImportWords } from './import.en.ts'

const plural = pluralIn('fr')

const fr: ImportWords = {
  title: 'Importer des entraînements',
  why: 'Rien n’est écrit avant que chaque ligne soit correcte. Toutes les lignes ou aucune.',
  schedule: 'Programme',
  sample: 'Fichier d’exemple',
  sampleXlsx: 'Excel (XLSX)',
  sampleCsv: 'CSV',
  choose: 'Choisir un fichier',
  chooseOther: 'Choisir un autre fichier',
  drop: 'Choisissez un fichier CSV ou XLSX, ou déposez-le ici',
  dropWhy: (rows) =>
    `Jusqu’à ${rows} lignes, un entraînement par ligne. Les colonnes se reconnaissent à leur nom, en anglais, en espagnol ou en français.`,
  file: 'Fichier',
  notRead: (name) => `${name} n’a pas pu être lu`,
  rows: (count) => plural(count, { one: '# ligne', other: '# lignes' }),
  rounds: (count) => plural(count, { one: '# round', other: '# rounds' }),
  readIn: { en: 'lu en anglais', es: 'lu en espagnol', fr: 'lu en français' },
  took: (seconds) => `vérifié en ${seconds} s`,
  right: (count) => plural(count, { one: 'ligne correcte', other: 'lignes correctes' }),
  wrong: (count) => plural(count, { one: 'ligne à corriger', other: 'lignes à corriger' }),
  toLookAt: 'à revoir',
  columnsFound: 'Colonnes trouvées',
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
  becomes: (header) => `${header} est`,
  unread: 'non lue',
  moreColumns: (count) => plural(count, { one: '# de plus', other: '# de plus' }),
  rowsTitle: (count) =>
    count === 0
      ? 'Chaque ligne est correcte'
      : plural(count, { one: '# ligne à corriger', other: '# lignes à corriger' }),
  show: 'Lignes',
  tabCorrect: 'À corriger',
  tabLook: 'À revoir',
  tabAll: 'Toutes',
  row: 'Ligne',
  column: 'Colonne',
  inFile: 'Dans le fichier',
  whatIsWrong: 'Ce qui ne va pas',
  cell: (row, column) => `Ligne ${String(row)}, ${column}`,
  use: (value) => `Prendre ${value}`,
  corrected: 'Corrigé.',
  asInFile: 'Comme dans le fichier',
  inTheFile: 'À corriger dans le fichier.',
  noticeAt: (row, column) => `Ligne ${String(row)}, ${column} :`,
  allRight: 'Il ne reste rien à corriger.',
  nothingToLookAt: 'Rien à revoir.',
  more: (count) => plural(count, { one: 'En afficher # de plus', other: 'En afficher # de plus' }),
  days: 'Jours',
  steps: 'Étapes',
  state: 'État',
  draft: 'Brouillon',
  published: 'Publié',
  isWrong: 'À corriger',
  asFile: 'Publier les lignes que le fichier dit publiées',
  asFileWhy: 'Sinon, toutes sont des brouillons : sur aucun écran avant votre publication.',
  import: (drafts, published) =>
    published === 0
      ? plural(drafts, { one: 'Importer # brouillon', other: 'Importer # brouillons' })
      : drafts === 0
        ? plural(published, {
            one: 'Importer et publier # entraînement',
            other: 'Importer et publier # entraînements',
          })
        : `Importer ${plural(drafts, { one: '# brouillon', other: '# brouillons' })}, en publier ${String(published)}`,
  cancel: 'Annuler',
  correctFirst: (count) =>
    plural(count, {
      one: 'Corrigez d’abord # ligne, ici ou dans le fichier. Ce que vous corrigez ici est gardé quand vous choisissez de nouveau le fichier.',
      other:
        'Corrigez d’abord # lignes, ici ou dans le fichier. Ce que vous corrigez ici est gardé quand vous choisissez de nouveau le fichier.',
    }),
  ready: 'Vous pourrez l’annuler en une fois.',
  reading: 'Lecture du fichier',
  checking: (rows, of) => `Vérification : ${rows} lignes sur ${of}`,
  writing: (of) => `Écriture de ${of} lignes`,
  imported: (count) =>
    plural(count, { one: '# entraînement importé', other: '# entraînements importés' }),
  undone: 'L’importation a été annulée',
  undonePartly: (count) =>
    plural(count, {
      one: 'L’importation a été annulée, sauf # entraînement modifié depuis',
      other: 'L’importation a été annulée, sauf # entraînements modifiés depuis',
    }),
  done: (count) =>
    plural(count, {
      one: '# entraînement est dans le programme',
      other: '# entraînements sont dans le programme',
    }),
  doneWhy: 'Les brouillons ne sont sur aucun écran avant votre publication.',
  toSchedule: 'Les voir dans le programme',
  another: 'Importer un autre fichier',
  files: 'Fichiers',
  exportShown: 'Exporter ce qui est affiché',
  exportXlsx: 'Excel (XLSX)',
  exportCsv: 'CSV',
  exportJson: 'JSON',
  exported: (name) => `${name} a été exporté`,
}
export default fr
