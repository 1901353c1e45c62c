import {
  CLAIM_ROLE_LABELS,
  CLAIM_STATE_LABELS,
  type ClaimRole,
  type ClaimState,
  canWithdraw,
} from '@zhushutong/domain/claims'
import { formatTime } from '@zhushutong/domain/formatting'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { ErrorState } from '@zhushutong/ui/layout/states'
import { Tag, type Tone } from '@zhushutong/ui/tag'
import { WithdrawClaim } from './withdraw-claim'

/** A claim of the reader; times in ms. */
interface OwnClaimItem {
  readonly id: string
  readonly module: string
  readonly moduleId: string
  readonly title: string
  readonly role: ClaimRole
  readonly state: ClaimState
  readonly answer: string | null
  readonly createTime: number
}

const TONES: Readonly<Record<ClaimState, Tone>> = {
  submitted: 'warn',
  accepted: 'ok',
  rejected: 'bad',
  revoked: 'bad',
  withdrawn: 'neutral',
}

/** The reader's claims and their state (CLM-03); nothing without claims. null: loading failed. */
export function ClaimsView({
  claims,
  recordHref,
}: {
  claims: readonly OwnClaimItem[] | null
  recordHref: (claim: OwnClaimItem) => string | null
}) {
  if (claims === null)
    return (
      <TitledCard title="我的认领">
        <ErrorState title="认领记录暂时没有加载出来">请稍后刷新页面重试</ErrorState>
      </TitledCard>
    )
  if (claims.length === 0) return null
  return (
    <TitledCard title="我的认领" count={claims.length}>
      {claims.map((claim) => (
        <article
          key={claim.id}
          className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-b border-line py-3 last:border-b-0"
        >
          <div className="grid min-w-0 gap-1">
            <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
              <a className="min-w-0 wrap-anywhere hover:text-primary" href={recordHref(claim) ?? undefined}>
                {claim.title}
              </a>
              <Tag tone="neutral">{CLAIM_ROLE_LABELS[claim.role]}</Tag>
              <Tag tone={TONES[claim.state]}>{CLAIM_STATE_LABELS[claim.state]}</Tag>
            </h3>
            {claim.answer !== null && (
              <p className="wrap-anywhere">
                <span className="text-ink-3">答复：</span>
                {claim.answer}
              </p>
            )}
            <p className="text-12 text-ink-3">提交于 {formatTime(claim.createTime)}</p>
          </div>
          {canWithdraw(claim.state) && (
            <WithdrawClaim id={claim.id} title={claim.title} isAccepted={claim.state === 'accepted'} />
          )}
        </article>
      ))}
    </TitledCard>
  )
}
