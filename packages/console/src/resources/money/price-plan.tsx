import { formatTime } from '@zhushutong/domain/formatting'
import { PRICE_PLAN_PHASE_LABELS, type PricePlanPhase } from '@zhushutong/domain/purchase'
import { Button } from '@zhushutong/ui/button'
import { Tag, type Tone } from '@zhushutong/ui/tag'
import { useState } from 'react'
import type { RowOf } from '../../api'
import { ReasonDialog } from '../../form/reason-dialog'
import { useAction } from '../../form/use-action'
import { Facts } from '../../list/row-panel'
import { ActorAt } from './actor'
import { factsOfPrices } from './price-words'

export type Plan = RowOf<'product'>['plans'][number]

const TONES: Readonly<Record<PricePlanPhase, Tone>> = {
  asked: 'warn',
  planned: 'blue',
  current: 'ok',
  past: 'neutral',
  refused: 'bad',
  withdrawn: 'neutral',
}

function Steps({ id, plan }: { id: string; plan: Plan }) {
  const approve = useAction('product', 'approve', '已通过，到时自动生效')
  const refuse = useAction('product', 'refuse', '已退回')
  const withdraw = useAction('product', 'withdraw', '已撤回')
  const [isRefusing, setRefusing] = useState(false)
  if (plan.phase !== 'asked' && plan.phase !== 'planned') return null
  const target = { id, planId: plan.id }
  return (
    <div className="flex flex-wrap items-center gap-2">
      {plan.mayDecide && (
        <>
          <Button size="small" variant="primary" loading={approve.busy} onClick={() => approve.run(target)}>
            通过
          </Button>
          <Button size="small" onClick={() => setRefusing(true)}>
            不通过
          </Button>
        </>
      )}
      <Button size="small" loading={withdraw.busy} onClick={() => withdraw.run(target)}>
        撤回
      </Button>
      {plan.phase === 'asked' && !plan.mayDecide && (
        <span className="text-12 text-ink-3">须由另一位同事复核</span>
      )}
      {isRefusing && (
        <ReasonDialog
          title="不通过"
          hint="经办人会看到"
          danger
          busy={refuse.busy}
          run={(reason, onError) => refuse.run({ ...target, reason }, onError)}
          onClose={() => setRefusing(false)}
        />
      )}
    </div>
  )
}

/** One change of prices with its requester, its approver, and the remaining actions (PRI-02). */
export function PricePlan({ id, plan, mayChange }: { id: string; plan: Plan; mayChange: boolean }) {
  return (
    <article
      className="grid gap-2 rounded-2 border border-line p-3"
      aria-label={formatTime(plan.effectiveAt)}
    >
      <p className="flex flex-wrap items-center justify-between gap-2">
        <b className="font-semibold">{formatTime(plan.effectiveAt)} 起</b>
        <Tag tone={TONES[plan.phase]}>{PRICE_PLAN_PHASE_LABELS[plan.phase]}</Tag>
      </p>
      <Facts
        facts={[
          ...factsOfPrices(plan),
          ['原因', plan.reason],
          ['提出', <ActorAt key="asked" by={plan.askedBy} at={plan.askTime} />],
          ['复核', plan.decidedBy && <ActorAt key="decided" by={plan.decidedBy} at={plan.decideTime} />],
          ['未通过的原因', plan.refusal],
          [
            '撤回',
            plan.withdrawnBy && <ActorAt key="withdrawn" by={plan.withdrawnBy} at={plan.withdrawTime} />,
          ],
        ]}
      />
      {mayChange && <Steps id={id} plan={plan} />}
    </article>
  )
}
