import type { ConsoleFace } from '@roundboard/contract'
import { consoleTones } from '@roundboard/domain'
import { escapeAttribute, escapeText } from '../../platform/escape-xml.ts'
import type { LetterText } from './letter-text.ts'
import type { FrameWords } from './letter.ts'

/** Around which a letter is laid out. */
export interface Sheet {
  readonly language: string
  readonly product: string
  /** Null: the product's own. */
  readonly face: ConsoleFace | null
  readonly frame: FrameWords
}

const ownFace = consoleTones('#d63a15')
const fonts = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

/** Mail programs show text as it comes; lines of their own say what belongs together. */
export function asText(letter: LetterText, { product, frame }: Sheet): string {
  const { heading, paragraphs, facts = [], button, notes = [] } = letter
  const parts = [
    heading,
    ...paragraphs,
    facts.map(([what, how]) => `${what}: ${how}`).join('\n'),
    button && `${button.label}:\n${button.link}`,
    ...notes,
    `-- \n${frame.sentBy(product)}`,
  ]
  return `${parts.filter((part) => part !== undefined && part !== '').join('\n\n')}\n`
}

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeText(text)}</p>`

const fact = ([what, how]: readonly [string, string]) =>
  `<tr><td class="quiet" style="padding:8px 16px 8px 0;color:#5c5f66;vertical-align:top">${escapeText(what)}</td><td style="padding:8px 0;font-weight:600">${escapeText(how)}</td></tr>`

function buttonOf({ label, link }: { label: string; link: string }, sheet: Sheet): string {
  const { accent, on } = (sheet.face ?? ownFace).light
  const href = escapeAttribute(link)
  return `<p style="margin:24px 0"><a class="button" href="${href}" style="display:inline-block;padding:13px 22px;border-radius:8px;background:${accent};color:${on};font-weight:600;text-decoration:none">${escapeText(label)}</a></p>
<p class="quiet" style="margin:0 0 16px;font-size:13px;color:#5c5f66">${escapeText(sheet.frame.orOpen)}<br><a class="link" href="${href}" style="color:${(sheet.face ?? ownFace).light.ink};word-break:break-all">${escapeText(link)}</a></p>`
}

/** One simple page without pictures: nothing is fetched when a letter is read. */
export function asHtml(letter: LetterText, sheet: Sheet): string {
  const { heading, paragraphs, facts = [], button, notes = [] } = letter
  const { light, dark } = sheet.face ?? ownFace
  const product = escapeText(sheet.product)
  const table = '<table role="presentation" cellpadding="0" cellspacing="0" border="0"'
  return `<!doctype html>
<html lang="${sheet.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeText(letter.subject)}</title>
<style>
@media (prefers-color-scheme: dark) {
  .ground { background: #131519 !important; color: #eceef1 !important }
  .sheet { background: #23262c !important; border-color: #3a3e46 !important }
  .bar { background: ${dark.accent} !important }
  .quiet { color: #a7abb3 !important }
  .button { background: ${dark.accent} !important; color: ${dark.on} !important }
  .link { color: ${dark.ink} !important }
}
</style>
</head>
<body class="ground" style="margin:0;background:#faf7f2;color:#16181d">
${table} width="100%" class="ground" style="background:#faf7f2;color:#16181d;font:16px/1.5 ${fonts}"><tr><td align="center" style="padding:32px 16px">
${table} width="100%" style="max-width:560px;text-align:left">
<tr><td style="padding:0 4px 16px;font-size:18px;font-weight:700"><span class="bar" style="display:inline-block;width:10px;height:18px;border-radius:3px;margin-right:10px;vertical-align:-3px;background:${light.accent}"></span>${product}</td></tr>
<tr><td class="sheet" style="padding:32px 28px 16px;background:#ffffff;border:1px solid #e6e0d6;border-radius:12px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeText(heading)}</h1>
${paragraphs.map(paragraph).join('\n')}
${facts.length > 0 ? `${table} style="margin:0 0 16px;font-size:15px">${facts.map(fact).join('')}</table>` : ''}
${button ? buttonOf(button, sheet) : ''}
${notes.map((note) => `<p class="quiet" style="margin:0 0 16px;font-size:13px;color:#5c5f66">${escapeText(note)}</p>`).join('\n')}
</td></tr>
<tr><td class="quiet" style="padding:16px 4px 0;font-size:13px;color:#5c5f66">${escapeText(sheet.frame.sentBy(sheet.product))}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}
