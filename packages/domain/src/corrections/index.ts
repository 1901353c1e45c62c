export {
  checkReport,
  listReportFields,
  REPORT_LENGTHS,
  REPORT_LIMITS,
  REPORT_TEXTS,
  type ReportField,
  type ReportInput,
  trimReport,
} from './report'
export {
  type DecisionRefusal,
  decideReport,
  isOpenReport,
  MAX_ANSWER,
  OPEN_REPORT_STATES,
  REPORT_STATE_LABELS,
  REPORT_STATES,
  type ReportDecision,
  type ReportState,
} from './report.state'
export {
  checkEvidence,
  describeCorrection,
  EVIDENCE_LENGTHS,
  type Evidence,
  findOwnCurrency,
  listCorrectable,
  trimEvidence,
} from './staff-correction'
