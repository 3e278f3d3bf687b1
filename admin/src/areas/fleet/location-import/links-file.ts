import type { HandedLink } from '@roundboard/contract'
import { harmless } from '@roundboard/domain'

const quoted = (text: string) => `"${harmless(text).replaceAll('"', '""')}"`

/** The links as a file that spreadsheets open; what they would run is text there. */
export function linksFile(
  header: readonly string[],
  links: readonly HandedLink[],
  origin: string,
): Blob {
  const rows = links.map(({ email, name, gyms, link }) => [
    ...[email, name, gyms.join(', ')],
    new URL(link, origin).href,
  ])
  const text = [header, ...rows].map((row) => row.map(quoted).join(',')).join('\r\n')
  return new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv' })
}
