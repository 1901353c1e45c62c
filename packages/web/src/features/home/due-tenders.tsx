import { formatCount, TABLE_MONEY_UNIT } from '@zhushutong/domain/formatting'
import { LinkButton } from '@zhushutong/ui/button'
import { DayPart, Nothing } from './day-part'
import type { Due, DueRow } from './my-day.types'
import './due-table.css'

function Row({ row: { name, href, basis, owner, budget, left, at, of, text, reason } }: { row: DueRow }) {
  return (
    <tr>
      <th scope="row">
        <a href={href} title={name}>
          {name}
        </a>
        <small>{basis}</small>
      </th>
      <td className="owner">{owner}</td>
      <td className="money">
        {budget}
        <span className="unit">{TABLE_MONEY_UNIT}</span>
      </td>
      <td className="left">
        <b data-tone={left?.tone}>{left?.text ?? '--'}</b>
        <small>{at}</small>
      </td>
      <td className="fit">
        <span data-fit="" data-of={of} title={`${text}：${reason}`}>
          <b>
            <a href={`${href}#check`}>{text}</a>
          </b>
        </span>
        <small>{reason}</small>
      </td>
    </tr>
  )
}

function DueTable({ rows }: { rows: readonly DueRow[] }) {
  return (
    <table className="due-table">
      <caption className="sr-only">7 天内截止的招标，能投的在前</caption>
      <thead>
        <tr>
          <th scope="col">项目</th>
          <th scope="col" className="owner">
            业主
          </th>
          <th scope="col" className="money">
            预算（{TABLE_MONEY_UNIT}）
          </th>
          <th scope="col" className="left">
            还剩
          </th>
          <th scope="col" className="fit">
            能不能投
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  )
}

const formatCounts = ({ fit, open, nearly }: Due): string =>
  [`${fit} 条`, open > 0 && `另有 ${open} 条待定`, nearly > 0 && `${nearly} 条差 1 项`]
    .filter(Boolean)
    .join('，')

/** Tenders that end within seven days and match the member's company (MYC-07). */
export function DueTenders({ due, companyHref }: { due: Due | null; companyHref: string }) {
  const isChosen = due != null && due.companyName !== null
  return (
    <DayPart
      id="due"
      title="7 天内截止、我能投"
      note={isChosen ? formatCounts(due) : undefined}
      more={
        due && {
          href: due.moreHref,
          label: isChosen ? `7 天内截止 ${formatCount(due.compared)} 条` : '看招标',
        }
      }
      part={due}
    >
      {({ rows, compared, companyName }) => {
        if (companyName === null)
          return (
            <Nothing action={<LinkButton href={companyHref}>选择我的企业</LinkButton>}>
              选好我的企业，就会按它的资质、人员和许可逐条对照，只列出能投的标。
            </Nothing>
          )
        if (rows.length > 0) return <DueTable rows={rows} />
        return (
          <Nothing>
            {compared > 0
              ? `本省 7 天内截止的 ${compared} 条招标都差两项以上，或没有写明要求。`
              : '本省 7 天内没有截止的招标。'}
          </Nothing>
        )
      }}
    </DayPart>
  )
}
