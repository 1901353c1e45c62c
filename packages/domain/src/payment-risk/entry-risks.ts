import { type CreditEntry, isInForce, matterOf } from '../credit-verdict'

/** The three subjects of the risk of not being paid, from credit entries (PMR-01). */
type PaymentMatter = 'arrears' | 'dishonesty' | 'dispute'

const PAYMENT_MATTER_LABELS: Readonly<Record<PaymentMatter, string>> = {
  arrears: '拖欠工资',
  dishonesty: '失信被执行',
  dispute: '工程款与合同争议',
}

type PaymentTone = 'bad' | 'warn' | 'ok' | 'neutral'

/** The entries of one subject: in force or over, with the newest in words. */
export interface PaymentRisk {
  readonly key: PaymentMatter
  readonly label: string
  readonly tone: PaymentTone
  /** Null if the credit of the party was never checked. */
  readonly inForce: number | null
  readonly past: number | null
  readonly title: string
  /** The newest entry in words; null without one. */
  readonly newest: string | null
}

const DISPUTE = /(工程|材料|分包|货|租赁|质保|保证金).{0,2}款|合同纠纷|仲裁|诉讼|强制执行/
const MATTERS = Object.keys(PAYMENT_MATTER_LABELS) as readonly PaymentMatter[]

/** The subject of an entry; null for all that say nothing about payments. Each entry has one (PMR-01). */
const findPaymentMatter = (entry: CreditEntry): PaymentMatter | null => {
  const matter = matterOf(entry)
  if (matter === 'arrears' || matter === 'dishonesty') return matter
  const isFavourable = entry.entryType === 'licensing' || entry.entryType === 'incentive'
  return !isFavourable && DISPUTE.test(entry.item ?? '') ? 'dispute' : null
}

const newestOf = (entries: readonly CreditEntry[]): string | null => {
  const [first] = [...entries].sort((a, b) => (b.decidedOn ?? '').localeCompare(a.decidedOn ?? ''))
  return first ? [first.decidedOn, first.item ?? '未写明事项'].filter(Boolean).join(' ') : null
}

const describe = (inForce: number, past: number): string => {
  if (inForce > 0) return `${inForce} 条在公示期内${past > 0 ? `，另有 ${past} 条已期满或已修复` : ''}`
  return past > 0 ? `${past} 条，均已期满或已修复` : '未见记录'
}

/**
 * Unpaid wages, dishonesty and disputes about payments of a party on a day, each by its entries (PMR-01).
 * @param entries null if no source of its credit was read: each risk is then 未收录
 */
export function listPaymentRisks(
  entries: readonly CreditEntry[] | null,
  today: string,
): readonly PaymentRisk[] {
  return MATTERS.map((key): PaymentRisk => {
    const label = PAYMENT_MATTER_LABELS[key]
    if (entries === null)
      return { key, label, tone: 'neutral', inForce: null, past: null, title: '未收录', newest: null }
    const all = entries.filter((entry) => findPaymentMatter(entry) === key)
    const current = all.filter((entry) => isInForce(entry, today))
    const [inForce, past] = [current.length, all.length - current.length]
    const tone = inForce > 0 ? 'bad' : past > 0 ? 'warn' : 'ok'
    const newest = newestOf(current.length > 0 ? current : all)
    return { key, label, tone, inForce, past, title: describe(inForce, past), newest }
  })
}
