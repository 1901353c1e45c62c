import { buildCenterHref } from '@zhushutong/domain/addresses'
import { UNSUBSCRIBE_PATH } from '@zhushutong/sdk/contract'
import type { FastifyReply } from 'fastify'
import type { Clock } from '../platform/clock'
import type { Signer } from '../platform/config/signing-keys'
import type { Database } from '../platform/db'
import { isUuid } from '../platform/db/uuid'
import { createLimiter, type Server } from '../platform/http'
import { endSubscriptionMails, findSubscriptionName } from './subscriptions.store'
import { askPage, endedPage, oftenPage, unknownPage } from './unsubscribe.page'

/** In bytes; more than a form or a mail program sends. The body is ignored. */
const BODY_LIMIT = 4096

/** The token of a subscription's link: its id and a signature, so that no other link can be derived from it. */
const tokenOf = (signer: Signer, id: string): string => `${id}.${signer.sign([id])}`

/** The subscription id of a valid token; null for any other text. */
const readToken = (signer: Signer, token: unknown): string | null => {
  if (typeof token !== 'string') return null
  const [id = '', signature = ''] = token.split('.')
  return isUuid(id) && signer.isSigned([id], signature) ? id : null
}

/** The link in a mail that ends the mails of its subscription (SUB-08). */
export function buildUnsubscribeUrl(signer: Signer, portalOrigin: string, id: string): string {
  return `${portalOrigin}/gateway${UNSUBSCRIBE_PATH}?t=${tokenOf(signer, id)}`
}

interface LinkRequest {
  Querystring: Readonly<Record<string, unknown>>
}

/**
 * The page behind the link in a mail, without a login: the token is the permission. A POST ends the mails. Mail
 * programs send it by themselves (RFC 8058), from any origin and with any content type.
 */
export function mountUnsubscribe(
  app: Server,
  {
    database,
    signer,
    clock,
    portalOrigin,
  }: {
    readonly database: Pick<Database, 'orm'>
    readonly signer: Signer
    readonly clock: Clock
    readonly portalOrigin: string
  },
): void {
  const limiter = createLimiter({ capacity: 30, perSecond: 0.5 }, clock)
  const ownHref = `${portalOrigin}${buildCenterHref('subscriptions')}`

  const answer = async (
    reply: FastifyReply,
    { ip, token }: { readonly ip: string; readonly token: unknown },
    act: (id: string) => Promise<string | null>,
    page: (name: string, id: string) => FastifyReply,
  ) => {
    if (!limiter.take(ip).ok) return oftenPage(reply)
    const id = readToken(signer, token)
    const name = id === null ? null : await act(id)
    return id === null || name === null ? unknownPage(reply, ownHref) : page(name, id)
  }

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { bodyLimit: BODY_LIMIT, parseAs: 'string' }, (_request, _body, done) =>
      done(null, null),
    )
    scope.get<LinkRequest>(UNSUBSCRIBE_PATH, ({ ip, query }, reply) =>
      answer(
        reply,
        { ip, token: query.t },
        (id) => findSubscriptionName(database.orm, id),
        (name, id) => askPage(reply, name, `?t=${tokenOf(signer, id)}`),
      ),
    )
    scope.post<LinkRequest>(UNSUBSCRIBE_PATH, ({ ip, query }, reply) =>
      answer(
        reply,
        { ip, token: query.t },
        (id) => endSubscriptionMails(database.orm, id),
        (name) => endedPage(reply, name, ownHref),
      ),
    )
  })
}
