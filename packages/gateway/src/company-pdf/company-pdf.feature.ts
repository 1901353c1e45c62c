import { formatCompanyPdfName } from '@zhushutong/domain/export'
import { COMPANY_PDF_PATH, EXPORT_SCOPE } from '@zhushutong/sdk/contract'
import type { FastifyReply } from 'fastify'
import { exportRightsOf, MEMBERS_ONLY, takeExportItem } from '../export'
import type { Feature } from '../platform/feature'
import {
  CODES,
  contextOf,
  createLimiter,
  type Failure,
  failure,
  isFailure,
  routeOf,
  type Session,
} from '../platform/http'
import { WRITE_PDF } from '../platform/pdf'
import { refused } from '../records'
import { buildCompanyDocument } from './company-document'
import { companyPageLoader } from './load-company-page'

/** A document takes about a second of a worker thread: 5 at once, then one in ten seconds. */
const PACE = { capacity: 5, perSecond: 0.1 }
const TOO_MANY: Failure = { error: CODES.tooMany, message: '导出过于频繁，请稍后重试' }
const ID = /^[0-9A-Za-z_-]{1,64}$/
const NO_COMPANY: Failure = { error: '30003', status: 404 }

const refuse = (reply: FastifyReply, reason: Failure) => {
  const { status, envelope } = failure(reason)
  return reply.code(status).header('cache-control', 'no-store').send(envelope)
}

/** A company's page as PDF, for users with export rights, masked by their access rights (CMP-04). */
export const companyPdfFeature: Feature = ({ config, database, clock, calls, workers }) => {
  const load = companyPageLoader(database)
  const limiter = createLimiter(PACE, clock)

  const make = async (id: string, session: Session, now: number) => {
    const { allowance, viewer } = exportRightsOf(session)
    if (allowance === 0) return MEMBERS_ONLY
    if (!ID.test(id)) return NO_COMPANY
    if (!limiter.take(session.userId).ok) return TOO_MANY
    const page = await load(id, { viewer, now })
    if ('error' in page) return refused(page)
    const exportItem = await takeExportItem(database, session, now)
    if (isFailure(exportItem)) return exportItem
    try {
      const document = buildCompanyDocument(page, now, config.PORTAL_ORIGIN)
      const content = Buffer.from(await workers.run(WRITE_PDF, document, session.userId))
      return { content, name: formatCompanyPdfName(String(page.company.name ?? ''), now) }
    } catch (error) {
      await exportItem.giveBack()
      throw error
    }
  }

  return {
    routes(app) {
      app.get(routeOf(COMPANY_PDF_PATH), async (request, reply) => {
        const { session, refusal, now } = await contextOf(request, calls, 'token', EXPORT_SCOPE)
        if (refusal) return refuse(reply, refusal)
        if (!session) return refuse(reply, { error: CODES.loginNeeded })
        const document = await make((request.params as { id: string }).id, session, now)
        if (isFailure(document)) return refuse(reply, document)
        return reply
          .headers({
            'content-type': 'application/pdf',
            'content-length': document.content.length,
            'content-disposition': `attachment; filename="company.pdf"; filename*=UTF-8''${encodeURIComponent(document.name)}`,
            'x-content-type-options': 'nosniff',
            'cache-control': 'private, no-store',
          })
          .send(document.content)
      })
    },
  }
}
