import type { RuleTester } from 'oxlint/plugins-dev'

type Rule = Extract<Parameters<RuleTester['run']>[1], { create: unknown }>
type Visitor = ReturnType<Rule['create']>
type CallExpression = Parameters<NonNullable<Visitor['CallExpression']>>[0]
type Argument = CallExpression['arguments'][number]

/** The tables and whose they are, and what others may read of them, each with its reason. */
interface Owners {
  readonly ownerOf: Readonly<Record<string, string>>
  readonly readers: Readonly<Record<string, Readonly<Record<string, string>>>>
}

// At which place a call of this name has its table, and what it does with it.
const calls: Readonly<Record<string, { place: 0 | 1; kind: 'read' | 'write' }>> = {
  selectFrom: { place: 0, kind: 'read' },
  from: { place: 0, kind: 'read' },
  using: { place: 0, kind: 'read' },
  innerJoin: { place: 0, kind: 'read' },
  leftJoin: { place: 0, kind: 'read' },
  rightJoin: { place: 0, kind: 'read' },
  fullJoin: { place: 0, kind: 'read' },
  crossJoin: { place: 0, kind: 'read' },
  insertInto: { place: 0, kind: 'write' },
  replaceInto: { place: 0, kind: 'write' },
  mergeInto: { place: 0, kind: 'write' },
  updateTable: { place: 0, kind: 'write' },
  deleteFrom: { place: 0, kind: 'write' },
  countRows: { place: 1, kind: 'read' },
  lockRow: { place: 1, kind: 'write' },
}

// These take other things too, under the same name.
const alsoElsewhere = ['from', 'using']

/** The part of the server that a file belongs to: `users`, `platform/audit`, `demo`. */
export function areaOf(file: string): string {
  const [, path = ''] = /server\/src\/(.*)$/.exec(file.replaceAll('\\', '/')) ?? []
  const [first = '', second = ''] = path.split('/')
  if (first === 'features') return second
  return first === 'platform' ? `platform/${second}` : first
}

function nameOf({ callee }: CallExpression): string {
  if (callee.type === 'Identifier') return callee.name
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
    ? callee.property.name
    : ''
}

/** The tables that an argument names, without what they are called in the query; none if it names none. */
function tablesOf(argument: Argument | null | undefined): string[] {
  if (argument?.type === 'ArrayExpression') return argument.elements.flatMap(tablesOf)
  return argument?.type === 'Literal' && typeof argument.value === 'string'
    ? [argument.value.replace(/ as .*/, '')]
    : []
}

const isQuery = (argument: Argument | undefined) =>
  argument?.type === 'ArrowFunctionExpression' || argument?.type === 'CallExpression'

/** Each table is written by its owner alone, and read by others only where that is named. */
const ownedTables: Rule = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object' }],
    messages: {
      write:
        "'{{table}}' belongs to {{owner}}, and nobody else writes it. Let {{owner}} do it in a function that its index.ts exports.",
      read: "'{{table}}' belongs to {{owner}}. Ask what its index.ts exports; where one statement must read both, name it with its reason in server/src/table-owners.ts.",
      unnamed: 'Name the table as a text, so that it can be seen whose it is.',
    },
  },
  create(context) {
    const [{ ownerOf, readers }] = context.options as unknown as [Owners]
    const area = areaOf(context.filename)
    return {
      CallExpression(node) {
        const name = nameOf(node)
        const call = Object.hasOwn(calls, name) ? calls[name] : undefined
        if (call === undefined) return
        const argument = node.arguments[call.place]
        const tables = tablesOf(argument)
        if (tables.length === 0 && !isQuery(argument) && !alsoElsewhere.includes(name))
          context.report({ node, messageId: 'unnamed' })
        for (const table of tables) {
          const owner = Object.hasOwn(ownerOf, table) ? ownerOf[table] : undefined
          if (owner === undefined || owner === area) continue
          if (call.kind === 'read' && readers[area]?.[table] !== undefined) continue
          context.report({ node, messageId: call.kind, data: { table, owner } })
        }
      },
    }
  },
}

/** Only a named function's argument may be an executor: a field would keep it past the caller's permission. */
const injectedExecutor: Rule = {
  meta: {
    type: 'problem',
    messages: {
      kept: 'Take the executor as an argument from code that was allowed to read or write. Features reach the database through `read` and `write` (platform/read.ts).',
    },
  },
  create: (context) => ({
    TSPropertySignature(node) {
      const type = node.typeAnnotation?.typeAnnotation
      if (
        type?.type === 'TSTypeReference' &&
        type.typeName.type === 'Identifier' &&
        type.typeName.name === 'Executor'
      )
        context.report({ node: type, messageId: 'kept' })
    },
  }),
}

/** The domain never asks for the time: a rule gives the same answer twice. */
const timeAsArgument: Rule = {
  meta: {
    type: 'problem',
    messages: { clock: 'Take the time as an argument: a rule gives the same answer twice.' },
  },
  create(context) {
    const isGlobal = (node: { type: string }, name: string) =>
      node.type === 'Identifier' && 'name' in node && node.name === name
    return {
      MemberExpression(node) {
        const property = 'name' in node.property ? node.property.name : undefined
        if (
          (isGlobal(node.object, 'Date') && property === 'now') ||
          (isGlobal(node.object, 'Temporal') && property === 'Now')
        )
          context.report({ node, messageId: 'clock' })
      },
      NewExpression(node) {
        if (isGlobal(node.callee, 'Date') && node.arguments.length === 0)
          context.report({ node, messageId: 'clock' })
      },
      CallExpression(node) {
        if (isGlobal(node.callee, 'Date')) context.report({ node, messageId: 'clock' })
      },
    }
  },
}

/** Rules of our own, as a plugin of Oxlint. */
export default {
  meta: { name: 'roundboard' },
  rules: {
    'owned-tables': ownedTables,
    'injected-executor': injectedExecutor,
    'time-as-argument': timeAsArgument,
  },
}
