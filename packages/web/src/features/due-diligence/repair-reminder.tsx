'use client'

import { Button } from '@zhushutong/ui/button'
import { useState } from 'react'
import { useGateway } from '@/wiring/browser/gateway'

/** Sets or removes the reminder of the first days of a company's repairs (CRR-04). */
export function RepairReminder({ id, isSet: initial }: { id: string; isSet: boolean }) {
  const { call } = useGateway()
  const [isSet, setIsSet] = useState(initial)
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState('')
  const toggle = async () => {
    setIsSending(true)
    setFailure('')
    const answer = await call(({ repairReminder }) => repairReminder.set({ id, isSet: !isSet }))
    setIsSending(false)
    if ('error' in answer) setFailure(answer.message ?? '没有设成，请稍后重试')
    else setIsSet(answer.isSet)
  }
  return (
    <span className="flex flex-wrap items-center gap-2 print:hidden">
      <span role="status">{failure || (isSet ? '到可申请的日子会发站内消息' : '')}</span>
      <Button size="small" loading={isSending} aria-pressed={isSet} onClick={toggle}>
        {isSet ? '取消提醒' : '可修复时提醒我'}
      </Button>
    </span>
  )
}
