'use client'

import { Button } from '@zhushutong/ui/button'
import { toast } from '@zhushutong/ui/overlays/toast'
import { useState } from 'react'
import { useGateway } from '@/wiring/browser/gateway'

/** 全部关注: subscribes to the news of all chosen companies, daily. */
export function FollowAll({ ids }: { ids: readonly string[] }) {
  const { call } = useGateway()
  const [isBusy, setBusy] = useState(false)
  const follow = async () => {
    setBusy(true)
    const answer = await call(({ batchCheck }) => batchCheck.follow({ ids: [...ids], frequency: 'daily' }))
    setBusy(false)
    if ('error' in answer) return toast(answer.message ?? '没有关注成功，请稍后重试', 'warn')
    const { followed, left } = answer
    if (left === 0) toast(`已关注 ${followed} 家，有动态会在每天 8:00 通知您`, 'ok')
    else toast(`已关注 ${followed} 家，${left} 家超出订阅上限或已下线`, 'warn')
  }
  return (
    <Button loading={isBusy} onClick={follow}>
      全部关注
    </Button>
  )
}
