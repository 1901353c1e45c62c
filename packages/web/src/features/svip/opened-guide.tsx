'use client'

import { isPopupHiddenOn } from '@zhushutong/domain/purchase'
import type { DialogHostProps } from '@/triggers/dialog-host'
import type { DialogProps, DialogRequest } from '@/triggers/dialog-request'
import { usePort } from '@/wiring/browser/gateway'
import { upsellPort } from '@/wiring/browser/purchase-port'
import { GuideDialog } from './guide-dialog'
import { GuideUpsell, type LoadUpsell } from './guide-upsell'

/** The benefits of a membership or service; visitors log in before buying. */
export default function OpenedGuide({
  service,
  type,
  viewer,
  routeName,
  onOpen,
  onClose,
}: DialogProps['guide'] & DialogHostProps) {
  const loadUpsell: LoadUpsell = usePort(upsellPort)
  const open = (buy: DialogRequest) =>
    onOpen(viewer.loggedIn || buy.name === 'login' ? buy : { name: 'login', next: { action: buy } })
  const isHidden = routeName !== null && isPopupHiddenOn(routeName)
  return (
    <GuideDialog
      service={service}
      type={type}
      upsell={!isHidden && <GuideUpsell service={service} load={loadUpsell} onBuy={open} />}
      onBuy={() => open({ name: 'buy', service })}
      onClose={onClose}
    />
  )
}
