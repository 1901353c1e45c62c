export type { ExportCell } from './cell'
export { CSV_BOM, formatCell, formatCsvLine, formatHundredths } from './csv'
export {
  calculateProgress,
  EXPORT_FORMATS,
  EXPORT_STATE_NAMES,
  EXPORT_STATES,
  type ExportFormat,
  type ExportState,
  isExportInProgress,
  listExportActions,
} from './job'
export { withOrigin } from './origin-columns'
export {
  calculateExportCost,
  calculateReturnedItems,
  EXPORT_RETENTION_DAYS,
  type ExportRights,
  exportAllowance,
  exportDialog,
  exportMonth,
  findExportRights,
  MAX_EXPORT_ITEMS,
  MAX_OPEN_EXPORTS,
  TRIAL_USED_UP_TEXT,
  trialExportText,
} from './quota'
export { buildExportHeaders, buildExportRow, listExportColumns } from './rows'
export { listTableCells } from './table-cells'
export { formatCompanyPdfName, formatExportFileName, formatExportTitle, formatFileSize } from './title'
