// Endings that cameras, programs and hurried people give to names; they name no exercise.
const noise = new Set(
  [
    ['img', 'mov', 'dsc', 'dscn', 'vid', 'gopr', 'pxl', 'mvi', 'screen', 'recording', 'untitled'],
    ['final', 'finished', 'draft', 'edit', 'edited', 'export', 'exported', 'render', 'cut', 'take'],
    ['version', 'ver', 'copy', 'copia', 'copie', 'neu', 'new', 'nuevo', 'old', 'clip', 'video'],
    ['hd', 'uhd', 'fps', 'h264', 'hevc', 'web', 'loop', 'left', 'right', 'izquierda', 'derecha'],
    ['izq', 'der', 'gauche', 'droite', 'front', 'slow', 'fast'],
    // Small words of the three languages.
    ['and', 'the', 'of', 'to', 'with', 'a', 'y', 'e', 'de', 'del', 'la', 'el', 'los', 'las', 'al'],
    ['con', 'en', 'et', 'du', 'des', 'le', 'les', 'au', 'aux', 'avec'],
  ].flat(),
)

/** A file's name without its folders and its ending. */
export const stemOf = (fileName: string): string =>
  (fileName.split(/[/\\]/).at(-1) ?? '').replace(/\.[a-z0-9]{1,5}$/i, '')

// Kicks and kick, sentadillas and sentadilla.
const singular = (word: string): string => (word.length > 2 ? word.replace(/s$/, '') : word)

/** The words in a text: small, without accents, parted where the case or a digit parts them. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/['’]/g, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{L})(\p{N})/gu, '$1 $2')
    .replace(/(\p{N})(\p{L})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(singular)

/** Whether a word of a file's name says nothing of what the file shows. */
export const isNoise = (word: string): boolean =>
  /^\p{N}+$/u.test(word) || word.length < 2 || noise.has(word) || noise.has(`${word}s`)

/** What makes two names the same for a correction that is remembered. */
export const nameKey = (fileName: string): string => {
  const words = wordsOf(stemOf(fileName))
  const telling = words.filter((word) => !isNoise(word))
  // A camera's number is all that tells its files apart; that of a version does not.
  const numbers = words.filter((word) => /^\p{N}{3,}$/u.test(word))
  return [telling, numbers, words].find(({ length }) => length > 0)?.join(' ') ?? ''
}

/** A file's name as a title: `kettlebell_swing-heavy.mp4` is `Kettlebell Swing Heavy`. */
export function titleOf(fileName: string): string {
  const title = stemOf(fileName)
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[_\-.\s]+/g, ' ')
    .trim()
    .replace(/(^| )(\p{Ll})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase())
  return title.slice(0, 85).trim()
}
