import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Section } from './compile-messages.ts'
import { areasIn, readArea, readMessage } from './message-files.ts'

const camelCase = (area: string) => area.replace(/-./g, ([, letter = '']) => letter.toUpperCase())
const pascalCase = (area: string) => camelCase(`-${area}`)
const named = (key: string) => (/^[a-z_]\w*$/i.test(key) ? key : `'${key}'`)

function typeOf(key: string, text: string): string {
  const { args } = readMessage(key, text)
  if (args.size === 0) return 'string'
  const fields = Array.from(args, ([name, type]) => `${named(name)}: ${type}`)
  return `(args: { ${fields.join('; ')} }) => string`
}

const fieldsOf = (section: Section, indent: string): readonly string[] =>
  Object.entries(section).flatMap(([key, part]) =>
    typeof part === 'string'
      ? `${indent}readonly ${named(key)}: ${typeOf(key, part)}`
      : [`${indent}readonly ${named(key)}: {`, ...fieldsOf(part, `${indent}  `), `${indent}}`],
  )

const sourceOf = (area: string, english: Section) => `\
// Written by \`npm run messages\` from admin/messages/en/${area}.json.
import en from '../../../messages/en/${area}.json'
import { messagesHook } from '../i18n/messages.ts'

export interface ${pascalCase(area)}Messages {
${fieldsOf(english, '  ').join('\n')}
}

export const use${pascalCase(area)}Messages = messagesHook(en, {
  es: () => import('../../../messages/es/${area}.json'),
  fr: () => import('../../../messages/fr/${area}.json'),
}) as () => ${pascalCase(area)}Messages
`

const sources = (messages: string) =>
  new Map(
    areasIn(messages).map((area) => [`${area}.ts`, sourceOf(area, readArea(messages, 'en', area))]),
  )

const filesIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.ts'))

/** Writes each area's types and hook, and removes those of areas that are gone. */
export function writeMessageTypes(messages: string, folder: string): void {
  const wanted = sources(messages)
  mkdirSync(folder, { recursive: true })
  for (const name of filesIn(folder)) if (!wanted.has(name)) rmSync(join(folder, name))
  for (const [name, source] of wanted) writeFileSync(join(folder, name), source)
}

/** The names of files that `writeMessageTypes` would change. */
export function staleMessageTypes(messages: string, folder: string): readonly string[] {
  const wanted = sources(messages)
  const names = new Set([...wanted.keys(), ...filesIn(folder)])
  const current = new Set(filesIn(folder))
  return [...names].filter(
    (name) => !current.has(name) || readFileSync(join(folder, name), 'utf8') !== wanted.get(name),
  )
}
