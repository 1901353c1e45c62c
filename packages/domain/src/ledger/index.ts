export { cashAccount, LEDGER_ACCOUNT_NAMES, LEDGER_ACCOUNTS, type LedgerAccount } from './accounts'
export { BILL_FINDING_LABELS, BILL_FINDINGS, type BillFinding, compareBill } from './bill'
export { type CheckedAccount, checkAccounts } from './check'
export {
  ENTRY_KIND_LABELS,
  ENTRY_KINDS,
  type EntryKind,
  isBalanced,
  type PointsCause,
  type Posting,
  postFee,
  postPayment,
  postPayout,
  postPoints,
  postRefund,
  postRefundPaid,
  postRevenue,
  postTransfer,
  postWallet,
} from './entries'
export {
  BILL_RESOLUTION_LABELS,
  BILL_RESOLUTIONS,
  BILL_STATE_LABELS,
  BILL_STATES,
  type BillResolution,
  type BillState,
  checkResolutionReason,
  findBillState,
  needsSecondPerson,
  RESOLUTION_STATES,
} from './resolution'
export { earnedFen, shareFen } from './revenue'
