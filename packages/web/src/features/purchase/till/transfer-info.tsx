import { formatPrice } from '@zhushutong/domain/formatting'
import { TRANSFER_LIFETIME_DAYS } from '@zhushutong/domain/purchase'
import { CopyButton } from '@zhushutong/ui/fields/copy-button'

interface Fact {
  readonly label: string
  readonly text: string
  /** The text to copy, if different from the displayed text. */
  readonly copied?: string
}

/** The account's data, one fact per line: 收款单位：…; a line without a label is shown unchanged. */
const parseFacts = (account: string): Fact[] =>
  account
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [label = '', ...rest] = line.split('：')
      return rest.length === 0 ? { label: '说明', text: line } : { label, text: rest.join('：') }
    })

/** The bank account for a transfer, and the contact who then activates the service (PAY-08). */
export function TransferInfo({
  account,
  amount,
  hotline,
}: {
  account: string
  /** In fen. */
  amount: number
  hotline: string
}) {
  const facts = parseFacts(account)
  const isPartlyPaid = facts.some(({ label }) => label === '还需转账')
  const sum: Fact = { label: '转账金额', text: formatPrice(amount), copied: (amount / 100).toFixed(2) }
  return (
    <div className="grid gap-3">
      <dl className="grid gap-2 rounded-2 bg-surface-2 p-4">
        {(isPartlyPaid ? facts : [...facts, sum]).map(({ label, text, copied }) => (
          <div key={label} className="flex gap-x-3">
            <dt className="w-16 flex-none text-ink-3">{label}</dt>
            <dd className="min-w-0 flex-1 break-all">
              {text} <CopyButton text={copied ?? text} label={`复制${label}`} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-12 text-ink-2">
        转账时请填写附言，便于财务核对。订单保留 {TRANSFER_LIFETIME_DAYS}{' '}
        天，到账后由客服为您开通，并以站内消息通知；可致电
        <a href={`tel:${hotline}`} className="mx-1 font-semibold text-primary">
          {hotline}
        </a>
        或
        <a href="/help.html" target="_blank" rel="noopener" className="ml-1 text-primary">
          联系客服<span className="sr-only">（在新窗口打开）</span>
        </a>
        。
      </p>
    </div>
  )
}
