'use client'

import { checkServiceCode } from '@zhushutong/domain/boss-orders'
import { formatPrice } from '@zhushutong/domain/formatting'
import { Button } from '@zhushutong/ui/button'
import { TextField } from '@zhushutong/ui/fields/field'
import { type Refusal, useDomainForm } from '@zhushutong/ui/forms/use-domain-form'
import { ConfirmDialog } from '@zhushutong/ui/overlays/confirm-dialog'
import { useState } from 'react'

interface Failed {
  readonly error: string
  readonly message: string | null
  readonly fields?: Refusal['fields']
}

interface Offline {
  readonly orderCode: string
  readonly kindName: string
  readonly title: string
  readonly companyName: string
  /** Fen. */
  readonly total: number
}

const FAILED = '查询失败，请稍后重试'

/** Finds an order by the service code on its paper contract, and confirms it (BOS-08). */
export function CodeForm({
  find,
  confirm,
  onConfirmed,
}: {
  find: (code: string, signal: AbortSignal) => Promise<readonly Offline[] | Failed>
  confirm: (code: string) => Promise<{ readonly orderId: string } | Failed>
  onConfirmed: (orderId: string) => void
}) {
  const [offlineOrder, setOfflineOrder] = useState<Offline | null>(null)
  const [isConfirming, setIsConfirming] = useState(false)
  const { form, field, submit, isSending, failure } = useDomainForm({
    initial: { code: '' },
    check: ({ code }) => checkServiceCode(code),
    send: async ({ code }, signal) => {
      const answer = await find(code, signal)
      if ('error' in answer) return { message: answer.message ?? FAILED, fields: answer.fields }
      setOfflineOrder(answer[0] ?? null)
      return null
    },
  })

  const accept = async () => {
    setIsConfirming(true)
    const answer = await confirm(form.getValues('code'))
    setIsConfirming(false)
    setOfflineOrder(null)
    if ('error' in answer) form.setError('code', { message: answer.message ?? FAILED })
    else onConfirmed(answer.orderId)
  }
  const { error, ...code } = field('code')
  return (
    <form noValidate onSubmit={submit}>
      <TextField
        label="服务码"
        hint="线下签的委托单上有服务码，确认后订单由您跟进"
        autoComplete="off"
        autoCapitalize="characters"
        placeholder="如 ABCD-EFGH-JKLM"
        maxLength={20}
        {...code}
        error={error ?? failure}
        beside={
          <Button type="submit" className="h-10 flex-none" loading={isSending}>
            查询
          </Button>
        }
      />
      {offlineOrder && (
        <ConfirmDialog
          open
          title="确认这个订单"
          confirm="确认订单"
          busy={isConfirming}
          onConfirm={accept}
          onCancel={() => setOfflineOrder(null)}
        >
          {offlineOrder.companyName}委托的“{offlineOrder.title}”（{offlineOrder.kindName}），订单号{' '}
          {offlineOrder.orderCode}
          {offlineOrder.total > 0 && `，合计 ${formatPrice(offlineOrder.total)}`}
          。服务码只能使用一次。
        </ConfirmDialog>
      )}
    </form>
  )
}
