export { measurePayments, PROGRESS_PERCENT, type PublishedContract } from './contract-payments'
export { listPaymentRisks, type PaymentRisk } from './entry-risks'
