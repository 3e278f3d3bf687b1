import { limits } from '@roundboard/domain'

const longest = 200

// Control characters, and those that turn, hide or join what is around them.
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu

/** Not in the middle of a character. */
const cut = (text: string, most: number) => text.slice(0, most).replace(/\p{Cs}$/u, '')

/** The name of a file as it may be shown: the end of a path, without what nobody sees. */
export function harmlessFileName(given: string): string {
  const end = given.split(/[/\\]/).at(-1) ?? ''
  const seen = end.replace(unseen, '').replace(/\s+/g, ' ').trim()
  const name = cut(seen, longest)
  return name === '' || /^\.+$/.test(name) ? 'file' : name
}

/** What an item is called by its file: without the extension, and with spaces. */
export function nameOfFile(fileName: string): string {
  const spoken = fileName.replace(/\.[\p{L}\d]{1,5}$/u, '').replaceAll('_', ' ')
  return cut(spoken.trim(), limits.nameLength).trim() || 'file'
}
