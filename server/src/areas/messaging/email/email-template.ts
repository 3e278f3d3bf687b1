import type { ConsoleBranding } from '@roundboard/contract'
import { consoleTones } from '@roundboard/domain'
import { escapeAttribute, escapeText } from '../../../platform/escape-xml.ts'
import type { EmailsMessages } from '../../../platform/messages/emails.ts'
import type { Entry, EmailText } from './email-text.ts'

/** Everything that emails have in common. */
export interface Sheet {
  readonly language: string
  readonly product: string
  /** Null: the product's own branding. */
  readonly branding: ConsoleBranding | null
  readonly frame: EmailsMessages['frame']
}

const productBranding = consoleTones('#d63a15')
const fonts = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const text = `font-family:${fonts};color:#16181d`
const small = `font-family:${fonts};font-size:13px;line-height:1.5;color:#5c5f66`

/** The color of the left edge: red for a problem, green once it is over. */
const edges = { bad: '#c8362d', good: '#2c8a4d', plain: '#d8d0c2' } as const

/** The plain text version. Blank lines separate its parts. */
export function asText(email: EmailText, { product, frame }: Sheet): string {
  const { heading, paragraphs, entries = [], facts = [], button, manage, notes = [] } = email
  const parts = [
    heading,
    ...paragraphs,
    ...entries.map(({ what, how }) => `* ${what}\n  ${how}`),
    facts.map(([what, how]) => `${what}: ${how}`).join('\n'),
    button && `${button.label}:\n${button.link}`,
    ...notes,
    manage && `${manage.label}:\n${manage.link}`,
    `-- \n${frame.sentBy({ product })}`,
  ]
  return `${parts.filter((part) => part !== undefined && part !== '').join('\n\n')}\n`
}

const table = '<table role="presentation" cellpadding="0" cellspacing="0" border="0"'

const paragraph = (content: string) => `<p style="margin:0 0 16px">${escapeText(content)}</p>`

const note = (content: string) =>
  `<p class="quiet" style="margin:0 0 16px;${small}">${escapeText(content)}</p>`

const fact = ([what, how]: readonly [string, string]) =>
  `<tr><td class="quiet fact" style="padding:6px 20px 6px 0;white-space:nowrap;vertical-align:top;${small};font-size:15px">${escapeText(what)}</td><td class="fact" style="padding:6px 0;${text};font-size:15px;line-height:1.5;font-weight:600;word-break:break-word">${escapeText(how)}</td></tr>`

const entry = ({ what, how, tone }: Entry) =>
  `<tr><td style="padding:0 0 12px">${table} width="100%"><tr><td class="entry" style="padding:10px 16px 11px;background:#faf7f2;border-left:4px solid ${edges[tone]};border-radius:3px 8px 8px 3px;${text};font-size:15px;line-height:1.5;word-break:break-word"><strong>${escapeText(what)}</strong><br>${escapeText(how)}</td></tr></table></td></tr>`

// Outlook ignores the padding of links, so the table cell around it is the button.
function buttonOf({ label, link }: { label: string; link: string }, sheet: Sheet): string {
  const { accent, on, ink } = (sheet.branding ?? productBranding).light
  const href = escapeAttribute(link)
  return `${table} style="margin:24px 0"><tr><td class="button" bgcolor="${accent}" style="border-radius:8px;background:${accent}"><a class="label" href="${href}" style="display:inline-block;padding:13px 24px;font-family:${fonts};font-size:16px;line-height:1.3;font-weight:600;color:${on};text-decoration:none">${escapeText(label)}</a></td></tr></table>
<p class="quiet" style="margin:0 0 20px;${small}">${escapeText(sheet.frame.orOpen)}<br><a class="link" href="${href}" style="color:${ink};word-break:break-all">${escapeText(link)}</a></p>`
}

const manageLine = ({ label, link }: { label: string; link: string }, ink: string) =>
  `<a class="link" href="${escapeAttribute(link)}" style="color:${ink}">${escapeText(label)}</a>`

// The preview next to the subject. The spaces keep the rest of the email out of it.
const preview = (content: string) =>
  `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeText(content)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>`

/** One simple page without images, so that opening an email loads nothing. */
export function asHtml(email: EmailText, sheet: Sheet): string {
  const { heading, paragraphs, entries = [], facts = [], button, manage, notes = [] } = email
  const { light, dark } = sheet.branding ?? productBranding
  const product = escapeText(sheet.product)
  return `<!doctype html>
<html lang="${sheet.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeText(email.subject)}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (max-width: 480px) {
  .page { padding: 20px 12px !important }
  .sheet { padding: 24px 20px 8px !important }
  td.fact { display: block; padding: 0 !important }
  td.fact + td.fact { padding: 0 0 10px !important }
}
@media (prefers-color-scheme: dark) {
  .ground { background: #131519 !important }
  .sheet { background: #23262c !important; border-color: ${email.tone ? edges[email.tone] : '#3a3e46'} #3a3e46 #3a3e46 !important }
  .ground, .said, .entry, td.fact { color: #eceef1 !important }
  .entry { background: #2d3138 !important }
  .bar { background: ${dark.accent} !important }
  .quiet, td.quiet { color: #a7abb3 !important }
  .button { background: ${dark.accent} !important }
  .label { color: ${dark.on} !important }
  .link { color: ${dark.ink} !important }
}
</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#faf7f2;${text}">
${preview(paragraphs[0] ?? entries[0]?.how ?? heading)}
${table} width="100%" class="ground" style="background:#faf7f2"><tr><td class="page" align="center" style="padding:36px 16px">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
${table} width="100%" style="max-width:560px;text-align:left">
<tr><td class="said" style="padding:0 4px 16px;${text};font-size:17px;line-height:1.3;font-weight:700"><span class="bar" style="display:inline-block;width:8px;height:18px;border-radius:3px;margin-right:10px;vertical-align:-3px;background:${light.accent}"></span>${product}</td></tr>
<tr><td class="sheet said" style="padding:32px 32px 16px;background:#ffffff;border:1px solid #e6e0d6;${email.tone ? `border-top:5px solid ${edges[email.tone]};` : ''}border-radius:14px;${text};font-size:16px;line-height:1.55;word-break:break-word">
<h1 style="margin:0 0 14px;font-size:24px;line-height:1.25;letter-spacing:-0.01em">${escapeText(heading)}</h1>
${paragraphs.map(paragraph).join('\n')}
${entries.length > 0 ? `${table} width="100%" style="margin:4px 0 8px">${entries.map(entry).join('')}</table>` : ''}
${facts.length > 0 ? `${table} style="margin:0 0 16px">${facts.map(fact).join('')}</table>` : ''}
${button ? buttonOf(button, sheet) : ''}
${notes.map(note).join('\n')}
</td></tr>
<tr><td class="quiet" style="padding:16px 4px 0;${small}">${manage ? `${manageLine(manage, light.ink)}<br>` : ''}${escapeText(sheet.frame.sentBy(sheet))}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`
}
