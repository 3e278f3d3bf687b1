const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Removes control characters, which XML doesn't allow even as references. */
const storable = (text: string) => text.replace(/[^\P{Cc}\t\n\r]|\p{Cs}|[\uFFFE\uFFFF]/gu, '')

const escaped = (text: string) =>
  storable(text).replace(/[&<>"]/g, (character) => references[character] ?? '')

/** Escapes text between XML tags. */
export const escapeText = escaped

/** Escapes text in an XML attribute. */
export const escapeAttribute = (text: string): string => escaped(text).replace(/[\t\n\r]/g, ' ')
