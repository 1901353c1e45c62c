import { formatTableMoney, TABLE_MONEY_UNIT } from '@zhushutong/domain/formatting'
import type { DetailKind } from '@zhushutong/domain/navigation'
import { buildDetailHref } from '@zhushutong/domain/navigation'
import { Tabs } from '@/ui/tabs'
import type { Board, Leader } from './home.types'
import { HomePart } from './home-part'

const COMPANY: DetailKind = 'qiye'

function BoardTable({ board, leaders }: { board: Board; leaders: readonly Leader[] }) {
  const hasAmount = leaders.some((l) => l.amount !== null)
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
              金额（{TABLE_MONEY_UNIT}）
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {leaders.map((leader, index) => (
          <tr key={leader.id}>
            <th scope="row">
              <span className="rank" data-top={index < 3 || undefined}>
                {index + 1}
              </span>
              <a href={buildDetailHref(COMPANY, { cid: leader.id }) ?? '/qiye/'}>{leader.name}</a>
            </th>
            <td data-align="right">{leader.count.toLocaleString('en-US')}</td>
            {hasAmount && <td data-align="right">{formatTableMoney(leader.amount)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The leaderboards, one at a time; one that failed to load has no tab, unless all failed. */
export function Boards({ boards }: { boards: readonly Board[] }) {
  const came = boards.flatMap((board) => (board.leaders ? [{ board, leaders: board.leaders }] : []))
  const shown = came.filter(({ leaders }) => leaders.length > 0)
  return (
    <HomePart title="榜单" rows={came.length === 0 ? null : shown}>
      {(rows) => (
        <Tabs
          label="榜单"
          tabs={rows.map(({ board, leaders }) => ({
            id: board.key,
            label: board.title,
            panel: <BoardTable board={board} leaders={leaders} />,
          }))}
        />
      )}
    </HomePart>
  )
}
