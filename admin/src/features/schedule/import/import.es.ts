import { pluralIn } from '../../../shared/i18n/plural.ts'
import type { ImportWords } from './import.en.ts'

const plural = pluralIn('es')

const es: ImportWords = {
  title: 'Importar entrenamientos',
  why: 'No se escribe nada hasta que todas las filas sean correctas. Todas o ninguna.',
  schedule: 'Programación',
  dropWhy: (rows) =>
    `Hasta ${rows} filas, un entrenamiento en cada una. Las columnas se reconocen por su nombre, en inglés, español o francés.`,
  rounds: (count) => plural(count, { one: '# round', other: '# rounds' }),
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
  tabAll: 'Todas',
  days: 'Días',
  steps: 'Pasos',
  state: 'Estado',
  draft: 'Borrador',
  published: 'Publicado',
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
  ready: 'Podrá deshacerlo todo de una vez.',
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
  files: 'Archivos',
  exportShown: 'Exportar lo que se muestra',
  exportXlsx: 'Excel (XLSX)',
  exportCsv: 'CSV',
  exportJson: 'JSON',
}
export default es
