import type { StageWords } from './stage.en.ts'

const es: StageWords = {
  title: 'Escenario',
  nothing: 'Asegúrese de que el almacenamiento local esté habilitado...',
  failed: (reason) => `No se pudo mostrar esta pantalla: ${reason}`,
}

export default es
