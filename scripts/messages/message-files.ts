import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import compile from 'icu-minify/compile'
import type { CompiledMessage } from 'icu-minify/format'
import type { Section } from './compile-messages.ts'

/** The TypeScript type of an argument: `{name}` is a string, `{count, number}` a number, and so on. */
export type ArgumentType = 'string' | 'number' | 'boolean' | 'Date'

export interface Message {
  readonly key: string
  readonly literals: readonly string[]
  readonly args: ReadonlyMap<string, ArgumentType>
  /** Whether its arguments only have to be inserted. */
  readonly isPlain: boolean
}

export class InvalidMessage extends Error {}

/** The numbers that `icu-minify` uses for kinds of nodes. */
const nodeTypes: Readonly<Record<number, 'select' | 'plural' | 'number' | 'date'>> = {
  1: 'select',
  2: 'plural',
  3: 'plural',
  4: 'number',
  5: 'date',
  6: 'date',
}

function readCompiled(key: string, compiled: CompiledMessage): Message {
  const literals: string[] = []
  const args = new Map<string, ArgumentType>()
  let isPlain = true
  const add = (name: string, type: ArgumentType) => {
    const known = args.get(name)
    if (known !== undefined && known !== type)
      throw new InvalidMessage(`{${name}} is used as a ${known} and as a ${type}`)
    args.set(name, type)
  }
  const read = (node: unknown): void => {
    if (typeof node === 'string') literals.push(node)
    if (!Array.isArray(node)) return
    const [name, type, options] = node as [string, unknown, unknown]
    if (type === undefined) {
      add(name, 'string')
      return
    }
    const kind = nodeTypes[Number(type)]
    if (typeof type !== 'number' || kind === undefined)
      throw new InvalidMessage(`<${name}> is a tag, which messages can’t have`)
    isPlain = false
    if (kind === 'number') add(name, 'number')
    else if (kind === 'date') add(name, 'Date')
    else {
      const branches = Object.entries(options as Record<string, unknown>)
      const isBoolean = branches.every(([value]) => ['true', 'false', 'other'].includes(value))
      add(name, kind === 'plural' ? 'number' : isBoolean ? 'boolean' : 'string')
      for (const [, branch] of branches) readNodes(branch)
    }
  }
  const readNodes = (nodes: unknown) => {
    if (Array.isArray(nodes)) nodes.forEach(read)
    else read(nodes)
  }
  readNodes(compiled)
  return { key, literals, args, isPlain }
}

/** An ICU message with its arguments. Throws `InvalidMessage`, which says what is wrong with it. */
export function readMessage(key: string, text: string): Message {
  let compiled: CompiledMessage
  try {
    compiled = compile(text)
  } catch (error) {
    throw new InvalidMessage(error instanceof Error ? error.message : String(error))
  }
  return readCompiled(key, compiled)
}

/** The names of the areas, from the files in English. */
export const areasIn = (folder: string, language = 'en') =>
  readdirSync(join(folder, language))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort()

export const readArea = (folder: string, language: string, area: string) =>
  JSON.parse(readFileSync(join(folder, language, `${area}.json`), 'utf8')) as Section

/** Each message of a file by its path, such as `states.current`. */
export function* flat(section: Section, path = ''): Generator<readonly [string, string]> {
  for (const [key, part] of Object.entries(section))
    if (typeof part === 'string') yield [path + key, part]
    else yield* flat(part, `${path}${key}.`)
}
