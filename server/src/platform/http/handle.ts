import type { Access, Call, CallScope, DataOf } from '@roundboard/contract'
import type { Permission } from '@roundboard/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type {
  Actor,
  AnonymousActor,
  KeyActor,
  PassActor,
  ScreenActor,
  UserActor,
} from '../actor.ts'
import { AppError } from '../app-error.ts'
import { type Listed, listAnswer, hasTagged, tagOf } from './answers.ts'
import type { Attempts } from './attempts.ts'
import { withKey } from './idempotency-key.ts'
import { readInput } from './input.ts'
import { admitBody, countRefusedBodies } from './refused-bodies.ts'
import { changesOwnAccount, countsAgainstBudget, type RequestBudget } from './request-budget.ts'
import type { RequestTimes } from './request-times.ts'

/** The type of actor that a call's permission and scope imply. */
export type ActorFor<May extends Access, Scope extends CallScope = CallScope> = May extends 'public'
  ? AnonymousActor
  : May extends 'screen'
    ? ScreenActor
    : May extends 'screen-or-staff'
      ? ScreenActor | UserActor
      : May extends 'remote'
        ? UserActor | PassActor
        : May extends Permission
          ? Scope extends 'none'
            ? UserActor
            : UserActor | KeyActor
          : Actor

/** Identifies the caller and refuses those without permission. */
export type Authenticate = (request: FastifyRequest, may: Access, call?: Call) => Promise<Actor>

export interface HttpApp {
  readonly app: FastifyInstance
  readonly authenticate: Authenticate
  readonly attempts: Attempts
  readonly requestBudget: RequestBudget
  readonly requests: RequestTimes
}

interface Given<C extends Call> {
  readonly actor: ActorFor<C['may'], C['scope']>
  readonly params: z.output<C['params']>
  readonly query: z.output<C['query']>
  readonly body: z.output<C['body']>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Wrong guesses. Malformed input isn't one: a mistyped form locks nobody out. */
const wrongGuesses = new Set<string>(['wrong-credentials', 'wrong-password', 'invalid-code'])

function callerIdOf(actor: Actor): string | undefined {
  if (actor.kind === 'key') return actor.keyId
  if (actor.kind === 'pass') return actor.passId
  if (actor.kind === 'screen') return actor.screenId
  return actor.kind === 'user' ? actor.userId : undefined
}

async function withAttempts<T>(
  { attempts }: HttpApp,
  call: Call,
  actor: Actor,
  request: FastifyRequest,
  work: () => Promise<T>,
): Promise<T> {
  const budget = call.attempts
  if (budget === undefined) return work()
  const who = { address: request.ip, userId: callerIdOf(actor) }
  await attempts.take(budget, who)
  let isCounted = attempts.countsSuccess(budget)
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError) {
      isCounted ||= wrongGuesses.has(error.code)
      await attempts.charge(budget, who, error.code)
    }
    throw error
  } finally {
    if (!isCounted) await attempts.giveBack(budget, who)
  }
}

function register(
  handling: HttpApp,
  call: Call,
  answer: (given: Given<Call>) => Promise<unknown>,
): void {
  const actors = new WeakMap<FastifyRequest, Actor>()
  const isCounted = countsAgainstBudget(call)
  const isOwnChange = changesOwnAccount(call)
  handling.app.route({
    method: call.method,
    url: call.path,
    bodyLimit: call.bodyMax,
    // Before the body is read, so that anonymous callers can't make the server parse it.
    onRequest: async (request, reply) => {
      if (isCounted) await handling.requestBudget.take(request.ip)
      const actor = await handling.authenticate(request, call.may, call)
      await admitBody(handling.requestBudget, actor, request, reply)
      actors.set(request, actor)
    },
    errorHandler: countRefusedBodies(handling.requestBudget),
    handler: async (request, reply) => {
      const actor = actors.get(request)
      if (actor === undefined) throw new Error(`${call.path} was not authenticated`)
      if (isOwnChange && actor.kind === 'user')
        await handling.requestBudget.takeOfSession(actor.sessionId)
      const result = await withAttempts(handling, call, actor, request, async () => {
        const input = readInput(call, request)
        const caller = withKey(call, actor, request) as ActorFor<Access>
        return answer({ ...input, actor: caller, request, reply })
      })
      return reply.statusCode === 304 ? reply.send() : reply.code(call.status).send(result)
    },
  })
}

/** Registers a call of the contract: one line in a feature's routes. */
export function handle<C extends Call>(
  handling: HttpApp,
  call: C,
  serve: (given: Given<C>) => Promise<DataOf<C>> | DataOf<C>,
): void {
  register(handling, call, async (given) => ({
    success: true,
    data: await serve(given),
  }))
}

/** The same with an ETag: clients revalidate, and unchanged responses aren't sent again. */
export function handleTagged<C extends Call>(
  handling: HttpApp,
  call: C,
  serve: (given: Given<C>) => Promise<DataOf<C>>,
): void {
  register(handling, call, async (given) => {
    const answer = { success: true, data: await serve(given) }
    const tag = tagOf(JSON.stringify(answer))
    given.reply.headers({ etag: tag, 'cache-control': 'private, no-cache' })
    if (hasTagged(given.request, tag)) given.reply.code(304)
    return answer
  })
}

/** A file response instead of JSON. */
export interface FileAnswer {
  readonly bytes: Buffer
  readonly type: string
  readonly name: string
}

const isFile = (answer: unknown): answer is FileAnswer =>
  typeof answer === 'object' && answer !== null && 'bytes' in answer

/** The same for a call that may respond with a file. */
export function handleFile<C extends Call>(
  handling: HttpApp,
  call: C,
  serve: (given: Given<C>) => Promise<DataOf<C> | FileAnswer>,
): void {
  register(handling, call, async (given) => {
    const answer = await serve(given)
    if (!isFile(answer)) return { success: true, data: answer }
    given.reply.headers({
      'content-type': answer.type,
      'content-disposition': `attachment; filename="${answer.name}"`,
    })
    return answer.bytes
  })
}

/** The same for a list, with its count and pagination. */
export function handleList<C extends Call>(
  handling: HttpApp,
  call: C,
  serve: (
    given: Given<C>,
  ) => Promise<Listed<DataOf<C> extends readonly (infer Item)[] ? Item : never>>,
): void {
  register(handling, call, async (given) =>
    listAnswer(await serve(given), given.query as { page: number; limit: number }),
  )
}
