import { pluralIn } from '../../../shared/i18n/plural.ts'
import type { ImportWords } from './import.en.ts'

const plural = pluralIn('es')

const es: ImportWords = {
  title: 'Importar entrenamientos',
  why: 'Los entrenamientos se importan solo cuando todas las filas son válidas.',
  schedule: 'Programación',
  dropWhy: (rows) =>
    `Hasta ${rows} filas, un entrenamiento por fila. Los nombres de las columnas pueden estar en inglés, español o francés.`,
  rounds: (count) => plural(count, { one: '# round', other: '# rounds' }),
  columns: {
    round: 'Round',
    name: 'Nombre',
    subHeader: 'Encabezado',
    startDate: 'Fecha de inicio',
    endDate: 'Fecha de fin',
    state: 'Estado',
    text1: 'Texto 1',
    video1: 'Enlace del video 1',
    lrVideo1: 'Enlace del video del vestuario 1',
    text2: 'Texto 2',
    video2: 'Enlace del video 2',
    lrVideo2: 'Enlace del video del vestuario 2',
    text3: 'Texto 3',
    video3: 'Enlace del video 3',
    lrVideo3: 'Enlace del video del vestuario 3',
  },
  columnIn: (name, language) => `${name}, ${language}`,
  originalOf: (name) => `${name}, texto original`,
  tabAll: 'Todas',
  days: 'Días',
  steps: 'Pasos',
  state: 'Estado',
  draft: 'Borrador',
  published: 'Publicado',
  asFile: 'Publicar las filas marcadas como publicadas en el archivo',
  asFileWhy:
    'De lo contrario, todas se importan como borradores. Las pantallas no muestran borradores.',
  import: (drafts, published) =>
    published === 0
      ? plural(drafts, { one: 'Importar # borrador', other: 'Importar # borradores' })
      : drafts === 0
        ? plural(published, {
            one: 'Importar y publicar # entrenamiento',
            other: 'Importar y publicar # entrenamientos',
          })
        : `Importar ${plural(drafts, { one: '# borrador', other: '# borradores' })}, publicar ${String(published)}`,
  ready: 'Puede deshacer toda la importación.',
  imported: (count) =>
    plural(count, { one: '# entrenamiento importado', other: '# entrenamientos importados' }),
  undone: 'Importación deshecha',
  undonePartly: (count) =>
    plural(count, {
      one: 'Importación deshecha, salvo # entrenamiento que se cambió después',
      other: 'Importación deshecha, salvo # entrenamientos que se cambiaron después',
    }),
  done: (count) =>
    plural(count, {
      one: '# entrenamiento está en la programación',
      other: '# entrenamientos están en la programación',
    }),
  doneWhy: 'Las pantallas no muestran los borradores hasta que usted los publica.',
  toSchedule: 'Ver en la programación',
  files: 'Archivos',
  exportShown: 'Exportar esta vista',
  exportXlsx: 'Excel (XLSX)',
  exportCsv: 'CSV',
  exportJson: 'JSON',
}
export default es
