export {
  ARREARS_WORDS,
  type CreditEntry,
  type CreditMatter,
  isInForce,
  MATTER_LABELS,
  matterOf,
  SEVERITY_LABELS,
  type Severity,
  severityOf,
} from './credit-entry'
export { countCreditMatters, listEntriesOf } from './credit-figures'
export { divideCredit, findVerdictTone } from './divide-credit'
export { judgeCredit } from './judge-credit'
export { CREDIT_VERDICTS, type CreditGrade } from './verdict'
