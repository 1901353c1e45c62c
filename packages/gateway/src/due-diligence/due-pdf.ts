import { buildHref } from '@zhushutong/domain/addresses'
import { checkRecipient } from '@zhushutong/domain/due-diligence'
import { formatCompanyPdfName } from '@zhushutong/domain/export'
import { DUE_PDF_PATH } from '@zhushutong/sdk/contract'
import { mountMemberPdf } from '../company-pdf'
import type { Deps } from '../platform/feature'
import type { Server } from '../platform/http'
import { refused } from '../records'
import { buildDueDocument } from './due-document'
import { createSheetKey, insertIssuedSheet } from './issued-sheets.store'
import { dueSheetLoader } from './load-due-sheet'

/** Issues a sheet as a file: its number, check code and hash are stored before it is sent (DUE-11, DUE-12). */
export function mountDuePdf(app: Server, deps: Deps): void {
  const { config, database } = deps
  const load = dueSheetLoader(database)
  mountMemberPdf(app, deps, DUE_PDF_PATH, async ({ id, query, session, asker }) => {
    const text = typeof query.recipient === 'string' ? query.recipient.trim() : ''
    const problem = checkRecipient(text)
    if (problem !== null) return refused({ error: 'invalid', field: 'recipient', message: problem })
    const sheet = await load(id, asker)
    if ('error' in sheet) return refused(sheet)
    const [key, recipient] = [createSheetKey(asker.now), text === '' ? null : text]
    return {
      document: buildDueDocument(sheet, {
        ...{ key, recipient, portalOrigin: config.PORTAL_ORIGIN },
        verifyPath: buildHref('heyan'),
      }),
      fileName: formatCompanyPdfName(`${sheet.name}-尽调表`, asker.now),
      save: (content) =>
        insertIssuedSheet(database.orm, { key, userId: session.userId, sheet, recipient, content }),
    }
  })
}
