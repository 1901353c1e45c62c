import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Feature } from '../platform/feature'

/** Beside the built gateway; in the sources at the repository's docs/. */
const DOCUMENTS = ['./openapi.json', '../../../../docs/openapi.json']
const TYPE = 'application/json; charset=utf-8'

interface ServedFile {
  readonly tag: string
  readonly plain: Buffer
  readonly gzip: Buffer
}

/** A file that is read, hashed and compressed on the first request. */
const servedFile = (read: () => Buffer): (() => ServedFile) => {
  let file: ServedFile | undefined
  return () => {
    if (file) return file
    const plain = read()
    const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
    file = { tag, plain, gzip: gzipSync(plain) }
    return file
  }
}

const send = (request: FastifyRequest, reply: FastifyReply, file: ServedFile) => {
  const isGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
  const etag = `"${file.tag}${isGzip ? '-gz' : ''}"`
  reply.headers({ 'cache-control': 'public, no-cache', etag, vary: 'accept-encoding' })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  reply.header('content-type', TYPE)
  if (isGzip) reply.header('content-encoding', 'gzip')
  return reply.send(isGzip ? file.gzip : file.plain)
}

const readDocument = () => {
  const found = DOCUMENTS.map((path) => new URL(path, import.meta.url)).find((url) => existsSync(url))
  if (!found) throw new Error('openapi.json is neither beside the gateway nor in docs/')
  // Formatted in the repository for diffs; sent without whitespace.
  return Buffer.from(JSON.stringify(JSON.parse(readFileSync(found, 'utf8'))))
}

/** GET /openapi.json: every call as OpenAPI 3.1; the portal's API centre shows the same. */
export const openApiFeature: Feature = () => ({
  routes(app) {
    const document = servedFile(readDocument)
    app.get('/openapi.json', async (request, reply) => send(request, reply, document()))
  },
})
