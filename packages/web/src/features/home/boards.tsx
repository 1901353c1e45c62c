import { formatCount, formatTableMoney, TABLE_MONEY_UNIT } from '@zhushutong/domain/formatting'
import { buildDetailHref, type DetailKind } from '@zhushutong/domain/navigation'
import type { Board, Leader } from './home.types'
import { HomePart } from './home-part'

const COMPANY: DetailKind = 'qiye'
const SHOWN = 5

const hrefOf = ({ id }: Leader): string => buildDetailHref(COMPANY, { cid: id }) ?? '/qiye/'

/** What a leader is ranked by, and the amount where the board tells it. */
const figureOf = ({ count, amount }: Leader): string =>
  amount === null ? formatCount(count) : `${formatCount(count)} 项 · ${formatTableMoney(amount)}`

function BoardColumn({ board, leaders }: { board: Board; leaders: readonly Leader[] }) {
  const hasAmount = leaders.some(({ amount }) => amount !== null)
  const headingId = `board-${board.key}`
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>
        {board.title}
        <small>{hasAmount ? `${board.counted}，${TABLE_MONEY_UNIT}` : board.counted}</small>
      </h3>
      <ol>
        {leaders.slice(0, SHOWN).map((leader) => (
          <li key={leader.id}>
            <a href={hrefOf(leader)} title={leader.name}>
              {leader.name}
            </a>
            <span>{figureOf(leader)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The leaderboards side by side; one that failed to load is left out, unless all failed (SHL-03). */
export function Boards({ boards }: { boards: readonly Board[] }) {
  const came = boards.flatMap((board) => (board.leaders ? [{ board, leaders: board.leaders }] : []))
  const shown = came.filter(({ leaders }) => leaders.length > 0)
  return (
    <HomePart title="榜单" rows={came.length === 0 ? null : shown}>
      {(rows) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on phones, and keys must scroll it too.
        <section className="home-boards" aria-label="榜单，可左右滚动" tabIndex={0}>
          {rows.map(({ board, leaders }) => (
            <BoardColumn key={board.key} board={board} leaders={leaders} />
          ))}
        </section>
      )}
    </HomePart>
  )
}
