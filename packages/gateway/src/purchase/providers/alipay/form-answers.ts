import type { Server } from '../../../platform/http'

/** Size limit of a notification, in bytes. */
const LIMIT = 64 * 1024

/**
 * Adapts the routes of `app` to Alipay. A notification is a form, passed on as raw bytes. Only the text `success`
 * acknowledges it; after any other response Alipay repeats it.
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
