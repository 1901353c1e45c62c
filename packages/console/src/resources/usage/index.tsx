import { formatTime } from '@zhushutong/domain/formatting'
import { KINDS } from '@zhushutong/domain/records'
import { FUNNEL_LABELS, FUNNEL_STEPS } from '@zhushutong/domain/tracking'
import { DataTable } from '@zhushutong/ui/layout/data-table'
import { EmptyState } from '@zhushutong/ui/layout/states'
import { ResourceList } from '../../list/resource-list'
import { UsageIcon } from '../../shell/icons'
import type { Screen } from '../screen.types'
import { count, Figures } from './figures'

const TRACKED_NOTE = '只计已登录且未关闭使用记录的会员'
const SECOND_MS = 1000

const stayText = (stay: number | null) => (stay === null ? '--' : `${count(Math.round(stay / SECOND_MS))} 秒`)

function Misses() {
  return (
    <ResourceList
      resource="usage"
      title="没有结果的搜索"
      empty="最近 90 天没有这样的搜索"
      filters={[
        {
          kind: 'choice',
          field: 'period',
          label: '时段',
          options: [
            { value: '7', label: '近 7 天' },
            { value: '30', label: '近 30 天' },
          ],
        },
        {
          kind: 'select',
          field: 'kind',
          label: '类型',
          options: KINDS.map(({ kind, label }) => ({ value: kind, label })),
        },
        { kind: 'words', field: 'words', label: '搜索词' },
      ]}
      columns={[
        { header: '搜索词', cell: ({ keyword }) => keyword },
        { header: '类型', cell: ({ kindName }) => kindName },
        { header: '次数', sort: 'times', align: 'right', cell: ({ times }) => count(times) },
        { header: '最近一次', sort: 'lastTime', cell: ({ lastTime }) => formatTime(lastTime) },
      ]}
    />
  )
}

function MostViewed() {
  return (
    <Figures call="pages" title="浏览最多的页面" note={`按人数排列，至多 50 个；${TRACKED_NOTE}`}>
      {({ records }) => (
        <DataTable
          caption="浏览最多的页面"
          rows={records}
          rowKey={({ address }) => address}
          empty={<EmptyState title="这段时间没有浏览记录" />}
          columns={[
            { key: 'address', header: '页面', cell: ({ address }) => address },
            { key: 'members', header: '人数', align: 'right', cell: ({ members }) => count(members) },
            { key: 'views', header: '次数', align: 'right', cell: ({ views }) => count(views) },
            { key: 'stay', header: '平均停留', align: 'right', cell: ({ stay }) => stayText(stay) },
          ]}
        />
      )}
    </Figures>
  )
}

const shareText = (members: number, all: number) =>
  all === 0 ? '' : ` · ${Math.round((members / all) * 100)}%`

function Funnel() {
  return (
    <Figures
      call="funnel"
      title="从浏览到付款"
      note={`每天的人数；浏览与打开购买窗口${TRACKED_NOTE}，下单与付款计全部订单，百分比以浏览页面为 100%`}
    >
      {({ days }) => (
        <DataTable
          caption="从浏览到付款，按天"
          rows={days}
          rowKey={({ day }) => day}
          columns={[
            { key: 'day', header: '日期', cell: ({ day }) => day },
            ...FUNNEL_STEPS.map((step) => ({
              key: step,
              header: FUNNEL_LABELS[step],
              align: 'right' as const,
              cell: (row: (typeof days)[number]) =>
                `${count(row[step])}${step === 'page' ? '' : shareText(row[step], row.page)}`,
            })),
          ]}
        />
      )}
    </Figures>
  )
}

/** Figures about the use of the portal (TRK-04). */
function List() {
  return (
    <div className="grid min-w-0 gap-4">
      <Misses />
      <Funnel />
      <MostViewed />
    </div>
  )
}

export const usageScreen: Screen = { group: '管理', Icon: UsageIcon, List }
