import { COMPANY_PDF_PATH } from '@zhushutong/sdk/contract'

/** The PDF of a company's page, through the portal's own origin. */
export function companyPdfHref(id: string): string {
  return `/gateway${COMPANY_PDF_PATH.replace('{id}', encodeURIComponent(id))}`
}
