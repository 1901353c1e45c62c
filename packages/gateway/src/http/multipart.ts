import { MAX_UPLOAD_BYTES } from '@zhushutong/domain/assistant'
import type { UploadPart } from '@zhushutong/sdk/contract'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'

/** The form around a file, and files a little too large, which are then refused by their own text. */
const FORM_BYTES = MAX_UPLOAD_BYTES + 256 * 1024

const partOf = async (value: FormDataEntryValue): Promise<UploadPart | string> =>
  typeof value === 'string'
    ? value
    : {
        name: value.name.slice(0, 200),
        mimeType: value.type.slice(0, 100),
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
  const parts = await Promise.all(
    [...form].map(async ([name, value]) => [name, await partOf(value)] as const),
  )
  // A field of the file's name without a file is no file.
  return Object.fromEntries(parts.filter(([name, part]) => name !== file || typeof part !== 'string'))
}

/** A route that takes forms: the others go on refusing them unread. */
export function mountUpload(app: FastifyInstance, route: RouteOptions) {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit: FORM_BYTES },
      (_, body, done) => done(null, body),
    )
    scope.route({ ...route, bodyLimit: FORM_BYTES })
  })
}
