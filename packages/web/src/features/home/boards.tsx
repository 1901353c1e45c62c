import { buildDetailHref, type DetailKind } from '@zhushutong/domain/addresses'
import { formatCount, formatTableMoney, leftOutText, TABLE_MONEY_UNIT } from '@zhushutong/domain/formatting'
import type { Board, Leader } from './home.types'
import { HomePart } from './home-part'

const COMPANY: DetailKind = 'qiye'
const SHOWN = 5

const buildLeaderHref = ({ id }: Leader): string => buildDetailHref(COMPANY, { cid: id }) ?? '/qiye/'

/** The number that ranks a leader, and the amount if the board has amounts. */
const formatFigure = ({ count, amount }: Leader): string =>
  amount === null ? formatCount(count) : `${formatCount(count)} 项 · ${formatTableMoney(amount)}`

const formatNote = ({ unpriced, foreign, doubted }: Leader): string =>
  leftOutText({ unpriced: unpriced ?? 0, foreign: foreign ?? 0, doubted: doubted ?? 0 })

function BoardColumn({ board }: { board: Board }) {
  const { leaders } = board
  const hasAmount = leaders?.some(({ amount }) => amount !== null)
  const headingId = `board-${board.key}`
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>
        {board.title}
        <small>{hasAmount ? `${board.counted}，${TABLE_MONEY_UNIT}` : board.counted}</small>
      </h3>
      {leaders ? (
        <ol>
          {leaders.slice(0, SHOWN).map((leader) => (
            <li key={leader.id}>
              <a href={buildLeaderHref(leader)} title={leader.name}>
                {leader.name}
              </a>
              <span>{formatFigure(leader)}</span>
              {formatNote(leader) && <small>{formatNote(leader)}</small>}
            </li>
          ))}
        </ol>
      ) : (
        <p className="text-ink-3">加载较慢，暂时没有显示</p>
      )}
    </section>
  )
}

/** The leaderboards side by side; a board that failed to load shows an error in its place (SHL-03). */
export function Boards({ boards }: { boards: readonly Board[] }) {
  const allFailed = boards.every(({ leaders }) => leaders === null)
  const shown = boards.filter(({ leaders }) => leaders?.length !== 0)
  return (
    <HomePart title="榜单" rows={allFailed ? null : shown}>
      {(rows) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on phones, and keys must scroll it too.
        <section className="home-boards" aria-label="榜单，可左右滚动" tabIndex={0}>
          {rows.map((board) => (
            <BoardColumn key={board.key} board={board} />
          ))}
        </section>
      )}
    </HomePart>
  )
}
