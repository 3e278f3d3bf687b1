import { consoleTones } from '@roundboard/domain'
import { describe, expect, test } from 'vitest'
import { letters } from '../../../gallery/letters.ts'
import { asHtml, asText } from './letter-template.ts'
import { type Letter, sayLetter } from './letter.ts'
import { en } from './letters.en.ts'
import { es } from './letters.es.ts'
import { fr } from './letters.fr.ts'

const words = { en, es, fr }
const sheetOf = (language: keyof typeof words) => ({
  language,
  product: 'Box & Go',
  face: consoleTones('#7a1fa2'),
  frame: words[language].frame,
})

function written(letter: Letter, language: keyof typeof words) {
  const said = sayLetter(words[language].letters, letter, 'Box & Go')
  return { said, html: asHtml(said, sheetOf(language)), text: asText(said, sheetOf(language)) }
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

describe.each(['en', 'es', 'fr'] as const)('letters in %s', (language) => {
  test.each(Object.entries(letters))('%s says the same as text and as HTML', (_name, letter) => {
    const { said, html, text } = written(letter, language)
    const all = [
      ...[said.heading, ...said.paragraphs, ...(said.notes ?? [])],
      ...(said.entries ?? []).flatMap(({ what, how }) => [what, how]),
      ...(said.facts ?? []).flat(),
      ...(said.button ? [said.button.label, said.button.link] : []),
    ]
    for (const part of all) {
      expect(text).toContain(part)
      expect(html).toContain(escaped(part))
    }
    expect(`${text}${said.subject}`).not.toMatch(/undefined|null|NaN|\[object/)
  })

  test.each(Object.entries(letters))(
    '%s fetches nothing, and leads to the console',
    (_, letter) => {
      const { said, html } = written(letter, language)
      expect(html).not.toMatch(/<(?:img|link|script|iframe|video|object)\b|src=|url\(|@import/)
      const links = Array.from(html.matchAll(/href="([^"]*)"/g), ([, href]) => href)
      expect(new Set(links)).toEqual(new Set(said.button ? [said.button.link] : []))
    },
  )
})

test('a name is text in a letter, whatever it is made of', () => {
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

test('red stands beside what is the matter, green beside what is over', () => {
  const edge = (name: string) => written(letters[name] ?? { kind: 'test' }, 'en').html
  expect(edge('alert')).toContain('border-top:5px solid #c8362d')
  expect(edge('back')).toContain('border-top:5px solid #2c8a4d')
  expect(edge('test')).not.toMatch(/#c8362d|#2c8a4d/)
})

test.each([
  ['en', 'One gym is away', 'One gym answers and needs a look.'],
  ['es', 'Un local no responde', 'Un local responde y necesita atención.'],
  ['fr', 'Une salle ne répond pas', 'Une salle répond et est à surveiller.'],
] as const)('one is said as one in %s', (language, heading, look) => {
  const { summary } = letters
  if (summary?.kind !== 'summary') throw new Error('There is no summary.')
  const one = { ...summary.summary, awayCount: 1, looks: 1, ended: 1 }
  const { said } = written({ ...summary, summary: one }, language)
  expect(said.heading).toBe(heading)
  expect(said.paragraphs).toContain(look)
})
