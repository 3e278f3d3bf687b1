import type { RuleTester } from 'oxlint/plugins-dev'

type Rule = Extract<Parameters<RuleTester['run']>[1], { create: unknown }>
type Visitor = ReturnType<Rule['create']>
type CallExpression = Parameters<NonNullable<Visitor['CallExpression']>>[0]
type Argument = CallExpression['arguments'][number]
type Node =
  | Argument
  | Parameters<NonNullable<Visitor['ArrowFunctionExpression']>>[0]['body']
  | Parameters<NonNullable<Visitor['MemberExpression']>>[0]['property']
  | Parameters<NonNullable<Visitor['BinaryExpression']>>[0]['left']

/** The owner of each table, and what others may read of it, each with its reason. */
interface Owners {
  readonly ownerOf: Readonly<Record<string, string>>
  readonly readers: Readonly<Record<string, Readonly<Record<string, string>>>>
}

// The index of the argument with the table in a call of this name, and what the call does.
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

// These names are also used with other arguments.
const alsoElsewhere = ['from', 'using']

/** The part of the server that a file belongs to: `users`, `platform/audit`, `demo`. */
export function areaOf(file: string): string {
  const [, path = ''] = /server\/src\/(.*)$/.exec(file.replaceAll('\\', '/')) ?? []
  const [first = '', second = '', third = ''] = path.split('/')
  if (first === 'areas') return `${second}/${third}`
  return first === 'platform' ? `platform/${second}` : first
}

function nameOf({ callee }: CallExpression): string {
  if (callee.type === 'Identifier') return callee.name
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
    ? callee.property.name
    : ''
}

/** The tables that an argument names, without their aliases; empty if it names none. */
function tablesOf(argument: Argument | null | undefined): string[] {
  if (argument?.type === 'ArrayExpression') return argument.elements.flatMap(tablesOf)
  return argument?.type === 'Literal' && typeof argument.value === 'string'
    ? [argument.value.replace(/ as .*/, '')]
    : []
}

const isQuery = (argument: Argument | undefined) =>
  argument?.type === 'ArrowFunctionExpression' || argument?.type === 'CallExpression'

