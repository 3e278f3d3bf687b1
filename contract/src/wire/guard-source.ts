import { z } from 'zod'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** Whether a guard accepts fields that its schema doesn't name, as parsing does, or refuses them. */
export type OtherFields = 'passed' | 'refused'

/** The JSON Schema keywords that guards support; any other is an error, so that no check is lost. */
const understood = new Set([
  '$schema',
  'type',
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'anyOf',
  'oneOf',
  'enum',
  'const',
  'items',
  'maxItems',
  'properties',
  'required',
  'additionalProperties',
])

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const all = (checks: readonly string[]) => checks.join(' && ')
const grouped = (check: string) => (/ (&&|\|\|) /.test(check) ? `(${check})` : check)

function alternatives({ anyOf, oneOf, ...schema }: JsonSchema): readonly JsonSchema[] | undefined {
  const either = anyOf ?? oneOf
  if (either) return either
  const types: unknown = schema.type
  if (!Array.isArray(types)) return undefined
  return types.map((type: NonNullable<JsonSchema['type']>) => ({ ...schema, type }))
}

function numberCheck({ type, minimum, maximum }: JsonSchema, at: string): string {
  const isSafe = minimum === -Number.MAX_SAFE_INTEGER || maximum === Number.MAX_SAFE_INTEGER
  const kind = type !== 'integer' ? 'isFinite' : isSafe ? 'isSafeInteger' : 'isInteger'
  const isBound = (bound: number | undefined): bound is number =>
    bound !== undefined && Math.abs(bound) !== Number.MAX_SAFE_INTEGER
  return all([
    `typeof ${at} === 'number'`,
    `Number.${kind}(${at})`,
    ...(isBound(minimum) ? [`${at} >= ${minimum}`] : []),
    ...(isBound(maximum) ? [`${at} <= ${maximum}`] : []),
  ])
}

/** Writes guards in TypeScript without imports: functions that return whether a value matches a schema. */
export function createGuardSource() {
  const constants = new Map<string, string>()
  const functions: string[] = []

  const constant = (kind: string, source: string) =>
    constants.getOrInsertComputed(source, () => `${kind}${constants.size + 1}`)
  const setOf = (kind: string, values: readonly unknown[]) =>
    constant(kind, `new Set<unknown>(${JSON.stringify(values)})`)

  function textCheck({ pattern, minLength, maxLength }: JsonSchema, at: string): string {
    const expression = pattern === undefined ? undefined : String(new RegExp(pattern))
    return all([
      `typeof ${at} === 'string'`,
      ...(minLength === undefined ? [] : [`${at}.length >= ${minLength}`]),
      ...(maxLength === undefined ? [] : [`${at}.length <= ${maxLength}`]),
      ...(expression === undefined ? [] : [`${constant('pattern', expression)}.test(${at})`]),
    ])
  }

  function listCheck({ items, maxItems }: JsonSchema, at: string, name: string): string {
    const item = checkOf(items as JsonSchema, 'it', `${name}Item`)
    const isFunction = item === `is${name}Item(it)`
    const each = isFunction ? `is${name}Item` : `(it: unknown) => ${item}`
    return all([
      `Array.isArray(${at})`,
      ...(maxItems === undefined ? [] : [`${at}.length <= ${maxItems}`]),
      `${at}.every(${each})`,
    ])
  }

  function writeFunction(schema: JsonSchema, name: string, type?: string): void {
    const { properties = {}, required = [], additionalProperties } = schema
    const keys = Object.keys(properties)
    const checks = Object.entries(properties).map(([key, field]) => {
      const check = checkOf(field as JsonSchema, key, name + capital(key))
      return required.includes(key) ? grouped(check) : `(${key} === undefined || ${grouped(check)})`
    })
    const isClosed = additionalProperties === false
    const known = isClosed ? ` || hasOthers(it, ${setOf('keys', keys)})` : ''
    const head = `function is${name}(it: unknown)`
    functions.push(
      [
        type === undefined ? `${head}: boolean {` : `export ${head}: it is ${type} {`,
        `  if (!isObject(it)${known}) return false`,
        `  const { ${keys.join(', ')} } = it`,
        `  return (\n    ${checks.join(' &&\n    ')}\n  )`,
        '}',
      ].join('\n'),
    )
  }

  /** An expression that is true if `at` matches the schema. */
  function checkOf(schema: JsonSchema, at: string, name: string): string {
    const unknown = Object.keys(schema).filter((keyword) => !understood.has(keyword))
    if (unknown.length > 0)
      throw new Error(`${name}: guards don't support ${unknown.join(', ')} of JSON Schema.`)
    const either = alternatives(schema)
    if (either) {
      const named = (index: number) => `${name}${index === 0 ? '' : String(index + 1)}`
      return either.map((one, index) => grouped(checkOf(one, at, named(index)))).join(' || ')
    }
    if (schema.const !== undefined) return `${at} === ${JSON.stringify(schema.const)}`
    if (schema.enum) return `${setOf('list', schema.enum)}.has(${at})`
    switch (schema.type) {
      case 'null':
        return `${at} === null`
      case 'boolean':
        return `typeof ${at} === 'boolean'`
      case 'integer':
      case 'number':
        return numberCheck(schema, at)
      case 'string':
        return textCheck(schema, at)
      case 'array':
        return listCheck(schema, at, name)
      case 'object':
        writeFunction(schema, name)
        return `is${name}(${at})`
      default:
        throw new Error(`${name}: guards don't support the type ${String(schema.type)}.`)
    }
  }

  return {
    /** Adds the function `is<name>`, which narrows to a type. */
    add(name: string, schema: z.ZodObject, others: OtherFields, type: string): void {
      const io = others === 'refused' ? 'output' : 'input'
      writeFunction(z.toJSONSchema(schema, { io }), name, type)
    },
    source: () =>
      [
        ...Array.from(constants, ([source, name]) => `const ${name} = ${source}`),
        ...functions,
      ].join('\n\n'),
  }
}
