'use client'

import { useGateway } from '@/wiring/browser/gateway'
import { Confirmed } from './confirmed'

export function ForgetOne({ id, title }: { id: string; title: string }) {
  const { call } = useGateway()
  return (
    <Confirmed
      label={
        <>
          移除<span className="sr-only">{title}</span>
        </>
      }
      title="移除这条浏览记录"
      confirm="移除"
      done="已移除"
      act={() => call(({ policies }) => policies.removeHistory({ id }))}
    >
      移除后，“{title}”不再出现在浏览记录中，再次阅读会重新记录。
    </Confirmed>
  )
}

export function ForgetAll() {
  const { call } = useGateway()
  return (
    <Confirmed
      label="清空记录"
      title="清空浏览记录"
      confirm="清空"
      done="浏览记录已清空"
      act={() => call(({ policies }) => policies.removeHistory({}))}
    >
      清空后无法恢复。收藏与订阅不受影响。
    </Confirmed>
  )
}
