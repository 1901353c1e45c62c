'use client'

import { type AddOn, buildPrompt } from '@zhushutong/domain/access'
import { PLAN_BENEFITS } from '@zhushutong/domain/membership'
import {
  buildPurchaseHref,
  findOpeningProduct,
  PAYMENT_DIALOGS,
  type PaymentDialogType,
} from '@zhushutong/domain/purchase'
import { Button, LinkButton } from '@zhushutong/ui/button'
import { CheckIcon } from '@zhushutong/ui/icon'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import type { ReactNode } from 'react'

/** The offer of a locked value: a type of the payment dialog, or a service sold separately. */
type Guided = { readonly type?: PaymentDialogType; readonly service?: AddOn | 'owner_lookup' }

const buildContent = ({ type, service }: Guided) => {
  if (!service || service === 'staff_vacancy') return PAYMENT_DIALOGS[service ? 2 : (type ?? 1)]
  const product = findOpeningProduct(service)
  return {
    title: buildPrompt(service).text,
    product,
    points: PLAN_BENEFITS[product].points,
    benefitsPath: '/vips.html',
  }
}

/**
 * The benefits of a membership or a service, for a user at a locked value (ACC-05, ACC-06, SHL-05, PAY-17).
 */
export function GuideDialog({
  type,
  service,
  upsell,
  onBuy,
  onClose,
}: Guided & {
  upsell?: ReactNode
  onBuy: () => void
  onClose: () => void
}) {
  const { title, product, points, benefitsPath } = buildContent({ type, service })
  return (
    <Dialog
      open
      trackView="membership-guide"
      title={title}
      onClose={onClose}
      footer={
        <>
          <LinkButton href={benefitsPath}>了解权益</LinkButton>
          <LinkButton href={buildPurchaseHref({ product })}>价格与套餐</LinkButton>
          <Button variant="gold" data-autofocus="" onClick={onBuy}>
            立即开通
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <ul className="grid gap-2">
          {points.map((point) => (
            <li key={point} className="flex items-start gap-2">
              <CheckIcon className="mt-1 flex-none text-gold" />
              {point}
            </li>
          ))}
        </ul>
        {upsell}
      </div>
    </Dialog>
  )
}
