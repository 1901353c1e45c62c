import { buildPrompt } from '@zhushutong/domain/access'
import { formatCount, formatDate } from '@zhushutong/domain/formatting'
import { figureColumn } from '@zhushutong/ui/charts/figure'
import type { Column } from '@zhushutong/ui/layout/data-table'
import { DataTable } from '@zhushutong/ui/layout/data-table'
import { sumColumn } from '@/lists/money-column'
import { DialogLink } from '@/triggers/dialog-trigger'
import { unlockProps } from '@/triggers/unlock'
import { analyzeHref } from './analyze-href'
import { type HrefOf, type Insight, type Relation, type Relations, ROLES } from './insight.types'

/** Maximum rows of a list; the relation chain lists all. */
const SHORT = 3

type ShortRole = 'owner' | 'partner' | 'competitor'

const count = (key: 'times' | 'won' | 'lost' | 'elsewhere' | 'years', header: string, unit: string) =>
  figureColumn({
    key,
    header,
    unit,
    figure: (row: Relation) => ({ text: String(row[key]), isNothing: row[key] === 0 }),
  })

const share: Column<Relation> = figureColumn({
  key: 'share',
  header: '占全部中标',
  unit: '%',
  figure: ({ share }: Relation) => ({ text: share?.toFixed(1) ?? '--', isNothing: share === null }),
})

const latest: Column<Relation> = {
  key: 'latest',
  header: '最近一次',
  align: 'left',
  cell: ({ latestOn }) => formatDate(latestOn),
}

/** The month without the day, as the card of partners is narrow. */
const latestMonth: Column<Relation> = {
  ...latest,
  header: '最近',
  cell: ({ latestOn }) => latestOn?.slice(0, 7) ?? '--',
}

const COLUMNS: Readonly<Record<ShortRole, readonly Column<Relation>[]>> = {
  owner: [
    count('times', '中标', '次'),
    sumColumn({ key: 'amount', header: '金额合计', sum: (row: Relation) => row }),
    share,
    count('years', '分布', '年'),
    latest,
  ],
  partner: [count('times', '共同', '次'), latestMonth],
  competitor: [
    count('times', '同场', '次'),
    count('won', '胜', '次'),
    count('lost', '负', '次'),
    count('elsewhere', '他人中标', '次'),
    latest,
  ],
}

/**
 * The link that unlocks the other rows, as plain text: the page has a single gold bar, in another place
 * (ACC-02).
 */
function Closed({ relations: { opensBy, total, records } }: { relations: Relations }) {
  if (!opensBy || total <= records.length) return null
  const { text, button } = buildPrompt(opensBy)
  return (
    <p className="mt-2 text-12 text-ink-3">
      另有 {formatCount(total - records.length)} 家，{text}{' '}
      <DialogLink className="text-primary underline" rel="nofollow" {...unlockProps(opensBy, 3)}>
        {button}
      </DialogLink>
    </p>
  )
}

/** The top owners, partners or competitors of a company with their totals; null if there are none. */
export function shortRelations(insight: Insight, role: ShortRole, hrefOf: HrefOf) {
  const relations = insight[role]
  const rows: readonly Relation[] = relations.records.slice(0, SHORT)
  if (rows.length === 0) return null
  const { label, kind } = ROLES[role]
  return (
    <>
      <DataTable
        caption={label}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { key: 'name', header: label, cell: ({ id, name }) => <a href={hrefOf(kind, id)}>{name}</a> },
          ...COLUMNS[role],
        ]}
      />
      <Closed relations={relations} />
    </>
  )
}

/** The link to the full list, in the relation chain of all years; hidden if all rows are shown. */
export function AllRelations({ insight, of: role }: { insight: Insight; of: ShortRole }) {
  const { total } = insight[role]
  if (total <= SHORT) return null
  return (
    <a className="text-primary" href={analyzeHref(insight.id, { years: null, view: 'list', list: role })}>
      {`查看全部 ${formatCount(total)} 家`}
      <span className="sr-only">{ROLES[role].label}</span>
    </a>
  )
}
