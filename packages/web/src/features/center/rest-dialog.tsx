'use client'

import { formatTime } from '@zhushutong/domain/formatting'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { yuanText } from '@/lists/yuan-text'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Field, Textarea } from '@/ui/field'
import { Skeleton } from '@/ui/skeleton'
import { ErrorState } from '@/ui/states'

interface Failed {
  readonly error: string
  readonly message: string | null
}

interface Rest {
  readonly amount: number
  readonly parts: ReadonlyArray<{
    readonly orderCode: string
    readonly payTypeName: string
    readonly paySuccTime: number
    readonly amount: number
  }>
}

export interface RestCalls {
  readonly price: () => Promise<Rest | Failed>
  readonly ask: (asked: { reason: string; amount: number }) => Promise<object | Failed>
}

const LONGEST = 500

/** 退回余额: which payments it goes back to, then the reason (WAL-04). */
export function RestDialog({
  calls,
  onClose,
  onAsked,
}: {
  calls: RestCalls
  onClose: () => void
  onAsked: () => void
}) {
  const [rest, setRest] = useState<Rest | Failed | null>(null)
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { reason: '' } })

  useEffect(() => {
    let isGone = false
    calls.price().then((priced) => {
      if (!isGone) setRest(priced)
    })
    return () => {
      isGone = true
    }
  }, [calls])

  if (rest === null || 'error' in rest || rest.amount === 0) {
    return (
      <Dialog open title="退回余额" onClose={onClose} footer={<Button onClick={onClose}>知道了</Button>}>
        {rest === null ? (
          <div role="status">
            <span className="sr-only">正在计算可退金额</span>
            <Skeleton height={120} />
          </div>
        ) : (
          <ErrorState title={'error' in rest ? '可退金额没有计算出来' : '钱包里没有可退的余额'}>
            {'error' in rest ? (rest.message ?? '请稍后重试，或联系客服') : null}
          </ErrorState>
        )}
      </Dialog>
    )
  }

  const { amount, parts } = rest
  const ask = handleSubmit(async ({ reason }) => {
    const answer = await calls.ask({ reason: reason.trim(), amount })
    if ('error' in answer) setError('root', { message: answer.message ?? '申请没有提交成功，请稍后重试' })
    else onAsked()
  })
  const { errors, isSubmitting } = formState
  return (
    <Dialog
      open
      title="退回余额"
      onClose={onClose}
      dismissible={!isSubmitting}
      footer={
        <>
          <Button disabled={isSubmitting} onClick={onClose}>
            暂不退回
          </Button>
          <Button variant="primary" loading={isSubmitting} onClick={ask}>
            确认申请
          </Button>
        </>
      }
    >
      <form className="grid gap-4" noValidate onSubmit={ask}>
        <dl className="grid gap-2 rounded-2 bg-surface-2 p-4">
          {parts.map(({ orderCode, payTypeName, paySuccTime, amount: fen }) => (
            <div key={orderCode} className="flex justify-between gap-4">
              <dt className="text-ink-2">
                {formatTime(paySuccTime)} 的充值，退到{payTypeName}
              </dt>
              <dd className="whitespace-nowrap">{yuanText(fen)}</dd>
            </div>
          ))}
          <div className="flex justify-between gap-4">
            <dt className="text-ink-2">共退回</dt>
            <dd className="text-16 font-semibold text-bad">{yuanText(amount)}</dd>
          </div>
        </dl>
        <p className="text-ink-2">全部余额原路退到各笔充值；提交后这笔钱不能再用于支付，未通过时退回钱包。</p>
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
