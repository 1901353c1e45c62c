import type { Opening } from '@zhushutong/domain/access'
import type { PaymentDialogType } from '@zhushutong/domain/purchase'
import { DialogLink } from './dialog-trigger'
import { unlockProps } from './unlock'

/** A masked value with a small lock and a hint on how to open it. */
export function Locked({
  text,
  hint,
  opensBy,
  guide,
}: {
  /** The value as masked by the gateway: 023-6****218. */
  text: string
  /** The way to open the value: 登录后查看完整号码. */
  hint: string
  opensBy: Opening
  guide?: PaymentDialogType
}) {
  return (
    <DialogLink className="locked" data-tip={hint} rel="nofollow" {...unlockProps(opensBy, guide)}>
      {text}
      <span className="sr-only">（{hint}）</span>
    </DialogLink>
  )
}
