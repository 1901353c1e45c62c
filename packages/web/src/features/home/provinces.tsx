import { tender } from '@zhushutong/domain/records'
import type { HomeData } from './home.types'
import { HomePart } from './home-part'

type Counts = NonNullable<HomeData['byProvince']>

function Bars({ counts }: { counts: Counts }) {
  const most = Math.max(...counts.map((c) => c.count), 1)
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
      {counts.map(({ key, label, count }) => (
        <li key={key}>
          <a
            href={`/${tender.segment}/?region=${key}`}
            className="grid grid-cols-[56px_minmax(0,1fr)_56px] items-center gap-2 py-1 hover:text-primary"
          >
            <span className="truncate">{label}</span>
            <span className="h-2 rounded-1 bg-surface-2" aria-hidden="true">
              <span
                className="block h-2 rounded-1 bg-primary opacity-85"
                style={{ width: `${(count / most) * 100}%` }}
              />
            </span>
            <span className="text-right text-ink-2">{count.toLocaleString('en-US')}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The number of tenders by province, as bars that are links; the number is beside each bar. */
export function Provinces({ counts }: { counts: HomeData['byProvince'] }) {
  return (
    <HomePart title="各地招标" note="近一年，按省统计" rows={counts}>
      {(rows) => <Bars counts={rows} />}
    </HomePart>
  )
}
