import { calls, UploadMetadata, uploadsPath } from '@roundboard/contract'
import { Metadata } from '@tus/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { UserActor } from '../../../platform/actor.ts'
import { badField } from '../../../platform/app-error.ts'
import { handle, type HttpApp } from '../../../platform/http/handle.ts'
import { readInput } from '../../../platform/http/input.ts'
import { createTus } from './tus.ts'
import type { UploadsService } from './uploads.service.ts'

const nothing = z.unknown()

function readMetadata(request: FastifyRequest): UploadMetadata {
  const given = request.headers['upload-metadata']
  const readText = (): Record<string, unknown> => {
    try {
      const metadata = Metadata.parse(String(given ?? ''))
      // Skips empty entries.
      return Object.fromEntries(Object.entries(metadata).filter(([, value]) => Boolean(value)))
    } catch {
      throw badField('upload-metadata', 'not-valid')
    }
  }
  const input = { params: {}, query: {}, body: given === undefined ? {} : readText() }
  return readInput({ params: nothing, query: nothing, body: UploadMetadata }, input).body
}

function readLength(request: FastifyRequest): number | undefined {
  const given = request.headers['upload-length']
  if (given === undefined) return undefined
  if (typeof given !== 'string' || !/^\d{1,15}$/.test(given))
    throw badField('upload-length', 'whole-number-wanted')
  return Number(given)
}

function assertProtocol({ headers }: FastifyRequest): void {
  if (headers['tus-resumable'] !== '1.0.0')
    throw badField('tus-resumable', 'one-of', { options: '1.0.0' })
}

/** Refuses tus concatenation, whose partial uploads wouldn't become library files. */
function refuseConcatenation({ headers }: FastifyRequest): void {
  if (headers['upload-concat'] !== undefined) throw badField('upload-concat', 'upload-concat')
}

/** Uploads in parts with tus 1.0, and their states. */
export async function uploadsRoutes(handling: HttpApp, uploads: UploadsService): Promise<void> {
  handle(handling, calls.checkUploads, ({ actor, body }) => uploads.known(actor, body.files))
  handle(handling, calls.getUploads, ({ actor, query }) => uploads.list(actor, query.ids))

  const tus = createTus(uploadsPath, uploads, uploads.onFailure)

  await handling.app.register((app, _options, done) => {
    // Bytes go to disk as they arrive.
    app.addContentTypeParser('application/offset+octet-stream', (_request, _body, parsed) => {
      parsed(null)
    })
    const actors = new WeakMap<FastifyRequest, UserActor>()
    const actorOf = (request: FastifyRequest): UserActor => {
      const actor = actors.get(request)
      if (actor === undefined) throw new Error('an upload was not authenticated')
      return actor
    }
    const onRequest = async (request: FastifyRequest) => {
      const actor = await handling.authenticate(request, 'media.write')
      if (actor.kind === 'user') actors.set(request, actor)
      assertProtocol(request)
    }
    const pass = async (request: FastifyRequest, reply: FastifyReply, uploadId: string) => {
      reply.hijack()
      reply.raw.setHeader('cache-control', 'no-store')
      for (const [name, value] of Object.entries(app.frontDoor.headers))
        reply.raw.setHeader(name, value)
      await tus.handle(request.raw, reply.raw, { uploadId, requestId: request.id })
    }
    const one = `${uploadsPath}/:id`
    type One = FastifyRequest<{ Params: { id: string } }>

    app.post(uploadsPath, { onRequest }, async (request, reply) => {
      const actor = actorOf(request)
      refuseConcatenation(request)
      const id = await uploads.begin(actor, readMetadata(request), readLength(request))
      await pass(request, reply, id)
      // The caller never learns its ID.
      if (reply.raw.statusCode >= 400) await uploads.withdraw(actor, id)
    })
    app.head(one, { onRequest }, async (request: One, reply) => {
      const row = await uploads.getArrived(actorOf(request), request.params.id)
      if (row.state === 'receiving') return pass(request, reply, row.id)
      const bytes = String(row.bytes)
      return reply
        .headers({ 'tus-resumable': '1.0.0', 'upload-offset': bytes, 'upload-length': bytes })
        .send()
    })
    app.patch(one, { onRequest }, async (request: One, reply) => {
      const { id } = await uploads.getReceiving(actorOf(request), request.params.id)
      return pass(request, reply, id)
    })
    app.delete(one, { onRequest }, async (request: One, reply) => {
      await uploads.withdraw(actorOf(request), request.params.id)
      return reply.code(204).header('tus-resumable', '1.0.0').send()
    })
    done()
  })
}
