'use client'

import { Button, LinkButton } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { ComparisonTable } from './comparison-table'

/** What the SVIP opens, for who stands before something locked (ACC-06, SHL-05). */
export function GuideDialog({ onBuy, onClose }: { onBuy: () => void; onClose: () => void }) {
  return (
    <Dialog
      open
      title="开通建筑管家 SVIP，查看完整信息"
      onClose={onClose}
      footer={
        <>
          <LinkButton href="/svip.html">了解详情</LinkButton>
          <Button variant="gold" data-autofocus="" onClick={onBuy}>
            立即开通
          </Button>
        </>
      }
    >
      <ComparisonTable />
    </Dialog>
  )
}
