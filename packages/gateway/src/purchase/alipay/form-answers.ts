import type { Server } from '../../platform/http'

/** Most bytes of a notification. */
const LIMIT = 64 * 1024

/**
 * Speaks with Alipay on the routes of `app`: notifications are forms, of which the raw bytes are kept, and only the text
 * `success` acknowledges one. Every other answer makes Alipay repeat it.
 */
export function answerAlipay(app: Server): void {
  const form = 'application/x-www-form-urlencoded'
  app.addContentTypeParser<Buffer>(form, { parseAs: 'buffer', bodyLimit: LIMIT }, (request, body, done) => {
    request.rawBody = body
    done(null, undefined)
  })
  app.addHook('onSend', async (_, reply) => {
    reply.type('text/plain; charset=utf-8').removeHeader('content-length')
    return reply.statusCode === 200 ? 'success' : 'fail'
  })
}
