import { pluralIn } from '../i18n/plural.ts'
import type { SheetWords } from './sheets.en.ts'

const plural = pluralIn('fr')

const fr: SheetWords = {
  sample: 'Fichier d’exemple',
  sampleXlsx: 'Excel (XLSX)',
  sampleCsv: 'CSV',
  choose: 'Choisir un fichier',
  chooseOther: 'Choisir un autre fichier',
  drop: 'Choisissez un fichier CSV ou XLSX, ou déposez-le ici',
  file: 'Fichier',
  notRead: (name) => `Impossible de lire ${name}`,
  rows: (count) => plural(count, { one: '# ligne', other: '# lignes' }),
  readIn: { en: 'lu en anglais', es: 'lu en espagnol', fr: 'lu en français' },
  took: (seconds) => `vérifié en ${seconds} s`,
  right: (count) => plural(count, { one: 'ligne valide', other: 'lignes valides' }),
  wrong: (count) => plural(count, { one: 'ligne à corriger', other: 'lignes à corriger' }),
  toLookAt: 'à vérifier',
  columnsFound: 'Colonnes',
  becomes: (header) => `Utiliser ${header} comme`,
  unread: 'Ne pas importer',
  moreColumns: (count) => plural(count, { one: '# de plus', other: '# de plus' }),
  rowsTitle: (count) =>
    count === 0
      ? 'Toutes les lignes sont valides'
      : plural(count, { one: '# ligne à corriger', other: '# lignes à corriger' }),
  show: 'Lignes',
  tabCorrect: 'À corriger',
  tabLook: 'À vérifier',
  row: 'Ligne',
  column: 'Colonne',
  inFile: 'Dans le fichier',
  whatIsWrong: 'Problème',
  cell: (row, column) => `Ligne ${String(row)}, ${column}`,
  use: (value) => `Utiliser ${value}`,
  corrected: 'Corrigé.',
  asInFile: 'Rétablir l’original',
  inTheFile: 'Corrigez-le dans le fichier.',
  noticeAt: (row, column) => `Ligne ${String(row)}, ${column} :`,
  allRight: 'Rien à corriger.',
  nothingToLookAt: 'Rien à vérifier.',
  more: (count) => plural(count, { one: 'Afficher # de plus', other: 'Afficher # de plus' }),
  isWrong: 'À corriger',
  cancel: 'Annuler',
  correctFirst: (count) =>
    plural(count, {
      one: 'Corrigez d’abord # ligne, ici ou dans le fichier. Les corrections faites ici sont conservées quand vous choisissez de nouveau le fichier.',
      other:
        'Corrigez d’abord # lignes, ici ou dans le fichier. Les corrections faites ici sont conservées quand vous choisissez de nouveau le fichier.',
    }),
  reading: 'Lecture du fichier',
  checking: (rows, of) => `Vérification de la ligne ${rows} sur ${of}`,
  writing: (of) => `Importation de ${of} lignes`,
  another: 'Importer un autre fichier',
  exported: (name) => `${name} exporté`,
  pasted: 'Lignes collées',
  pasteHint: 'Vous pouvez aussi coller ici des lignes copiées d’un tableur.',
}
export default fr
