'use client'

import { formatTime } from '@zhushutong/domain/formatting'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Field, Textarea } from '@/ui/field'
import { Skeleton } from '@/ui/skeleton'
import { ErrorState } from '@/ui/states'
import { RefundSum } from './refund-sum'

interface Failed {
  readonly error: string
  readonly message: string | null
}

interface Priced {
  readonly refundable: true
  readonly amount: number
  readonly wallet: number
  readonly points: number
  /** Of the service; 0 for what has none, such as a report. */
  readonly days: number
  readonly usedDays: number
  readonly differenceFen: number
  readonly usedFen: number
  readonly endsAt: number
}

export interface RefundCalls {
  readonly price: () => Promise<Priced | { readonly refundable: false; readonly message: string } | Failed>
  readonly ask: (asked: {
    reason: string
    amount: number
    wallet: number
    points: number
  }) => Promise<object | Failed>
}

const LONGEST = 500

/** 申请退款: the sum first, then the reason, then the question (MEM-05). */
export function RefundDialog({
  calls,
  onClose,
  onAsked,
}: {
  calls: RefundCalls
  onClose: () => void
  onAsked: () => void
}) {
  const [price, setPrice] = useState<Awaited<ReturnType<RefundCalls['price']>> | null>(null)
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { reason: '' } })

  useEffect(() => {
    let isGone = false
    calls.price().then((priced) => {
      if (!isGone) setPrice(priced)
    })
    return () => {
      isGone = true
    }
  }, [calls])

  if (price === null || 'error' in price || !price.refundable) {
    return (
      <Dialog open title="申请退款" onClose={onClose} footer={<Button onClick={onClose}>知道了</Button>}>
        {price === null ? (
          <div role="status">
            <span className="sr-only">正在计算可退金额</span>
            <Skeleton height={120} />
          </div>
        ) : (
          <ErrorState title={'error' in price ? '可退金额没有计算出来' : '这一单不能退款'}>
            {price.message ?? '请稍后重试，或联系客服'}
          </ErrorState>
        )}
      </Dialog>
    )
  }

  const ask = handleSubmit(async ({ reason }) => {
    const { amount, wallet, points } = price
    const answer = await calls.ask({ reason: reason.trim(), amount, wallet, points })
    if ('error' in answer) setError('root', { message: answer.message ?? '申请没有提交成功，请稍后重试' })
    else onAsked()
  })
  const { errors, isSubmitting } = formState
  return (
    <Dialog
      open
      title="申请退款"
      onClose={onClose}
      dismissible={!isSubmitting}
      footer={
        <>
          <Button disabled={isSubmitting} onClick={onClose}>
            暂不退款
          </Button>
          <Button variant="primary" loading={isSubmitting} onClick={ask}>
            确认申请
          </Button>
        </>
      }
    >
      <form className="grid gap-4" noValidate onSubmit={ask}>
        <RefundSum cause="buyer" {...price} usedDays={price.days === 0 ? null : price.usedDays} />
        <p className="text-ink-2">
          {price.days === 0
            ? '申请后报告停止生成，批准后款项按支付方式分别退回；没有通过的，继续生成。'
            : `批准后服务于 ${formatTime(price.endsAt)} 结束，之后续费的部分会提前开始；款项按支付方式分别退回。`}
        </p>
        <Field label="退款理由" error={errors.reason?.message}>
          {(control) => (
            <Textarea
              {...control}
              {...register('reason', { validate: (text) => text.trim() !== '' || '请填写退款理由' })}
              data-autofocus=""
              maxLength={LONGEST}
              rows={3}
            />
          )}
        </Field>
        {errors.root && (
          <p role="alert" className="text-bad">
            {errors.root.message}
          </p>
        )}
      </form>
    </Dialog>
  )
}
