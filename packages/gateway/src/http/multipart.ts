import { MAX_UPLOAD_BYTES, UPLOAD_TEXTS } from '@zhushutong/domain/assistant'
import type { UploadPart } from '@zhushutong/sdk/contract'
import type { FastifyError, FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { CODES, failure } from './envelope'

/** The form around a file, and files a little too large, which are then refused by their own text. */
const FORM_BYTES = MAX_UPLOAD_BYTES + 256 * 1024

/** As many characters as are kept, and no half of one. */
const cut = (text: string, most: number) => text.slice(0, most).replace(/[\ud800-\udbff]$/, '')

const partOf = async (value: FormDataEntryValue): Promise<UploadPart | string> =>
  typeof value === 'string'
    ? value
    : {
        name: cut(value.name, 200),
        mimeType: cut(value.type, 100),
        bytes: new Uint8Array(await value.arrayBuffer()),
      }

/** The fields of a form; a body that is none is left for the schema to refuse. */
export async function formOf(request: FastifyRequest, file: string): Promise<unknown> {
  const { body, headers } = request
  if (!Buffer.isBuffer(body)) return body
  const sent = new Response(new Uint8Array(body), {
    headers: { 'content-type': headers['content-type'] ?? '' },
  })
  const form = await sent.formData().catch(() => null)
  if (!form) return {}
  const fields = new Map<string, (UploadPart | string)[]>()
  for (const [name, value] of form) {
    // A field of the file's name without a file is no file.
    if (name === file && typeof value === 'string') continue
    fields.set(name, [...(fields.get(name) ?? []), await partOf(value)])
  }
  // What comes more than once is left for the schema to refuse.
  return Object.fromEntries([...fields].map(([name, parts]) => [name, parts.length > 1 ? parts : parts[0]]))
}

/** A route that takes forms with a file in the field `file`: the others go on refusing them unread. */
export function mountUpload(app: FastifyInstance, file: string, route: RouteOptions) {
  app.register(async (scope) => {
    scope.setErrorHandler<FastifyError>((error, _, reply) => {
      if (error.code !== 'FST_ERR_CTP_BODY_TOO_LARGE') throw error
      const message = UPLOAD_TEXTS['too-large']
      const fields = [{ field: file, message }]
      const told = failure({ error: CODES.badRequest, status: 413, message, data: { fields } })
      return reply.code(told.status).send(told.envelope)
    })
    scope.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit: FORM_BYTES },
      (_, body, done) => done(null, body),
    )
    scope.route({ ...route, bodyLimit: FORM_BYTES })
  })
}
