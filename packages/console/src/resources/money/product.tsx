import { formatPrice, formatTime } from '@zhushutong/domain/formatting'
import { Button } from '@zhushutong/ui/button'
import { Tag } from '@zhushutong/ui/tag'
import { useState } from 'react'
import type { RowOf } from '../../api'
import { ResourceList } from '../../list/resource-list'
import { Facts, RowPanel } from '../../list/row-panel'
import { PriceIcon } from '../../shell/icons'
import { useMayChange } from '../../shell/use-self'
import type { Screen } from '../screen.types'
import { type Plan, PricePlan } from './price-plan'
import { PricePlanForm } from './price-plan-form'
import { factsOfPrices } from './price-words'

type Row = RowOf<'product'>

const orNone = (fen: number | null) => (fen === null ? '--' : formatPrice(fen))

const nextOf = ({ plans }: Row): Plan | undefined => plans.at(-1)

function Next({ row }: { row: Row }) {
  const next = nextOf(row)
  if (!next) return <>--</>
  return (
    <Tag tone={next.phase === 'asked' ? 'warn' : 'blue'}>
      {formatTime(next.effectiveAt)}
      {next.phase === 'asked' && '（待复核）'}
    </Tag>
  )
}

function List() {
  return (
    <ResourceList
      resource="product"
      opens
      filters={[
        {
          kind: 'choice',
          field: 'needs',
          label: '待办',
          options: [{ value: 'staff', label: '待复核' }],
        },
        { kind: 'words', field: 'words', label: '产品' },
      ]}
      columns={[
        { header: '产品', cell: ({ kindName, name }) => `${kindName} ${name}` },
        { header: '原价', align: 'right', cell: ({ amount }) => formatPrice(amount) },
        {
          header: '优惠价',
          align: 'right',
          cell: ({ discountAmount, realPrice }) => orNone(realPrice ?? discountAmount),
        },
        { header: '首购价', align: 'right', cell: ({ isFirstPrice }) => orNone(isFirstPrice) },
        { header: '活动价', align: 'right', cell: ({ disPrice }) => orNone(disPrice) },
        {
          header: '销售',
          cell: ({ onSale }) => <Tag tone={onSale ? 'ok' : 'neutral'}>{onSale ? '在售' : '停售'}</Tag>,
        },
        { header: '下一次调价', cell: (row) => <Next row={row} /> },
      ]}
    />
  )
}

/** The present prices, the planned change, and all earlier changes (PRI-01). */
function Panel() {
  const mayChange = useMayChange('product')
  const [isPlanning, setPlanning] = useState(false)
  return (
    <RowPanel resource="product">
      {(row) => (
        <>
          <Facts
            facts={[
              ['产品', `${row.kindName} ${row.name}`],
              ['服务', `${row.days} 天`],
              ...factsOfPrices(row),
            ]}
          />
          {mayChange && !isPlanning && (
            <div>
              <Button variant="primary" onClick={() => setPlanning(true)}>
                调价
              </Button>
            </div>
          )}
          {isPlanning && <PricePlanForm row={row} onDone={() => setPlanning(false)} />}
          <section className="grid gap-4 border-t border-line pt-4" aria-labelledby="plans">
            <h3 id="plans" className="font-semibold">
              调价记录
            </h3>
            {row.plans.map((plan) => (
              <PricePlan key={plan.id} id={row.id} plan={plan} mayChange={mayChange} />
            ))}
            <div className="grid gap-2 rounded-2 border border-line p-3">
              <p className="font-semibold">最初的价格</p>
              <Facts facts={factsOfPrices(row.first)} />
            </div>
          </section>
        </>
      )}
    </RowPanel>
  )
}

export const productScreen: Screen = {
  group: '管理',
  Icon: PriceIcon,
  List,
  Panel,
  waiting: { label: '调价待复核', filter: { needs: 'staff' } },
}
