import type { GradeCount, SeriesCount } from '@zhushutong/domain/records'
import { ChartTable } from '@zhushutong/ui/charts/chart-table'
import { figureColumn } from '@zhushutong/ui/charts/figure'

interface Row extends GradeCount {
  readonly series: string
}

/**
 * The number of a company's qualifications by series and grade; each links to the section that lists them
 * (FIG-08).
 */
export function QualificationMix({ all, listHref }: { all: readonly SeriesCount[]; listHref: string }) {
  const most = Math.max(...all.map(({ count }) => count), 1)
  return (
    <>
      <ul className="qualification-mix">
        {all.map(({ series, count, grades }) => (
          <li key={series}>
            <a href={listHref}>
              <span>{series}</span>
              <b>{count} 项</b>
              <span className="share-stack" aria-hidden="true" style={{ width: `${(count / most) * 100}%` }}>
                {grades.map((grade) => (
                  <i key={grade.grade} data-rank={grade.rank} style={{ flex: grade.count }} />
                ))}
              </span>
              <small>{grades.map((grade) => `${grade.grade} ${grade.count}`).join(' · ')}</small>
            </a>
          </li>
        ))}
      </ul>
      <ChartTable
        caption="资质构成"
        rows={all.flatMap(({ series, grades }) => grades.map((grade): Row => ({ ...grade, series })))}
        rowKey={({ series, grade }) => `${series} ${grade}`}
        columns={[
          { key: 'series', header: '序列', cell: ({ series }) => series },
          { key: 'grade', header: '等级', cell: ({ grade }) => grade },
          figureColumn({
            key: 'count',
            header: '资质',
            unit: '项',
            figure: ({ count }: Row) => ({ text: String(count), isNothing: false }),
          }),
        ]}
      />
    </>
  )
}
