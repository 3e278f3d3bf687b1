import type { Call } from '@roundboard/contract'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { openApiDocument } from '../platform/http/openapi.ts'

const document = openApiDocument({ name: 'Roundboard', version: '0' })
const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema(document, 'api')

const validators = new Map<string, ValidateFunction>()

const pointer = (text: string) => text.replaceAll('~', '~0').replaceAll('/', '~1')

function validatorOf(call: Call, status: number): ValidateFunction {
  const path = call.path.replace(/:(\w+)/g, '{$1}')
  const at =
    status < 400
      ? ['paths', path, call.method.toLowerCase(), 'responses', String(status)]
      : ['components', 'responses', status < 500 ? 'Refused' : 'Failed']
  const ref = `api#/${[...at, 'content', 'application/json', 'schema'].map(pointer).join('/')}`
  const known = validators.get(ref)
  if (known) return known
  const made = ajv.compile({ $ref: ref })
  validators.set(ref, made)
  return made
}

/** The differences of a response from the API document; empty if none. */
export function differencesFromDocument(call: Call, status: number, answer: unknown): string[] {
  const validate = validatorOf(call, status)
  if (validate(answer)) return []
  return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message ?? ''}`)
}
