'use client'

import { type AddOn, buildPrompt } from '@zhushutong/domain/access'
import { Button, LinkButton } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { ComparisonTable } from './comparison-table'
import { ServiceBenefits } from './service-benefits'

/** What the SVIP opens, for a user at a locked value (ACC-06, SHL-05). */
export function GuideDialog({
  service,
  onBuy,
  onClose,
}: {
  /** The service that it sells instead (ACC-05). */
  service?: AddOn | 'owner_lookup'
  onBuy: () => void
  onClose: () => void
}) {
  return (
    <Dialog
      open
      title={buildPrompt(service ?? 'svip').text}
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
      {service ? <ServiceBenefits service={service} /> : <ComparisonTable />}
    </Dialog>
  )
}
