import { MAX_SUBSCRIPTION_NAME, SUBSCRIPTION_TEXTS } from '@zhushutong/domain/subscriptions'
import { DialogButton } from '@/triggers/dialog-trigger'
import type { SubscribeTarget } from '@/triggers/targets'

/** Opens the dialog for a new subscription (SUB-01). */
export function SubscribeButton({
  subject,
  name,
  changeKinds,
  label = SUBSCRIPTION_TEXTS.button,
  block,
  primary,
}: SubscribeTarget & { label?: string; block?: boolean; primary?: boolean }) {
  const target: SubscribeTarget = { subject, name: name.slice(0, MAX_SUBSCRIPTION_NAME), changeKinds }
  return (
    <DialogButton
      size={block ? 'medium' : 'small'}
      variant={primary ? 'primary' : 'default'}
      block={block}
      dialog={{ name: 'subscribe', target }}
    >
      {label}
    </DialogButton>
  )
}
