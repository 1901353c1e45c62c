export { companyPdfFeature } from './company-pdf.feature'
export { mountMemberPdf } from './member-pdf'