/** Only its owner writes to a table. Others may read it only if `readers` says so. */
const ownedTables: Rule = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object' }],
    messages: {
      write:
        "'{{table}}' belongs to {{owner}}, and only its owner writes to it. Call a function that the index.ts of {{owner}} exports.",
      read: "'{{table}}' belongs to {{owner}}. Use what its index.ts exports. If one query must read both, list it with a reason in server/src/table-owners.ts.",
      unnamed: 'Name the table in a string literal, so that its owner can be checked.',
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

const readerName = /^(find|get|list|count|has)[A-Z]/

/** The name of the outermost function or constant around a call. */
function nameAround(node: CallExpression): string {
  let name = ''
  for (let at: CallExpression['parent'] | null = node.parent; at; at = at.parent)
    if (
      (at.type === 'FunctionDeclaration' || at.type === 'VariableDeclarator') &&
      at.id?.type === 'Identifier'
    )
      name = at.id.name
  return name
}

/** An index exports what a repository reads; writes go through the service. */
const indexesReadOnly: Rule = {
  meta: {
    type: 'problem',
    messages: {
      writer:
        'An index exports only what a repository reads (find…, get…, list…, count…, has…). Make writes methods of the service, or pass them in where the area is wired.',
      liar: "Don't name a function that writes find…, get…, list…, count… or has…, because an index may export those.",
    },
  },
  create(context) {
    const isIndex = context.filename.endsWith('/index.ts')
    const isRepository = context.filename.endsWith('.repository.ts')
    return {
      ExportAllDeclaration(node) {
        if (isIndex && node.source.value.endsWith('.repository.ts'))
          context.report({ node, messageId: 'writer' })
      },
      ExportNamedDeclaration({ source, exportKind, specifiers }) {
        if (!isIndex || exportKind === 'type' || !source?.value.endsWith('.repository.ts')) return
        for (const node of specifiers)
          if (
            node.exportKind !== 'type' &&
            'name' in node.local &&
            !readerName.test(node.local.name)
          )
            context.report({ node, messageId: 'writer' })
      },
      CallExpression(node) {
        const name = nameOf(node)
        const call = Object.hasOwn(calls, name) ? calls[name] : undefined
        if (isRepository && call?.kind === 'write' && readerName.test(nameAround(node)))
          context.report({ node, messageId: 'liar' })
      },
    }
  },
}

/** Only a named function's argument may be an executor: a field would outlive the caller's permission. */
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

/** The domain never reads the clock, so a rule always gives the same answer. */
const timeAsArgument: Rule = {
  meta: {
    type: 'problem',
    messages: {
      clock: 'Take the time as an argument, so that a rule always gives the same answer.',
    },
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

const timers = ['setTimeout', 'setInterval', 'scheduler']

const isNamed = (node: Node | null | undefined, ...names: readonly string[]) =>
  node?.type === 'Identifier' && names.includes(node.name)

const waits = /^(waitFor|waitUntil|poll|to[A-Z]\w*|find(All)?By\w+)$/

/** Whether a waiting call has a timeout of its own. */
const isLimited = (node: CallExpression) =>
  waits.test(nameOf(node)) &&
  node.arguments.some((argument) =>
    argument.type === 'ObjectExpression'
      ? argument.properties.some(
          (property) => property.type === 'Property' && isNamed(property.key, 'timeout'),
        )
      : nameOf(node).startsWith('wait') &&
        argument.type === 'Literal' &&
        typeof argument.value === 'number',
  )

/** Tests wait for states, because durations depend on the machine. */
const waitsForStates: Rule = {
  meta: {
    type: 'problem',
    messages: {
      timer:
        'Wait for a state, not for a time: `vi.waitFor`, `expect.poll`, a promise, or the injected clock. Exceptions are listed in oxlint.config.ts, each with its reason.',
      limit:
        'Leave out the timeout. scripts/lanes.ts and e2e/playwright.config.ts set it for every wait.',
    },
  },
  create: (context) => ({
    ImportDeclaration(node) {
      if (!/^(node:)?timers(\/promises)?$/.test(node.source.value)) return
      for (const specifier of node.specifiers)
        if (specifier.type !== 'ImportSpecifier' || isNamed(specifier.imported, ...timers))
          context.report({ node: specifier, messageId: 'timer' })
    },
    CallExpression(node) {
      const { callee } = node
      const isTimer =
        isNamed(callee, ...timers) ||
        (callee.type === 'MemberExpression' &&
          (isNamed(callee.property, 'waitForTimeout') ||
            (isNamed(callee.object, 'globalThis', 'window', 'self') &&
              isNamed(callee.property, ...timers))))
      if (isLimited(node)) context.report({ node, messageId: 'limit' })
      if (isTimer || (isNamed(callee, 'promisify') && isNamed(node.arguments[0], ...timers)))
        context.report({ node, messageId: 'timer' })
    },
  }),
}

const comparisons = /^toBe(LessThan|GreaterThan|CloseTo|Within)/

/** `expect(…)` and `expect.poll(…)`. */
const isExpect = (node: Node): node is CallExpression =>
  node.type === 'CallExpression' &&
  (isNamed(node.callee, 'expect') ||
    (node.callee.type === 'MemberExpression' && isNamed(node.callee.object, 'expect')))

/** The call that a matcher belongs to, without `.not` and `.resolves`. */
const subjectOf = (node: Node): Node =>
  node.type === 'MemberExpression' ? subjectOf(node.object) : node

/** No test says how long something may take, because machines can be busy. */
const noElapsedTime: Rule = {
  meta: {
    type: 'problem',
    messages: {
      elapsed:
        'Expect a state or an order, or measure time with the injected or a fake clock: elapsed time depends on how busy the machine is. Exceptions are listed in oxlint.config.ts, each with its reason.',
    },
  },
  create(context) {
    // What the variables of the file contain, in the order of their declarations.
    const moments = new Set<string>()
    const spans = new Set<string>()

    const isNow = (node: Node): boolean =>
      (node.type === 'CallExpression' &&
        node.callee.type === 'MemberExpression' &&
        isNamed(node.callee.property, 'now', 'hrtime', 'bigint')) ||
      (node.type === 'NewExpression' && isNamed(node.callee, 'Date') && !node.arguments.length)
    const isMoment = (node: Node) => isNow(node) || isNamed(node, ...moments)

    /** Whether an expression is elapsed time, or is computed from it. */
    function isSpan(node: Node): boolean {
      if (node.type === 'Identifier') return spans.has(node.name)
      if (node.type === 'ArrowFunctionExpression') return isSpan(node.body)
      if (node.type === 'BinaryExpression')
        return (
          (node.operator === '-' && (isMoment(node.left) || isMoment(node.right))) ||
          isSpan(node.left) ||
          isSpan(node.right)
        )
      if (node.type !== 'CallExpression') return false
      const isOfMath =
        node.callee.type === 'MemberExpression' && isNamed(node.callee.object, 'Math')
      return isSpan(node.callee) || (isOfMath && node.arguments.some(isSpan))
    }
    /** A time in the future: a limit. */
    const isLimit = (node: Node): boolean =>
      isSpan(node) ||
      (node.type === 'BinaryExpression' && (isMoment(node.left) || isMoment(node.right)))

    return {
      VariableDeclarator({ id, init }) {
        if (id.type !== 'Identifier' || init === null) return
        if (isNow(init)) moments.add(id.name)
        else if (isSpan(init)) spans.add(id.name)
      },
      CallExpression(node) {
        const { callee } = node
        if (callee.type !== 'MemberExpression') return
        const expected = subjectOf(callee.object)
        if (!isExpect(expected)) return
        const isCompared =
          callee.property.type === 'Identifier' && comparisons.test(callee.property.name)
        const [subject] = expected.arguments
        if (
          (subject !== undefined && (isSpan(subject) || (isCompared && isNow(subject)))) ||
          (isCompared && node.arguments.some(isLimit))
        )
          context.report({ node, messageId: 'elapsed' })
      },
    }
  },
}

/** Our own rules, as an Oxlint plugin. */
export default {
  meta: { name: 'roundboard' },
  rules: {
    'owned-tables': ownedTables,
    'indexes-read-only': indexesReadOnly,
    'injected-executor': injectedExecutor,
    'time-as-argument': timeAsArgument,
    'waits-for-states': waitsForStates,
    'no-elapsed-time': noElapsedTime,
  },
}
