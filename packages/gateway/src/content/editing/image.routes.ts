import { IMAGE_PATH } from '@zhushutong/domain/content'
import type { Queryable } from '../../platform/db'
import { CODES, failure, type Server } from '../../platform/http'
import { findImage } from './images.store'

/** In seconds; a changed picture has a new name. */
const YEAR = 31_536_000

/** Serves the pictures of articles to everyone (CON-07). */
export function mountImages(app: Server, db: Queryable) {
  app.get(`${IMAGE_PATH}:name`, async (request, reply) => {
    const { name } = request.params as { name: string }
    const image = await findImage(db, name)
    if (!image) {
      const { status, envelope } = failure({ error: CODES.notFound, status: 404, message: '没有这张图片' })
      return reply.code(status).header('cache-control', 'no-store').send(envelope)
    }
    return reply
      .headers({ 'content-type': image.mimeType, 'cache-control': `public, max-age=${YEAR}, immutable` })
      .send(Buffer.from(image.bytes))
  })
}
