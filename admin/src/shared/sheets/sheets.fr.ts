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
  notRead: (name) => `${name} n’a pas pu être lu`,
  rows: (count) => plural(count, { one: '# ligne', other: '# lignes' }),
  readIn: { en: 'lu en anglais', es: 'lu en espagnol', fr: 'lu en français' },
  took: (seconds) => `vérifié en ${seconds} s`,
  right: (count) => plural(count, { one: 'ligne correcte', other: 'lignes correctes' }),
  wrong: (count) => plural(count, { one: 'ligne à corriger', other: 'lignes à corriger' }),
  toLookAt: 'à revoir',
  columnsFound: 'Colonnes trouvées',
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
  isWrong: 'À corriger',
  cancel: 'Annuler',
  correctFirst: (count) =>
    plural(count, {
      one: 'Corrigez d’abord # ligne, ici ou dans le fichier. Ce que vous corrigez ici est gardé quand vous choisissez de nouveau le fichier.',
      other:
        'Corrigez d’abord # lignes, ici ou dans le fichier. Ce que vous corrigez ici est gardé quand vous choisissez de nouveau le fichier.',
    }),
  reading: 'Lecture du fichier',
  checking: (rows, of) => `Vérification : ${rows} lignes sur ${of}`,
  writing: (of) => `Écriture de ${of} lignes`,
  another: 'Importer un autre fichier',
  exported: (name) => `${name} a été exporté`,
  pasted: 'Lignes collées',
  pasteHint: 'Vous pouvez aussi coller ici des lignes copiées d’un tableur.',
}
export default fr
