import type { StageWords } from './stage.en.ts'

const fr: StageWords = {
  title: 'Scène',
  nothing: 'Veuillez vérifier que le stockage local est activé...',
  failed: (reason) => `Cet écran n’a pas pu être affiché : ${reason}`,
}

export default fr
