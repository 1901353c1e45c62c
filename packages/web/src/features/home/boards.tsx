import { formatMoney } from '@zhushutong/domain/formatting'
import type { DetailKind } from '@zhushutong/domain/navigation'
import { detailHref } from '@zhushutong/domain/navigation'
import { TitledCard } from '@/ui/card'
import { Tabs } from '@/ui/tabs'
import type { Board, Leader } from './home.types'

const COMPANY: DetailKind = 'qiye'

function BoardTable({ board }: { board: Board }) {
  const hasAmount = board.leaders.some((l) => l.amount !== null)
  return (
    <table className="plain-table">
      <caption className="sr-only">{board.title}</caption>
      <thead>
        <tr>
          <th scope="col">企业</th>
          <th scope="col" data-align="right">
            {board.counted}
          </th>
          {hasAmount && (
            <th scope="col" data-align="right">
              金额（万元）
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {board.leaders.map((leader: Leader, index) => (
          <tr key={leader.id}>
            <th scope="row">
              <span className="rank" data-top={index < 3 || undefined}>
                {index + 1}
              </span>
              <a href={detailHref(COMPANY, { cid: leader.id }) ?? '/qiye/'}>{leader.name}</a>
            </th>
            <td data-align="right">{leader.count.toLocaleString('en-US')}</td>
            {hasAmount && (
              <td data-align="right">{formatMoney(leader.amount, { unit: 'wan', withUnit: false })}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The leaderboards, one at a time. */
export function Boards({ boards }: { boards: readonly Board[] }) {
  const shown = boards.filter((b) => b.leaders.length > 0)
  if (shown.length === 0) return null
  return (
    <TitledCard title="榜单">
      <Tabs
        label="榜单"
        tabs={shown.map((board) => ({
          id: board.key,
          label: board.title,
          panel: <BoardTable board={board} />,
        }))}
      />
    </TitledCard>
  )
}
