import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../../../platform/app-error.ts'
import { readName, type Send, type Span } from '../../../../platform/files/file-store.ts'
import { readRange } from './byte-range.ts'
import type { FileFacts } from '../../../../platform/files/served-file.ts'
import type { Files } from './files.service.ts'

const nothingHere = () => new AppError('not-found', 'There is nothing at this address.')

/** A served file can't run or load anything and has no access to our origins. */
const inertPolicy = "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; sandbox"
const aYear = 'public, max-age=31536000, immutable'
/** Shorter than the storage's addresses are valid. */
const anHour = 'private, max-age=3600'

const etagOf = ({ sha256 }: FileFacts) => `"${sha256}"`

const headersOf = (file: FileFacts) => ({
  'content-type': file.type,
  'accept-ranges': 'bytes',
  'cache-control': aYear,
  'content-security-policy': inertPolicy,
  etag: etagOf(file),
})

/** Whether the caller already has the file. */
function isKnown(file: FileFacts, { headers }: FastifyRequest): boolean {
  const tags = headers['if-none-match']?.split(',') ?? []
  return tags.some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etagOf(file))
}

function rangeOf(file: FileFacts, { headers }: FastifyRequest) {
  const { 'if-range': ifRange } = headers
  const isSame = ifRange === undefined || ifRange === etagOf(file)
  return readRange(isSame ? headers.range : undefined, file.bytes)
}

function answerWith(reply: FastifyReply, file: FileFacts, span: Span, isPart: boolean) {
  const { first, last } = span
  return reply.code(isPart ? 206 : 200).headers({
    ...headersOf(file),
    ...(isPart && {
      'content-range': `bytes ${String(first)}-${String(last)}/${String(file.bytes)}`,
    }),
    'content-length': last - first + 1,
  })
}

/** Bypasses the framework, which requires streams. Clients notice truncation by the length. */
async function sendBytes(reply: FastifyReply, request: FastifyRequest, send: Send) {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(reply.statusCode, reply.getHeaders() as OutgoingHttpHeaders)
  try {
    await send(raw)
    raw.end()
  } catch (error) {
    if (!raw.destroyed) request.log.error({ err: error }, 'could not send a complete media file')
    raw.destroy()
  }
}

async function serveFile(
  files: Pick<Files, 'find' | 'openToSend' | 'publicAddress'>,
  request: FastifyRequest<{ Params: { '*': string } }>,
  reply: FastifyReply,
) {
  const named = readName(request.params['*'])
  const file = named && (await files.find(named.sha256))
  if (file?.extension !== named?.extension || file === undefined) throw nothingHere()
  if (isKnown(file, request)) return reply.code(304).headers(headersOf(file)).send()
  const range = rangeOf(file, request)
  if (range === 'unsatisfiable')
    return reply
      .code(416)
      .header('content-range', `bytes */${String(file.bytes)}`)
      .send()
  const isPart = range !== 'whole'
  const span = isPart ? range : { first: 0, last: file.bytes - 1 }
  if (request.method === 'HEAD') return answerWith(reply, file, span, isPart).send()
  const elsewhere = await files.publicAddress(file)
  if (elsewhere !== undefined)
    return reply.code(302).headers({ location: elsewhere, 'cache-control': anHour }).send()
  const send = await files.openToSend(file, span)
  if (send === undefined) throw nothingHere()
  return sendBytes(answerWith(reply, file, span, isPart), request, send)
}

/** Serves library files by hash, and redirects the links of items to them. */
export function filesRoutes(app: FastifyInstance, files: Files): void {
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/media/files/*',
    handler: (request, reply) => serveFile(files, request, reply),
  })
  app.get('/media/library/:key', async (request, reply) => {
    const address = await files.addressOfLink(request.url.split('?')[0] ?? '')
    if (address === undefined) throw nothingHere()
    return redirectTo(address, reply)
  })
}

/** The link may lead to another file next time. */
export const redirectTo = (address: string, reply: FastifyReply) =>
  reply.code(302).headers({ location: address, 'cache-control': 'no-cache' }).send()
