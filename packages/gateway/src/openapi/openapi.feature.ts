import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Feature } from '../platform/feature'

/** Written by the build beside the gateway's chunks; absent in the sources. */
const BUILT = new URL('./openapi.json', import.meta.url)
/** The SDK's version is the contract's. */
const MANIFEST = new URL('../../../sdk/package.json', import.meta.url)
const TYPE = 'application/json; charset=utf-8'

interface ServedFile {
  readonly tag: string
  readonly plain: Buffer
  readonly gzip: Buffer
}

const compress = (plain: Buffer): ServedFile => {
  const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  return { tag, plain, gzip: gzipSync(plain) }
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

const readDocument = async (): Promise<Buffer> => {
  if (existsSync(BUILT)) return readFileSync(BUILT)
  const { openApiDocument } = await import('./document')
  const { version } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as { version: string }
  return Buffer.from(JSON.stringify(openApiDocument(version)))
}

/** GET /openapi.json: every call as OpenAPI 3.1; the portal's API centre shows the same. */
export const openApiFeature: Feature = () => ({
  routes(app) {
    let document: Promise<ServedFile> | undefined
    app.get('/openapi.json', async (request, reply) => {
      document ??= readDocument().then(compress)
      return send(request, reply, await document)
    })
  },
})
