import {
  type Access,
  apiKeyScopes,
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
    'The same request again under the same key makes nothing new within a day and is answered as the first was; another request under it is refused.',
  schema: { type: 'string', pattern: idempotencyKeyPattern.source },
  example: '6f9e1c1e-7b0a-4c39-9d0e-0c5b6f6f3f55',
}

const revisionParameter: Json = {
  name: changeRevisionHeader,
  in: 'header',
  required: false,
  description:
    'The newest revision that an event of a push stream brought. The answer is at least as new as that change, whichever server gives it.',
  schema: { type: 'integer', minimum: 0 },
  example: 1234,
}

const withKey = new Set<string>(apiKeyScopes)

function securityOf(name: string, may: Access): Json[] {
  if (may === 'public') return []
  if (may === 'screen') return [{ screen: [] }]
  if (may === 'screen-or-staff') return [{ screen: [] }, { staff: [] }]
  if (may === 'remote') return [{ staff: [] }, { pass: [] }]
  return withKey.has(name) ? [{ staff: [] }, { key: [] }] : [{ staff: [] }]
}

function whoMay(may: Access): string {
  switch (may) {
    case 'public':
      return 'Anybody.'
    case 'screen':
      return 'A screen.'
    case 'screen-or-staff':
      return 'A screen, or staff who may read it.'
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
  app: 'What this installation is called, and which version it runs',
  time: 'The server’s clock',
  auth: 'Logging in, and who is logged in',
  'api-keys': 'Keys by which other systems read this one',
  users: 'Staff, their roles and their locations',
  locations: 'Gyms',
  remote: 'The coach’s remote of a gym, and the passes by which phones open it',
  pocket: 'What the rounds of a gym show today, for phones',
  screens: 'The screens of gyms, and what they show',
  screenlinks: 'The codes by which displays are linked',
  regions: 'The tree of regions that locations are in',
  rounds: 'The nine rounds and flexibility',
  workouts: 'What a round shows on which days',
  exercises: 'The catalogue of exercises',
  equipment: 'What gyms lack, and what clips need',
  licenses: 'The timer and its active breaks, for displays and the licence service’s clients',
  media: 'The media library: clips and pictures, and who uses them',
  releases: 'Release notes',
  logs: 'The audit log',
  dashboard: 'How the fleet is',
  rollouts: 'Builds of the display, and how they are let out to screens',
  system: 'Exports, and changes to all screens',
  templates: 'The library of workouts',
  announcements: 'What walls say beside their workouts, in a band or over the whole wall',
  alerts: 'Who is told when a gym is away, and how',
  feeds: 'Calendars that others subscribe to',
  schedule: 'Which workouts are on which days, and which days gyms are in',
  'time-zones': 'The zones that a gym can be in, and when their clocks change',
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
    description: `Who may: ${whoMay(call.may)}`,
    tags: [tagOf(call.path)],
    security: securityOf(name, call.may),
    parameters: [
      ...parametersOf(call.params, 'path'),
      ...parametersOf(call.query, 'query'),
      ...(call.takesIdempotencyKey ? [keyParameter] : []),
      { $ref: '#/components/parameters/ChangeRevision' },
    ],
    ...(takesBody && { requestBody: { required: true, content: json(body) } }),
    responses: {
      [call.status]: { description: 'Done.', content: json(answerOf(call)) },
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
    servers: [{ url: '/', description: 'Where this document is; both origins serve every call' }],
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
        staff: { type: 'http', scheme: 'bearer', description: 'The token of a session' },
        key: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'rbk_…',
          description: 'An API key that a super-admin made for this call',
        },
        pass: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'rbp_…',
          description: 'A pass for the remote of one location',
        },
        screen: { type: 'apiKey', in: 'header', name: 'screen-auth-token' },
      },
    },
  }
}
