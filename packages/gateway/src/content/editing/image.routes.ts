import { IMAGE_PATH } from '@zhushutong/domain/content'
import { type Files, openFile } from '../../files'
import { CODES, failure, type Server } from '../../platform/http'
import { findImage } from './images.store'

/** In seconds; a changed picture has a new name. */
const YEAR = 31_536_000

/** Serves the pictures of articles to everyone (CON-07). */
export function mountImages(app: Server, files: Files) {
  app.get(`${IMAGE_PATH}:name`, async (request, reply) => {
    const { name } = request.params as { name: string }
    const image = await findImage(files.orm, name)
    const file = image && (await openFile(files, { area: 'article-images', id: image.fileId }, 'everyone'))
    if (!file) {
      const { status, envelope } = failure({ error: CODES.notFound, status: 404, message: '没有这张图片' })
      return reply.code(status).header('cache-control', 'no-store').send(envelope)
    }
    return reply
      .headers({
        'content-type': file.mimeType,
        'content-length': file.size,
        'cache-control': `public, max-age=${YEAR}, immutable`,
      })
      .send(file.stream)
  })
}
