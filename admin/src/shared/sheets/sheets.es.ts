import { pluralIn } from '../i18n/plural.ts'
import type { SheetWords } from './sheets.en.ts'

const plural = pluralIn('es')

const es: SheetWords = {
  sample: 'Archivo de ejemplo',
  sampleXlsx: 'Excel (XLSX)',
  sampleCsv: 'CSV',
  choose: 'Elegir un archivo',
  chooseOther: 'Elegir otro archivo',
  drop: 'Elija un archivo CSV o XLSX, o suéltelo aquí',
  file: 'Archivo',
  notRead: (name) => `No se pudo leer ${name}`,
  rows: (count) => plural(count, { one: '# fila', other: '# filas' }),
  readIn: { en: 'leído en inglés', es: 'leído en español', fr: 'leído en francés' },
  took: (seconds) => `comprobado en ${seconds} s`,
  right: (count) => plural(count, { one: 'fila correcta', other: 'filas correctas' }),
  wrong: (count) => plural(count, { one: 'fila por corregir', other: 'filas por corregir' }),
  toLookAt: 'por revisar',
  columnsFound: 'Columnas encontradas',
  becomes: (header) => `${header} es`,
  unread: 'no se lee',
  moreColumns: (count) => plural(count, { one: '# más', other: '# más' }),
  rowsTitle: (count) =>
    count === 0
      ? 'Todas las filas son correctas'
      : plural(count, { one: '# fila por corregir', other: '# filas por corregir' }),
  show: 'Filas',
  tabCorrect: 'Por corregir',
  tabLook: 'Por revisar',
  row: 'Fila',
  column: 'Columna',
  inFile: 'En el archivo',
  whatIsWrong: 'Qué falla',
  cell: (row, column) => `Fila ${String(row)}, ${column}`,
  use: (value) => `Usar ${value}`,
  corrected: 'Corregido.',
  asInFile: 'Como en el archivo',
  inTheFile: 'Corríjalo en el archivo.',
  noticeAt: (row, column) => `Fila ${String(row)}, ${column}:`,
  allRight: 'No queda nada por corregir.',
  nothingToLookAt: 'Nada por revisar.',
  more: (count) => plural(count, { one: 'Mostrar # más', other: 'Mostrar # más' }),
  isWrong: 'Por corregir',
  cancel: 'Cancelar',
  correctFirst: (count) =>
    plural(count, {
      one: 'Corrija antes # fila, aquí o en el archivo. Lo que corrija aquí se conserva al elegir el archivo de nuevo.',
      other:
        'Corrija antes # filas, aquí o en el archivo. Lo que corrija aquí se conserva al elegir el archivo de nuevo.',
    }),
  reading: 'Leyendo el archivo',
  checking: (rows, of) => `Comprobando: ${rows} de ${of} filas`,
  writing: (of) => `Escribiendo ${of} filas`,
  another: 'Importar otro archivo',
  exported: (name) => `Se exportó ${name}`,
  pasted: 'Filas pegadas',
  pasteHint: 'También puede pegar aquí filas copiadas de una hoja de cálculo.',
}
export default es
