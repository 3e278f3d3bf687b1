import { pluralIn } from '../../../shared/i18n/plural.ts'
import type { ImportWords } from './import.en.ts'

const plural = pluralIn('es')

const es: ImportWords = {
  title: 'Importar entrenamientos',
  why: 'No se escribe nada hasta que todas las filas sean correctas. Todas o ninguna.',
  schedule: 'Programación',
  sample: 'Archivo de ejemplo',
  sampleXlsx: 'Excel (XLSX)',
  sampleCsv: 'CSV',
  choose: 'Elegir un archivo',
  chooseOther: 'Elegir otro archivo',
  drop: 'Elija un archivo CSV o XLSX, o suéltelo aquí',
  dropWhy: (rows) =>
    `Hasta ${rows} filas, un entrenamiento en cada una. Las columnas se reconocen por su nombre, en inglés, español o francés.`,
  file: 'Archivo',
  notRead: (name) => `No se pudo leer ${name}`,
  rows: (count) => plural(count, { one: '# fila', other: '# filas' }),
  rounds: (count) => plural(count, { one: '# round', other: '# rounds' }),
  readIn: { en: 'leído en inglés', es: 'leído en español', fr: 'leído en francés' },
  took: (seconds) => `comprobado en ${seconds} s`,
  right: (count) => plural(count, { one: 'fila correcta', other: 'filas correctas' }),
  wrong: (count) => plural(count, { one: 'fila por corregir', other: 'filas por corregir' }),
  toLookAt: 'por revisar',
  columnsFound: 'Columnas encontradas',
  columns: {
    round: 'Round',
    name: 'Nombre',
    subHeader: 'Encabezado',
    startDate: 'Fecha de inicio',
    endDate: 'Fecha de fin',
    state: 'Estado',
    text1: 'Texto 1',
    video1: 'Enlace del vídeo 1',
    lrVideo1: 'Enlace del vídeo del vestuario 1',
    text2: 'Texto 2',
    video2: 'Enlace del vídeo 2',
    lrVideo2: 'Enlace del vídeo del vestuario 2',
    text3: 'Texto 3',
    video3: 'Enlace del vídeo 3',
    lrVideo3: 'Enlace del vídeo del vestuario 3',
  },
  columnIn: (name, language) => `${name}, ${language}`,
  originalOf: (name) => `${name}, texto original`,
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
  tabAll: 'Todas',
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
  days: 'Días',
  steps: 'Pasos',
  state: 'Estado',
  draft: 'Borrador',
  published: 'Publicado',
  isWrong: 'Por corregir',
  asFile: 'Publicar las filas que el archivo da por publicadas',
  asFileWhy: 'Si no, todas son borradores: en ninguna pantalla hasta que los publique.',
  import: (drafts, published) =>
    published === 0
      ? plural(drafts, { one: 'Importar # borrador', other: 'Importar # borradores' })
      : drafts === 0
        ? plural(published, {
            one: 'Importar y publicar # entrenamiento',
            other: 'Importar y publicar # entrenamientos',
          })
        : `Importar ${plural(drafts, { one: '# borrador', other: '# borradores' })}, publicar ${String(published)}`,
  cancel: 'Cancelar',
  correctFirst: (count) =>
    plural(count, {
      one: 'Corrija antes # fila, aquí o en el archivo. Lo que corrija aquí se conserva al elegir el archivo de nuevo.',
      other:
        'Corrija antes # filas, aquí o en el archivo. Lo que corrija aquí se conserva al elegir el archivo de nuevo.',
    }),
  ready: 'Podrá deshacerlo todo de una vez.',
  reading: 'Leyendo el archivo',
  checking: (rows, of) => `Comprobando: ${rows} de ${of} filas`,
  writing: (of) => `Escribiendo ${of} filas`,
  imported: (count) =>
    plural(count, { one: '# entrenamiento importado', other: '# entrenamientos importados' }),
  undone: 'Se deshizo la importación',
  undonePartly: (count) =>
    plural(count, {
      one: 'Se deshizo la importación, salvo # entrenamiento que se cambió después',
      other: 'Se deshizo la importación, salvo # entrenamientos que se cambiaron después',
    }),
  done: (count) =>
    plural(count, {
      one: '# entrenamiento está en la programación',
      other: '# entrenamientos están en la programación',
    }),
  doneWhy: 'Los borradores no están en ninguna pantalla hasta que los publique.',
  toSchedule: 'Verlos en la programación',
  another: 'Importar otro archivo',
  files: 'Archivos',
  exportShown: 'Exportar lo que se muestra',
  exportXlsx: 'Excel (XLSX)',
  exportCsv: 'CSV',
  exportJson: 'JSON',
  exported: (name) => `Se exportó ${name}`,
}
export default es
