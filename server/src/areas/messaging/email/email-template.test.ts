import { type ConsoleLanguage, consoleTones } from '@roundboard/domain'
import { describe, expect, test } from 'vitest'
import { emailsMessages } from '../../../platform/messages/emails.ts'
import { emails } from '../../../../gallery/emails.ts'
import { asHtml, asText } from './email-template.ts'
import { writeEmail } from './write-email.ts'
import type { EmailContent } from './email-content.ts'

const sheetOf = (language: ConsoleLanguage) => ({
  language,
  product: 'Box & Go',
  branding: consoleTones('#7a1fa2'),
  frame: emailsMessages(language).frame,
})

function written(email: EmailContent, language: ConsoleLanguage) {
  const content = writeEmail(language, email, 'Box & Go')
  return {
    said: content,
    html: asHtml(content, sheetOf(language)),
    text: asText(content, sheetOf(language)),
  }
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

describe.each(['en', 'es', 'fr'] as const)('emails in %s', (language) => {
  test.each(Object.entries(emails))(
    '%s has the same content as text and as HTML',
    (_name, email) => {
      const { said: content, html, text } = written(email, language)
      const all = [
        ...[content.heading, ...content.paragraphs, ...(content.notes ?? [])],
        ...(content.entries ?? []).flatMap(({ what, how }) => [what, how]),
        ...(content.facts ?? []).flat(),
        ...[content.button, content.manage].flatMap((one) => (one ? [one.label] : [])),
      ]
      for (const part of all) {
        expect(text).toContain(part)
        expect(html).toContain(escaped(part))
      }
      expect(`${text}${content.subject}`).not.toMatch(/undefined|null|NaN|\[object/)
    },
  )

  test.each(Object.entries(emails))(
    '%s loads nothing external, and links only to the console',
    (_, email) => {
      const { said: content, html } = written(email, language)
      expect(html).not.toMatch(/<(?:img|link|script|iframe|video|object)\b|src=|url\(|@import/)
      const links = Array.from(html.matchAll(/href="([^"]*)"/g), ([, href]) => href)
      const known = [content.button, content.manage].flatMap((one) => one?.link ?? [])
      expect(new Set(links)).toEqual(new Set(known))
    },
  )
})

test('styles emails only with properties that exist', () => {
  const html = Object.values(emails).map((email) => written(email, 'en').html)
  const styles = Array.from(html.join('').matchAll(/style="([^"]*)"/g), ([, style = '']) => style)
  const declarations = styles.flatMap((style) => style.split(';').filter((one) => one !== ''))
  const names = declarations.map((one) => one.slice(0, one.indexOf(':')).replace(/-.*/, ''))
  // The first word of each; `mso` is Outlook’s.
  const known = 'background border color display font height letter line margin max mso overflow'
  const more = 'padding text vertical white width word'
  expect(new Set(names).difference(new Set(`${known} ${more}`.split(' ')))).toEqual(new Set())
})

test('escapes names in HTML emails', () => {
  const { html } = written(
    {
      kind: 'invitation',
      firstName: '<script>alert(1)</script>',
      inviter: '"><img src=x>',
      link: 'https://console.example.test/invitation#a"b',
    },
    'en',
  )
  expect(html).not.toMatch(/<script|<img/)
  expect(html).toContain('href="https://console.example.test/invitation#a&quot;b"')
})

test('marks problems in red and recoveries in green', () => {
  const edge = (name: string) => written(emails[name] ?? { kind: 'test' }, 'en').html
  expect(edge('alert')).toContain('border-top:5px solid #c8362d')
  expect(edge('back')).toContain('border-top:5px solid #2c8a4d')
  expect(edge('test')).not.toMatch(/#c8362d|#2c8a4d/)
})

test.each([
  ['en', '1 location is offline', '1 location has screens that need attention.'],
  ['es', '1 sucursal sin conexión', '1 sucursal tiene pantallas que requieren atención.'],
  ['fr', '1 club hors ligne', '1 club a des écrans à vérifier.'],
] as const)(
  'the summary email uses the singular for one of each in %s',
  (language, heading, look) => {
    const { summary } = emails
    if (summary?.kind !== 'summary') throw new Error('There is no summary.')
    const one = { ...summary.summary, awayCount: 1, looks: 1, ended: 1 }
    const { said: content } = written({ ...summary, summary: one }, language)
    expect(content.heading).toBe(heading)
    expect(content.paragraphs).toContain(look)
  },
)

test('the summary email reports no outages only if there were none', () => {
  const { summary } = emails
  if (summary?.kind !== 'summary') throw new Error('There is no summary.')
  const saidOf = (changes: Partial<typeof summary.summary>) =>
    written({ ...summary, summary: { ...summary.summary, ...changes } }, 'en').said
  const calm = saidOf({ away: [], awayCount: 0, ended: 0, looks: 0, hole: null })
  expect(calm.subject).toBe('Daily summary: no locations offline')
  expect(calm.paragraphs).toEqual([
    'There were no location outages in the last 24 hours.',
    'There are no workout gaps in the next 12 months.',
  ])
  const still = saidOf({ ended: 0 })
  expect(still.subject).toBe('Daily summary: 2 of 400 locations offline')
  expect(still.paragraphs.join(' ')).not.toMatch(/24 hours/)
  expect(saidOf({ awayCount: 3 }).paragraphs).toContain('These are the 2 longest outages:')
})
