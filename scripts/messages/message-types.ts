import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { compiled, type CompiledSection, type Section } from './compile-messages.ts'
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

/** Where an area's types are written, and where its messages are. */
export interface AreaFiles {
  readonly area: string
  readonly languages: readonly string[]
  /** The path from the types to the messages, without language and area. */
  readonly path: string
  /** The folder of the messages. */
  readonly folder: string
}

/** Generates what follows the interface in a file of types. */
export type Source = (type: string, files: AreaFiles) => { imports: string; body: string }

const importOf = ({ path, area }: AreaFiles, language: string) =>
  `import ${language} from '${path}/${language}/${area}.json'\n`
const loads = ({ path, area }: AreaFiles, languages: readonly string[]) =>
  languages.map((language) => `  ${language}: () => import('${path}/${language}/${area}.json'),\n`)
const functionOf = (type: string) => `${type.charAt(0).toLowerCase()}${type.slice(1)}`

/** A hook for the console: English comes with the page, other languages load on demand. */
export const consoleMessages: Source = (type, files) => ({
  imports: `${importOf(files, 'en')}import { messagesHook } from '../i18n/messages.ts'\n`,
  body: `
export const use${type} = messagesHook(en, {
${loads(files, files.languages.slice(1)).join('')}}) as () => ${type}
`,
})

/** A function of the language. Apps include all languages, except for the area `later`, whose languages they load on demand. */
export const appMessages =
  (messagesBy: string, later?: string): Source =>
  (type, files) => {
    const count = files.area === later ? 1 : files.languages.length
    const included = files.languages.slice(0, count)
    const loaded = loads(files, files.languages.slice(count))
    return {
      imports: `import { messagesBy } from '${messagesBy}'
${included.map((language) => importOf(files, language)).join('')}`,
      body: `
export const ${functionOf(type)} = messagesBy<${type}>()({ ${included.join(', ')} }${loaded.length > 0 ? `, {\n${loaded.join('')}}` : ''})
`,
    }
  }

const listed = (section: CompiledSection, indent: string): string =>
  Object.entries(section)
    .map(([key, part]) =>
      typeof part === 'string' || Array.isArray(part)
        ? `${indent}${named(key)}: ${JSON.stringify(part)},`
        : `${indent}${named(key)}: {\n${listed(part, `${indent}  `)}\n${indent}},`,
    )
    .join('\n')

/** The same with the messages already compiled, because Node loads them without a build. */
export const nodeMessages =
  (messagesBy: string, onlyEnglish?: string): Source =>
  (type, { area, languages: all, folder }) => {
    const languages = all.slice(0, area === onlyEnglish ? 1 : all.length)
    return {
      imports: `import { type Compiled, messagesBy } from '${messagesBy}'\n`,
      body: `
${languages
  .map(
    (language) =>
      `const ${language}: Compiled = {\n${listed(compiled(readArea(folder, language, area)), '  ')}\n}\n`,
  )
  .join('')}
export const ${functionOf(type)} = messagesBy<${type}>()({ ${languages.join(', ')} })
`,
    }
  }

/** Where an area's messages are, relative to the root of the repository, and where their types go. */
export interface TypedMessages {
  readonly messages: string
  readonly types: string
  readonly languagesOf: (area: string) => readonly string[]
  readonly source: Source
}

function sources({ messages, types, languagesOf, source }: TypedMessages) {
  const path = relative(types, messages).replaceAll('\\', '/')
  return new Map(
    areasIn(messages).map((area) => {
      const type = `${pascalCase(area)}Messages`
      const { imports, body } = source(type, {
        area,
        languages: languagesOf(area),
        path,
        folder: messages,
      })
      const text = `\
// Written by \`npm run messages\` from ${messages}/en/${area}.json.
${imports}
export interface ${type} {
${fieldsOf(readArea(messages, 'en', area), '  ').join('\n')}
}
${body}`
      return [`${area}.ts`, text]
    }),
  )
}

const filesIn = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.ts')) : []

/** Writes each area's types, and removes those of areas that are gone. */
export function writeMessageTypes(typed: TypedMessages): void {
  const wanted = sources(typed)
  mkdirSync(typed.types, { recursive: true })
  for (const name of filesIn(typed.types)) if (!wanted.has(name)) rmSync(join(typed.types, name))
  for (const [name, source] of wanted) writeFileSync(join(typed.types, name), source)
}

/** The names of files that `writeMessageTypes` would change. */
export function staleMessageTypes(typed: TypedMessages): readonly string[] {
  const wanted = sources(typed)
  const current = new Set(filesIn(typed.types))
  return [...new Set([...wanted.keys(), ...current])].filter(
    (name) =>
      !current.has(name) || readFileSync(join(typed.types, name), 'utf8') !== wanted.get(name),
  )
}
