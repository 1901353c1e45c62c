import type { Readable } from 'node:stream'
import multipart, { type MultipartFile, type MultipartValue } from '@fastify/multipart'
import type { FileField, UploadPart } from '@zhushutong/sdk/contract'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { CODES, type Failure } from './envelope'

/** Allowance for the form around a file, and for slightly too large files, which the schema then rejects. */
const FORM_BYTES = 256 * 1024
/** Limits above the needs of any call, and small enough for memory. */
const LIMITS = { files: 2, fields: 20, parts: 22, fieldSize: 4096 }

const ESCAPED: Readonly<Record<string, string>> = { '%22': '"', '%0D': '\r', '%0A': '\n' }
/** Decodes a name as encoded by browsers in forms. */
const unescapeName = (name: string) => name.replace(/%22|%0D|%0A/g, (code) => ESCAPED[code]!)

/** Truncates without splitting a character. */
const cut = (text: string, most: number) => text.slice(0, most).replace(/[\ud800-\udbff]$/, '')

const readFile = async (part: MultipartFile): Promise<UploadPart> => ({
  bytes: new Uint8Array(await part.toBuffer()),
  name: cut(unescapeName(part.filename), 200),
  mimeType: cut(part.mimetype, 100),
})

const tooLarge = ({ name: field, tooLarge: message }: FileField): Failure => ({
  error: CODES.badRequest,
  status: 413,
  message,
  data: { fields: [{ field, message }] },
})

/**
 * Reads a form's fields, and its file as an `UploadPart`. Invalid bodies are left to the schema, which rejects them.
 */
export async function readForm(
  request: FastifyRequest,
  file: FileField,
): Promise<{ readonly value: unknown } | Failure> {
  if (!request.isMultipart()) return { value: request.body }
  const most = file.maxBytes + FORM_BYTES
  if (Number(request.headers['content-length']) > most) return tooLarge(file)
  const fields = new Map<string, unknown[]>()
  const add = (field: string, value: unknown) => {
    const name = unescapeName(field)
    fields.set(name, [...(fields.get(name) ?? []), value])
  }
  try {
    // Buffers as large as the body, so that the parser never pauses: a skipped part would never resume it.
    const buffers = { highWaterMark: 2 * most, fileHwm: 2 * most }
    for await (const part of request.parts({ limits: { fileSize: most }, ...buffers })) {
      if (part.type === 'file') {
        add(part.fieldname, await readFile(part))
        if (part.file.truncated) return tooLarge(file)
        // A field with the file's name but without a file is ignored.
      } else if (part.fieldname !== file.name) add(part.fieldname, (part as MultipartValue).value)
    }
  } catch (error) {
    request.log.info({ err: error }, 'form refused')
    return { value: {} }
  }
  // Repeated fields become an array, which the schema rejects.
  return {
    value: Object.fromEntries([...fields].map(([name, all]) => [name, all.length > 1 ? all : all[0]])),
  }
}

/** Discards the rest of a body, up to `most` bytes. */
const discardBody = (body: Readable, most: number) =>
  new Promise<void>((resolve) => {
    if (body.readableEnded || body.destroyed) return resolve()
    let read = 0
    body.unpipe()
    body.on('data', (chunk: Buffer) => {
      read += chunk.length
      if (read > most) resolve()
    })
    for (const event of ['end', 'close', 'error']) body.once(event, () => resolve())
    body.resume()
  })

/**
 * Adds a route for forms with a file; other routes reject such forms unread. A rejection waits for the whole body: an
 * earlier answer may break the connection before the sender reads it.
 */
export function mountUpload(app: FastifyInstance, route: RouteOptions, file: FileField) {
  app.register(async (scope) => {
    await scope.register(multipart, { limits: LIMITS, throwFileSizeLimit: false })
    scope.addHook('onSend', async (request) => discardBody(request.raw, file.maxBytes + FORM_BYTES))
    scope.route(route)
  })
}
