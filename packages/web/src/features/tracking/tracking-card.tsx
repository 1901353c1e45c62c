import { TitledCard } from '@zhushutong/ui/layout/card'
import type { ReactNode } from 'react'

/** The data recorded on a member's use, and the switch for recording (TRK-03). */
export function TrackingCard({ children }: { readonly children: ReactNode }) {
  return (
    <TitledCard title="使用记录">
      {children}
      <p className="mt-2 text-12 text-ink-3">
        记录看过的页面、停留时长和部分按钮的点击，用于改进产品；不记录您填写的内容和查询条件。关闭后不再记录，已有的随即删除。详见
        <a className="text-primary underline underline-offset-2" href="/privacy.html">
          《隐私协议》
        </a>
      </p>
    </TitledCard>
  )
}
