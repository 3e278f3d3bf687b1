import {
  type Access,
  type Call,
  calls,
  changeRevisionHeader,
  ErrorResponse,
  errorStatus,
  idempotencyKeyPattern,
} from '@roundboard/contract'
import { permissions, roles } from '@roundboard/domain'
import { z } from 'zod'

type Json = Record<string, unknown>

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const json = Object.entries(
    z.toJSONSchema(schema, {
      io,
      target: 'draft-2020-12',
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        // A replacement for invalid input isn't a default.
        if (zodSchema._zod.def.type === 'catch') delete jsonSchema.default
      },
    }),
  )
  return Object.fromEntries(json.filter(([key]) => key !== '$schema' && key !== '~standard'))
}

function parametersOf(schema: z.ZodType, place: 'path' | 'query'): Json[] {
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

const keyParameter: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Makes retries safe: repeating the same request with the same key within a day changes nothing and returns the first response. A different request with the same key is rejected.',
  schema: { type: 'string', pattern: idempotencyKeyPattern.source },
  example: '6f9e1c1e-7b0a-4c39-9d0e-0c5b6f6f3f55',
}

const revisionParameter: Json = {
  name: changeRevisionHeader,
  in: 'header',
  required: false,
  description:
    'The newest revision received in an event stream. The response includes that change, whichever server sends it.',
  schema: { type: 'integer', minimum: 0 },
  example: 1234,
}

function securityOf({ may, scope }: Call): Json[] {
  if (may === 'public') return []
  if (may === 'screen') return [{ screen: [] }]
  if (may === 'screen-or-staff') return [{ screen: [] }, { staff: [] }]
  if (may === 'remote') return [{ staff: [] }, { pass: [] }]
  return scope === 'none' ? [{ staff: [] }] : [{ staff: [] }, { key: [scope] }]
}

function describeAccess(may: Access): string {
  switch (may) {
    case 'public':
      return 'anyone'
    case 'screen':
      return 'screens'
    case 'screen-or-staff':
      return 'screens, and staff with read access'
    default:
      return roles
        .filter((role) => permissions[may][role] !== 'none')
        .map((role) => (permissions[may][role] === 'own' ? `${role} (own locations)` : role))
        .join(', ')
  }
}

const pagination = schemaOf(z.object({ page: z.int(), limit: z.int(), pages: z.int() }), 'output')

function answerOf(call: Call): Json {
  const list = call.isList ? { count: { type: 'integer' }, pagination } : {}
  return {
    type: 'object',
    properties: { success: { const: true }, data: schemaOf(call.data, 'output'), ...list },
    required: ['success', 'data', ...Object.keys(list)],
  }
}

/** The tags of calls, by the part of their address that determines them. */
const tags = {
  app: 'The installation’s name and version',
  time: 'The server’s clock',
  auth: 'Signing in, and the signed-in user',
  'api-keys': 'Keys that let other systems read and write data',
  webhooks:
    'Webhooks of the organization, and their deliveries. Check the `webhook-signature` of a request with the secret, as Standard Webhooks describes: the HMAC-SHA256 of `webhook-id.webhook-timestamp.body`.',
  users: 'Staff, their roles and their locations',
  locations: 'Locations and their settings',
  remote: 'The coaches’ remote of a location, and coach passes',
  pocket: 'The member page: today’s rounds on phones',
  screens: 'Screens and what they show',
  boxes: 'The players of screens: health, commands and when the TV is on',
  screenlinks: 'The codes that link devices to screens',
  regions: 'The regions that group locations',
  rounds: 'The nine rounds and flexibility',
  workouts: 'Workouts, by round and days',
  exercises: 'The active-break catalog',
  equipment: 'Missing and required equipment',
  licenses: 'Timers and active breaks, for screens and clients of the license service',
  media: 'The media library: clips and pictures, and where they’re used',
  releases: 'Release notes',
  logs: 'The audit log',
  dashboard: 'The status of all locations, and schedule coverage',
  rollouts: 'Builds of the screen app, and their rollouts',
  system: 'System status, exports, and actions on all screens',
  templates: 'The template library',
  'week-templates': 'Templates of whole weeks',
  announcements: 'Banners and full-screen messages on screens',
  alerts: 'Notifications, notification settings and outages',
  feeds: 'Calendar feeds',
  schedule: 'The schedule: workouts by day, bulk edits and gaps',
  'time-zones': 'Time zones, and when their clocks change',
} as const

const tagOf = (path: string) => {
  const [, first, , resource] = path.split('/')
  return first === 'licenses' ? first : (resource ?? '')
}

const codesOf = (from: number, below: number) =>
  Object.entries(errorStatus)
    .filter(([, status]) => status >= from && status < below)
    .map(([code]) => code)
    .join(', ')

const refused = (what: string, codes: string) => ({
  description: `${what}, with one of the codes ${codes}.`,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
})

function operationOf(name: string, call: Call): Json {
  const body = schemaOf(call.body, 'input')
  const takesBody = Object.keys((body['properties'] as Json | undefined) ?? {}).length > 0
  const json = (schema: Json) => ({ 'application/json': { schema } })
  return {
    operationId: name,
    summary: call.summary,
    description: `Access: ${describeAccess(call.may)}${call.scope === 'none' ? '' : `. API key scope: ${call.scope}`}`,
    tags: [tagOf(call.path)],
    security: securityOf(call),
    parameters: [
      ...parametersOf(call.params, 'path'),
      ...parametersOf(call.query, 'query'),
      ...(call.takesIdempotencyKey ? [keyParameter] : []),
      { $ref: '#/components/parameters/ChangeRevision' },
    ],
    ...(takesBody && { requestBody: { required: true, content: json(body) } }),
    responses: {
      [call.status]: { description: 'Success.', content: json(answerOf(call)) },
      '4XX': { $ref: '#/components/responses/Refused' },
      '5XX': { $ref: '#/components/responses/Failed' },
    },
  }
}

/** The OpenAPI 3.1 document, generated from the contract. */
export function openApiDocument(app: { name: string; version: string }): Json {
  const paths: Record<string, Json> = {}
  for (const [name, call] of Object.entries(calls)) {
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(name, call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: app.name,
      version: app.version,
      license: { name: 'All rights reserved', identifier: 'LicenseRef-Roundboard' },
    },
    servers: [
      { url: '/', description: 'The origin of this document; both origins serve every call' },
    ],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      parameters: { ChangeRevision: revisionParameter },
      responses: {
        Refused: refused('Refused', codesOf(400, 500)),
        Failed: refused('Failed', codesOf(500, 600)),
      },
      schemas: { Error: schemaOf(ErrorResponse, 'output') },
      securitySchemes: {
        staff: { type: 'http', scheme: 'bearer', description: 'A session token' },
        key: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'rbk_…',
          description: 'An API key with the scope that the call names',
        },
        pass: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'rbp_…',
          description: 'A coach pass for the remote of one location',
        },
        screen: { type: 'apiKey', in: 'header', name: 'screen-auth-token' },
      },
    },
  }
}
