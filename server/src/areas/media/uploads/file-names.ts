import { limits } from '@roundboard/domain'

const longest = 200

// Control characters, and invisible ones that reverse, hide or join their neighbors.
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu

/** Doesn't split a character. */
const cut = (text: string, most: number) => text.slice(0, most).replace(/\p{Cs}$/u, '')

/** A file name that is safe to display: the last part of a path, without invisible characters. */
export function harmlessFileName(given: string): string {
  const end = given.split(/[/\\]/).at(-1) ?? ''
  const seen = end.replace(unseen, '').replace(/\s+/g, ' ').trim()
  const name = cut(seen, longest)
  return name === '' || /^\.+$/.test(name) ? 'file' : name
}

/** The default name of an item: its file's name without extension, with spaces. */
export function nameOfFile(fileName: string): string {
  const spoken = fileName.replace(/\.[\p{L}\d]{1,5}$/u, '').replaceAll('_', ' ')
  return cut(spoken.trim(), limits.nameLength).trim() || 'file'
}
