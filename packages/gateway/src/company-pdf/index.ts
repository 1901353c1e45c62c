export { companyPdfFeature } from './company-pdf.feature'
