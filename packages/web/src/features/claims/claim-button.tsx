import { CLAIM_STATE_LABELS, CLAIM_TEXTS, type ClaimKind, type ClaimState } from '@zhushutong/domain/claims'
import { formatDate } from '@zhushutong/domain/formatting'
import { buttonClass } from '@zhushutong/ui/button-class'
import { Tag } from '@zhushutong/ui/tag'
import { DialogTrigger } from '@/triggers/dialog-trigger'
import type { ClaimTarget } from '@/triggers/targets'

/** Opens the claim of a record (CLM-01). */
export function ClaimButton({ target }: { target: ClaimTarget }) {
  return (
    <DialogTrigger className={buttonClass({ size: 'small' })} dialog={{ name: 'claim', target }}>
      {CLAIM_TEXTS.button[target.kind]}
    </DialogTrigger>
  )
}

/** The mark of a claimed record (CLM-03); the time in ms. */
export function ClaimedMark({ kind, at }: { kind: ClaimKind; at: number }) {
  return (
    <Tag tone="ok">
      {CLAIM_TEXTS.marked[kind]} {formatDate(at)}
    </Tag>
  )
}

/** The state of the reader's own claim that is not accepted yet. */
export function OwnClaim({ state, href }: { state: ClaimState; href: string }) {
  return (
    <a className="self-center text-12 text-ink-2 underline hover:text-primary" href={href}>
      您的认领：{CLAIM_STATE_LABELS[state]}
    </a>
  )
}
