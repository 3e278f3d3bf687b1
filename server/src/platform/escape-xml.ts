const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Without the control characters that XML has not, not even as references. */
const storable = (text: string) => text.replace(/[^\P{Cc}\t\n\r]|\p{Cs}|[\uFFFE\uFFFF]/gu, '')

const escaped = (text: string) =>
  storable(text).replace(/[&<>"]/g, (character) => references[character] ?? '')

/** A text as it stands between the tags of XML. */
export const escapeText = escaped

/** The same between quotation marks. */
export const escapeAttribute = (text: string): string => escaped(text).replace(/[\t\n\r]/g, ' ')
