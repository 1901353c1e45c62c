import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Feature } from '../app'

/** Beside the built gateway; in the sources where the repository keeps it. */
const DOCUMENTS = ['./openapi.json', '../../../../docs/openapi.json']
/** Beside this module, in the sources as in the build. */
const VIEWER = new URL('./viewer/', import.meta.url)

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
}

const CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src data: 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

interface StillFile {
  readonly type: string
  readonly tag: string
  readonly plain: Buffer
  readonly gzip: Buffer
}

/** A file that is read, hashed and packed when it is first asked for. */
const stillFile = (name: string, read: () => Buffer): (() => StillFile) => {
  let file: StillFile | undefined
  return () => {
    if (file) return file
    const plain = read()
    const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
    file = { type: TYPES[name.split('.').pop()!]!, tag, plain, gzip: gzipSync(plain, { level: 9 }) }
    return file
  }
}

const send = (request: FastifyRequest, reply: FastifyReply, file: StillFile) => {
  const isGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
  const etag = `"${file.tag}${isGzip ? '-gz' : ''}"`
  reply.headers({ 'cache-control': 'public, no-cache', etag, vary: 'accept-encoding' })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  reply.header('content-type', file.type)
  if (isGzip) reply.header('content-encoding', 'gzip')
  return reply.send(isGzip ? file.gzip : file.plain)
}

const readDocument = () => {
  const found = DOCUMENTS.map((path) => new URL(path, import.meta.url)).find((url) => existsSync(url))
  if (!found) throw new Error('openapi.json is neither beside the gateway nor in docs/')
  // Written for people to compare; sent without the space.
  return Buffer.from(JSON.stringify(JSON.parse(readFileSync(found, 'utf8'))))
}

/**
 * GET /openapi.json: every call as OpenAPI 3.1. GET /docs: a page that shows them, and where there is a sandbox also
 * makes them.
 */
export const openApiFeature: Feature = () => ({
  routes(app) {
    const document = stillFile('openapi.json', readDocument)
    app.get('/openapi.json', async (request, reply) => send(request, reply, document()))
    for (const name of readdirSync(VIEWER)) {
      const file = stillFile(name, () => readFileSync(new URL(name, VIEWER)))
      const path = name === 'index.html' ? '/docs' : `/docs/${name}`
      app.get(path, async (request, reply) => {
        reply.headers({ 'content-security-policy': CSP, 'referrer-policy': 'same-origin' })
        return send(request, reply, file())
      })
    }
  },
})
