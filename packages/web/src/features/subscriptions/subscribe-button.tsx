import type { EventKindKey } from '@zhushutong/domain/history'
import { MAX_SUBSCRIPTION_NAME, SUBSCRIPTION_TEXTS, type Subject } from '@zhushutong/domain/subscriptions'
import { Button } from '@zhushutong/ui/button'

/** The subject to subscribe to, with a suggested name. */
export interface SubscribeTarget {
  readonly subject: Subject
  readonly name: string
  /** The kinds of changes of a followed record to choose among. */
  readonly changeKinds?: readonly EventKindKey[]
}

/**
 * Opens the dialog for a new subscription (SUB-01); plain HTML, as cached pages are the same for all readers.
 */
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
    <Button
      size={block ? 'medium' : 'small'}
      variant={primary ? 'primary' : 'default'}
      block={block}
      data-subscribe={JSON.stringify(target)}
    >
      {label}
    </Button>
  )
}
