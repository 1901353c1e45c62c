export { type DataProduct, PRODUCT_TYPES } from './data-product'
export {
  formatMajorProjects,
  MAJOR_STAGES,
  MAJOR_THRESHOLDS,
  type MajorProjectsQuery,
  majorProjectsList,
  majorProjectsSearch,
  parseMajorProjects,
} from './major-projects'
export {
  findProduct,
  findProductType,
  kindOfProduct,
  listProducts,
  priceText,
  productOpensBy,
  queryOfProduct,
} from './product'
export { DATA_PRODUCTS } from './product.data'
export {
  calculateReportProgress,
  findReportProduct,
  findReportRefusal,
  formatReportTitle,
  isReportDelivered,
  isReportInProgress,
  listReportActions,
  listReportPlaces,
  listReportProducts,
  MAX_REPORT_MAILS,
  parseReportPlace,
  REPORT_RETENTION_DAYS,
  REPORT_STATE_NAMES,
  REPORT_STATES,
  type ReportProduct,
  type ReportState,
  reportPackageOf,
  WHOLE_COUNTRY,
} from './report'
export { columnsOfReport, planReport, REPORT_READER, type ReportPart } from './report-plan'
