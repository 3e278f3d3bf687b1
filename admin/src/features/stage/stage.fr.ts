import type { StageWords } from './stage.en.ts'

const fr: StageWords = {
  title: 'Scène',
  nothing: 'Veuillez vérifier que le stockage local est activé...',
}

export default fr
