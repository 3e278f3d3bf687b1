// Suffixes added by cameras, programs and people in a hurry.
const noise = new Set(
  [
    ['img', 'mov', 'dsc', 'dscn', 'vid', 'gopr', 'pxl', 'mvi', 'screen', 'recording', 'untitled'],
    ['final', 'finished', 'draft', 'edit', 'edited', 'export', 'exported', 'render', 'cut', 'take'],
    ['version', 'ver', 'copy', 'copia', 'copie', 'neu', 'new', 'nuevo', 'old', 'clip', 'video'],
    ['hd', 'uhd', 'fps', 'h264', 'hevc', 'web', 'loop', 'left', 'right', 'izquierda', 'derecha'],
    ['izq', 'der', 'gauche', 'droite', 'front', 'slow', 'fast'],
    // Articles, prepositions and conjunctions of the three languages.
    ['and', 'the', 'of', 'to', 'with', 'a', 'y', 'e', 'de', 'del', 'la', 'el', 'los', 'las', 'al'],
    ['con', 'en', 'et', 'du', 'des', 'le', 'les', 'au', 'aux', 'avec'],
  ].flat(),
)

/** A file's name without folders and extension. */
export const stemOf = (fileName: string): string =>
  (fileName.split(/[/\\]/).at(-1) ?? '').replace(/\.[a-z0-9]{1,5}$/i, '')

// Kicks and kick, sentadillas and sentadilla.
const singular = (word: string): string => (word.length > 2 ? word.replace(/s$/, '') : word)

/** The words of a name: lower case, without accents, split at digits and changes of case. */
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

/** Whether a word of a file's name says nothing about its content. */
export const isNoise = (word: string): boolean =>
  /^\p{N}+$/u.test(word) || word.length < 2 || noise.has(word) || noise.has(`${word}s`)

/** The key by which a correction is remembered. */
export const nameKey = (fileName: string): string => {
  const words = wordsOf(stemOf(fileName))
  const distinctive = words.filter((word) => !isNoise(word))
  // A camera's number distinguishes its files; a version's number doesn't.
  const numbers = words.filter((word) => /^\p{N}{3,}$/u.test(word))
  return [distinctive, numbers, words].find(({ length }) => length > 0)?.join(' ') ?? ''
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
