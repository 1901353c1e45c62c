import { formatCompanyPdfName } from '@zhushutong/domain/export'
import { COMPANY_PDF_PATH } from '@zhushutong/sdk/contract'
import type { Feature } from '../platform/feature'
import { refused } from '../records'
import { buildCompanyDocument } from './company-document'
import { companyPageLoader } from './load-company-page'
import { mountMemberPdf } from './member-pdf'

/** A company's page as PDF, for users with export rights, masked by their access rights (CMP-04). */
export const companyPdfFeature: Feature = (deps) => {
  const { config, database } = deps
  const load = companyPageLoader(database)
  return {
    routes: (app) =>
      mountMemberPdf(app, deps, COMPANY_PDF_PATH, async ({ id, asker }) => {
        const page = await load(id, asker)
        if ('error' in page) return refused(page)
        return {
          document: buildCompanyDocument(page, asker.now, config.PORTAL_ORIGIN),
          fileName: formatCompanyPdfName(String(page.company.name ?? ''), asker.now),
        }
      }),
  }
}
