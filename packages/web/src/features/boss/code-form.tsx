'use client'

import { parseServiceCode } from '@zhushutong/domain/boss-orders'
import { formatMoney } from '@zhushutong/domain/formatting'
import { type FormEvent, useState } from 'react'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { TextField } from '@/ui/field'

interface Failed {
  readonly error: string
  readonly message: string | null
}

interface Offline {
  readonly orderCode: string
  readonly kindName: string
  readonly title: string
  readonly companyName: string
  /** Fen. */
  readonly total: number
}

const WRONG = '请输入 12 位服务码，在委托单上'
const FAILED = '查询失败，请稍后重试'

/** Looks an order up by the service code on its paper, and confirms it (BOS-08). */
export function CodeForm({
  find,
  confirm,
  onConfirmed,
}: {
  find: (code: string) => Promise<readonly Offline[] | Failed>
  confirm: (code: string) => Promise<{ readonly orderId: string } | Failed>
  onConfirmed: (orderId: string) => void
}) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [found, setFound] = useState<Offline | null>(null)

  const search = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (parseServiceCode(typed) === null) return setProblem(WRONG)
    setBusy(true)
    const answer = await find(typed)
    setBusy(false)
    if ('error' in answer) return setProblem(answer.message ?? FAILED)
    setProblem(null)
    setFound(answer[0] ?? null)
  }
  const accept = async () => {
    setBusy(true)
    const answer = await confirm(typed)
    setBusy(false)
    setFound(null)
    if ('error' in answer) return setProblem(answer.message ?? FAILED)
    onConfirmed(answer.orderId)
  }
  return (
    <form noValidate onSubmit={search}>
      <TextField
        label="服务码"
        hint="线下签的委托单上有服务码，确认后订单由您跟进"
        autoComplete="off"
        autoCapitalize="characters"
        placeholder="如 ABCD-EFGH-JKLM"
        maxLength={20}
        value={typed}
        error={problem}
        onChange={(event) => {
          setTyped(event.target.value)
          setProblem(null)
        }}
        beside={
          <Button type="submit" className="h-10 flex-none" loading={busy}>
            查询
          </Button>
        }
      />
      {found && (
        <ConfirmDialog
          open
          title="确认这个订单"
          confirm="确认订单"
          busy={busy}
          onConfirm={accept}
          onCancel={() => setFound(null)}
        >
          {found.companyName}委托的“{found.title}”（{found.kindName}），订单号 {found.orderCode}
          {found.total > 0 && `，合计 ${formatMoney(found.total, { unit: 'yuan' })}`}
          。服务码只能使用一次。
        </ConfirmDialog>
      )}
    </form>
  )
}
