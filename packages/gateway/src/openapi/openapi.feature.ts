import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Feature } from '../platform/feature'

/** Beside the built gateway; in the sources at the repository's docs/. */
const DOCUMENTS = ['./openapi.json', '../../../../docs/openapi.json']
/** Beside this module, in the sources as in the build. */
const PAGE = new URL('./viewer/', import.meta.url)
/** Swagger UI's bundle: script and styles. */
const SWAGGER_UI = ['swagger-ui-bundle.js', 'swagger-ui.css']

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

interface ServedFile {
  readonly type: string
  readonly tag: string
  readonly plain: Buffer
  readonly gzip: Buffer
}

/** A file that is read, hashed and compressed on the first request. */
const servedFile = (name: string, read: () => Buffer): (() => ServedFile) => {
  let file: ServedFile | undefined
  return () => {
    if (file) return file
    const plain = read()
    const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
    file = { type: TYPES[name.split('.').pop()!]!, tag, plain, gzip: gzipSync(plain) }
    return file
  }
}

const send = (request: FastifyRequest, reply: FastifyReply, file: ServedFile) => {
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
  // Formatted in the repository for diffs; sent without whitespace.
  return Buffer.from(JSON.stringify(JSON.parse(readFileSync(found, 'utf8'))))
}

/** Every file of the page, by its name in the address. */
const pageFiles = (): readonly (readonly [name: string, path: string | URL])[] => {
  const { resolve } = createRequire(import.meta.url)
  return [
    ...readdirSync(PAGE).map((name) => [name, new URL(name, PAGE)] as const),
    ...SWAGGER_UI.map((name) => [name, resolve(`swagger-ui-dist/${name}`)] as const),
  ]
}

/**
 * GET /openapi.json: every call as OpenAPI 3.1. GET /docs: Swagger UI, which shows them and makes them; where there
 * is a sandbox, with the tokens of its demo accounts.
 */
export const openApiFeature: Feature = () => ({
  routes(app) {
    const document = servedFile('openapi.json', readDocument)
    app.get('/openapi.json', async (request, reply) => send(request, reply, document()))
    for (const [name, source] of pageFiles()) {
      const file = servedFile(name, () => readFileSync(source))
      const path = name === 'index.html' ? '/docs' : `/docs/${name}`
      app.get(path, async (request, reply) => {
        reply.headers({ 'content-security-policy': CSP, 'referrer-policy': 'same-origin' })
        return send(request, reply, file())
      })
    }
  },
})
