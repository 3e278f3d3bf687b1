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
  took: (seconds) => `revisado en ${seconds} s`,
  right: (count) => plural(count, { one: 'fila válida', other: 'filas válidas' }),
  wrong: (count) => plural(count, { one: 'fila por corregir', other: 'filas por corregir' }),
  toLookAt: 'por revisar',
  columnsFound: 'Columnas',
  becomes: (header) => `Usar ${header} como`,
  unread: 'No importar',
  moreColumns: (count) => plural(count, { one: '# más', other: '# más' }),
  rowsTitle: (count) =>
    count === 0
      ? 'Todas las filas son válidas'
      : plural(count, { one: '# fila por corregir', other: '# filas por corregir' }),
  show: 'Filas',
  tabCorrect: 'Por corregir',
  tabLook: 'Por revisar',
  row: 'Fila',
  column: 'Columna',
  inFile: 'En el archivo',
  whatIsWrong: 'Problema',
  cell: (row, column) => `Fila ${String(row)}, ${column}`,
  use: (value) => `Usar ${value}`,
  corrected: 'Corregido.',
  asInFile: 'Restaurar original',
  inTheFile: 'Corríjalo en el archivo.',
  noticeAt: (row, column) => `Fila ${String(row)}, ${column}:`,
  allRight: 'No hay nada por corregir.',
  nothingToLookAt: 'No hay nada por revisar.',
  more: (count) => plural(count, { one: 'Mostrar # más', other: 'Mostrar # más' }),
  isWrong: 'Por corregir',
  cancel: 'Cancelar',
  correctFirst: (count) =>
    plural(count, {
      one: 'Primero corrija # fila, aquí o en el archivo. Lo que corrija aquí se conserva al volver a elegir el archivo.',
      other:
        'Primero corrija # filas, aquí o en el archivo. Lo que corrija aquí se conserva al volver a elegir el archivo.',
    }),
  reading: 'Leyendo el archivo',
  checking: (rows, of) => `Revisando la fila ${rows} de ${of}`,
  writing: (of) => `Importando ${of} filas`,
  another: 'Importar otro archivo',
  exported: (name) => `${name} exportado`,
  pasted: 'Filas pegadas',
  pasteHint: 'También puede pegar aquí filas copiadas de una hoja de cálculo.',
}
export default es
