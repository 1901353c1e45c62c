import { formatDate } from '@zhushutong/domain/formatting'
import type { WorkTimeline as Timeline } from '@zhushutong/domain/record-heads'
import { ChartTable } from '@zhushutong/ui/charts/chart-table'
import './record-heads.css'

const STATES = { completed: '已完工', ongoing: '在建（推断）', ended: '已过期，没有收录完工' } as const

type Work = Timeline['works'][number]

const endText = ({ end }: Work): string => (end === null ? '没有写明完工' : formatDate(end))

const describe = (work: Work): string =>
  `${work.name}：${work.since} ${work.began}，至 ${endText(work)}，${STATES[work.state]}`

/** The works of a person as bars from beginning to end, rendered on the server; the table has the same days. */
export function WorkTimeline({
  timeline: { works, years, todayAt, leftOut },
  hrefOf,
}: {
  timeline: Timeline
  hrefOf: (id: string) => string
}) {
  return (
    <>
      <p className="timeline-key" aria-hidden="true">
        {Object.entries(STATES).map(([state, label]) => (
          <span key={state} data-state={state}>
            {label}
          </span>
        ))}
      </p>
      <div className="work-timeline" role="img" aria-label={`项目时间轴：${works.map(describe).join('；')}`}>
        <p className="timeline-years">
          {years.map(({ year, at }) => (
            <span key={year} style={{ left: `${at}%` }}>
              {year}
            </span>
          ))}
        </p>
        {works.map((work) => (
          <p key={work.id} className="timeline-work">
            <span>{work.name}</span>
            <i
              style={{ left: `${work.left}%`, width: `${work.width}%` }}
              data-state={work.state}
              data-tip={describe(work)}
            />
          </p>
        ))}
        <b className="works-today" style={{ left: `${todayAt}%` }} />
      </div>
      {leftOut > 0 && (
        <p className="mt-2 text-12 text-ink-3">另有 {leftOut} 项较早或没有写明日期，见中标业绩</p>
      )}
      <ChartTable
        caption="项目时间轴"
        rows={works}
        rowKey={({ id }) => id}
        columns={[
          { key: 'name', header: '项目', cell: ({ id, name }) => <a href={hrefOf(id)}>{name}</a> },
          { key: 'company', header: '施工单位', cell: ({ companyName }) => companyName ?? '--' },
          { key: 'since', header: '开始', align: 'left', cell: ({ since, began }) => `${since} ${began}` },
          { key: 'end', header: '完工或预计', align: 'left', cell: endText },
          { key: 'state', header: '状态', align: 'left', cell: ({ state }) => STATES[state] },
        ]}
      />
    </>
  )
}
