import {
  COMPANY_PDF_PATH,
  DUE_PDF_PATH,
  SCAN_CALLBACK_PATH,
  UNSUBSCRIBE_PATH,
} from '@zhushutong/sdk/contract'

/** The addresses of the portal that the gateway answers with a page for the user, not with data. */
export const GATEWAY_PAGES = {
  scan: `/gateway${SCAN_CALLBACK_PATH}`,
  unsubscribe: `/gateway${UNSUBSCRIBE_PATH}`,
} as const

/** The PDF of a company's page, through the portal's own origin. */
export function companyPdfHref(id: string): string {
  return `/gateway${COMPANY_PDF_PATH.replace('{id}', encodeURIComponent(id))}`
}

/** The file of a company's due-diligence sheet, through the portal's own origin. */
export function duePdfHref(id: string): string {
  return `/gateway${DUE_PDF_PATH.replace('{id}', encodeURIComponent(id))}`
}
