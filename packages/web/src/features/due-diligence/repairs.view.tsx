import { isRepairable } from '@zhushutong/domain/credit-repair'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { Tag, type Tone } from '@zhushutong/ui/tag'
import type { ReactNode } from 'react'
import type { Repair, Repairs } from './due-diligence.types'
import './due-diligence.css'

const STATES: Readonly<Record<Repair['state'], readonly [Tone, string]>> = {
  open: ['blue', '可申请'],
  condition: ['blue', '履行后可申请'],
  later: ['neutral', '未到日期'],
  unknown: ['neutral', '日期不详'],
  done: ['ok', '已修复'],
  ended: ['neutral', '已期满'],
}

const isOver = ({ state }: Repair): boolean => state === 'done' || state === 'ended'

function RepairItem({ repair }: { repair: Repair }) {
  const { item, matter, severityLabel, state, title, office, condition, applyAt, steps, basis } = repair
  const [tone, label] = STATES[state]
  return (
    <li className="grid gap-2 border-t border-line py-4 first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-baseline gap-2">
        <Tag tone={tone}>{label}</Tag>
        <b className="font-semibold">{item ?? '未写明事项'}</b>
        <span className="text-ink-3">
          {matter} · {severityLabel} · {repair.decidedOn ?? '日期不详'}
        </span>
      </div>
      <p>{title}</p>
      {!isOver(repair) && (
        <>
          <p className="text-ink-2">{`向${applyAt}申请，由${office}审核。条件：${condition}。`}</p>
          <details>
            <summary className="cursor-pointer text-primary">办理步骤</summary>
            <ol className="repair-steps mt-2">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <p className="mt-2 text-12 text-ink-3">依据：{basis}</p>
          </details>
        </>
      )}
    </li>
  )
}

/** The repair of a company's penalties and listings: when, by which office, in which steps (CRR-01, CRR-02). */
export function RepairsView({ repairs, reminder }: { repairs: Repairs['repairs']; reminder?: ReactNode }) {
  const open = repairs?.filter(isRepairable).length ?? 0
  return (
    <TitledCard
      id="repairs"
      title="信用修复"
      count={repairs === null || repairs.length === 0 ? undefined : `可申请 ${open}/${repairs.length} 条`}
      note={repairs?.some((repair) => !isOver(repair)) ? reminder : undefined}
    >
      {repairs === null && <p className="text-ink-3">没有核验过这家企业的信用记录，不代表没有处罚。</p>}
      {repairs?.length === 0 && <p className="text-ink-3">没有需要修复的处罚或名单。</p>}
      {repairs !== null && repairs.length > 0 && (
        <>
          <ul>
            {repairs.map((repair, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id and keep their order.
              <RepairItem key={at} repair={repair} />
            ))}
          </ul>
          <p className="text-12 text-ink-3">
            <Tag>推断</Tag> 日期按处罚的种类、金额与决定日期推算，失信程度以认定机关的分类为准。
          </p>
        </>
      )}
    </TitledCard>
  )
}
