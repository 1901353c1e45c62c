import { EXPORT_SCOPE } from '@zhushutong/sdk/contract'
import type { FastifyReply } from 'fastify'
import { exportRightsOf, MEMBERS_ONLY, takeExportItem } from '../export'
import type { Deps } from '../platform/feature'
import {
  CODES,
  contextOf,
  createLimiter,
  type Failure,
  failure,
  isFailure,
  routeOf,
  type Server,
  type Session,
} from '../platform/http'
import { type PdfDocument, WRITE_PDF } from '../platform/pdf'
import type { Asker } from '../records'

/** A document takes about a second of a worker thread: 5 at once, then one in ten seconds. */
const PACE = { capacity: 5, perSecond: 0.1 }
const TOO_MANY: Failure = { error: CODES.tooMany, message: '导出过于频繁，请稍后重试' }
const ID = /^[0-9A-Za-z_-]{1,64}$/
const NO_COMPANY: Failure = { error: '30003', status: 404 }

const refuse = (reply: FastifyReply, reason: Failure) => {
  const { status, envelope } = failure(reason)
  return reply.code(status).header('cache-control', 'no-store').send(envelope)
}

/** A request for a file about the company with this id. */
interface Asked {
  readonly id: string
  readonly query: Readonly<Record<string, unknown>>
  readonly session: Session
  readonly asker: Asker
}

interface Prepared {
  readonly document: PdfDocument
  readonly fileName: string
  /** Stores what was issued; the file is not sent if it fails. */
  readonly save?: (content: Buffer) => Promise<void>
}

/**
 * Mounts a PDF about a company for users with export rights; each is one item of the month's exports (CMP-04).
 * @param prepare loads and composes the document, limited to the asker's rights
 */
export function mountMemberPdf(
  app: Server,
  { database, clock, calls, workers }: Deps,
  path: string,
  prepare: (asked: Asked) => Promise<Prepared | Failure>,
): void {
  const limiter = createLimiter(PACE, clock)

  const make = async (id: string, query: Asked['query'], session: Session, now: number) => {
    const { allowance, viewer } = exportRightsOf(session)
    if (allowance === 0) return MEMBERS_ONLY
    if (!ID.test(id)) return NO_COMPANY
    if (!limiter.take(session.userId).ok) return TOO_MANY
    const prepared = await prepare({ id, query, session, asker: { viewer, now } })
    if (isFailure(prepared)) return prepared
    const exportItem = await takeExportItem(database, session, now)
    if (isFailure(exportItem)) return exportItem
    try {
      const content = Buffer.from(await workers.run(WRITE_PDF, prepared.document, session.userId))
      await prepared.save?.(content)
      return { content, name: prepared.fileName }
    } catch (error) {
      await exportItem.giveBack()
      throw error
    }
  }

  app.get(routeOf(path), async (request, reply) => {
    const { session, refusal, now } = await contextOf(request, calls, 'token', EXPORT_SCOPE)
    if (refusal) return refuse(reply, refusal)
    if (!session) return refuse(reply, { error: CODES.loginNeeded })
    const { id } = request.params as { id: string }
    const file = await make(id, request.query as Asked['query'], session, now)
    if (isFailure(file)) return refuse(reply, file)
    return reply
      .headers({
        'content-type': 'application/pdf',
        'content-length': file.content.length,
        'content-disposition': `attachment; filename="company.pdf"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      })
      .send(file.content)
  })
}
