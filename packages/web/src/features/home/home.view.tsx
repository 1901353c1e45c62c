import { formatUpdateCount, NO_VALUE, TABLE_MONEY_UNIT } from '@zhushutong/domain/formatting'
import { findKindBySegment, formatTableValue, type RecordView, tender } from '@zhushutong/domain/records'
import { HOT_LISTS, hotEntries } from '@zhushutong/domain/shell'
import type { ReactNode } from 'react'
import { Articles } from './articles'
import { Boards } from './boards'
import { Hero } from './hero'
import type { HomeData } from './home.types'
import { HomePart } from './home-part'
import { Provinces } from './provinces'

const updateOf = (updates: HomeData['updates'], kind: string): number | undefined =>
  updates?.find((u) => u.kind === kind)?.refreshCount

/** The entry tiles: one for each kind, with today's count. */
function Tiles({ updates, categories, place }: Pick<HomeData, 'updates' | 'categories' | 'place'>) {
  return (
    <ul className="wrap my-6 grid grid-cols-2 gap-3 md:grid-cols-4">
      {categories.map(({ key, label }) => {
        const count = updateOf(updates, findKindBySegment(key)?.kind ?? key)
        return (
          <li key={key}>
            <a className="card grid gap-0.5 p-4 hover:border-primary-line hover:shadow-2" href={`/${key}/`}>
              <b className="font-semibold">{label}</b>
              <span className="text-12 text-ink-3">
                {count === undefined ? `${place ?? '全国'}数据` : `今日更新 +${formatUpdateCount(count)}`}
              </span>
            </a>
          </li>
        )
      })}
      <li>
        <a className="card grid gap-0.5 p-4 hover:border-gold-line hover:shadow-2" href="/svip.html">
          <b className="font-semibold text-gold">开通 SVIP</b>
          <span className="text-12 text-ink-3">联系方式与完整数据</span>
        </a>
      </li>
    </ul>
  )
}

/** Addresses of the tenders and companies on the page. */
type RecordHref = (kind: string, id: string, expired: boolean) => string

function LatestTable({ latest, recordHref }: { latest: readonly RecordView[]; recordHref: RecordHref }) {
  const amount = tender.columns.find((c) => c.key === 'buggetAmount')
  return (
    <table className="plain-table">
      <caption className="sr-only">最新招标</caption>
      <thead>
        <tr>
          <th scope="col">工程名称</th>
          <th scope="col" className="max-md:hidden">
            业主单位
          </th>
          <th scope="col" data-align="right">
            预算金额（{TABLE_MONEY_UNIT}）
          </th>
        </tr>
      </thead>
      <tbody>
        {latest.map((record) => (
          <tr key={record.id}>
            <th scope="row">
              <a
                href={recordHref('tender', record.id, record.expired)}
                title={String(record[tender.title] ?? '')}
              >
                {String(record[tender.title] ?? '')}
              </a>
            </th>
            <td className="max-md:hidden">{String(record.ownerUnitName ?? '--')}</td>
            <td data-align="right">
              {amount ? formatTableValue(amount, record[amount.key], record) : NO_VALUE}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function HotCompanies({
  companies,
  recordHref,
}: {
  companies: readonly NonNullable<HomeData['hotCompanies']>[number][]
  recordHref: RecordHref
}) {
  return (
    <ol className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
      {companies.map(({ cid, name, allWinningCount }, index) => (
        <li key={cid} className="flex items-center gap-2 border-b border-line py-2">
          <span className="rank" data-top={index < 3 || undefined}>
            {index + 1}
          </span>
          <a className="min-w-0 flex-1 truncate hover:text-primary" href={recordHref('company', cid, false)}>
            {name}
          </a>
          <span className="text-ink-3">中标 {allWinningCount.toLocaleString('en-US')}</span>
        </li>
      ))}
    </ol>
  )
}

const [HOT_COMPANIES] = HOT_LISTS

const MORE_TENDERS = (
  <a className="hover:text-primary" href={`/${tender.segment}/`}>
    更多 ›
  </a>
)

interface HomeViewProps {
  readonly data: HomeData
  readonly recordHref: RecordHref
  readonly banner?: ReactNode
}

/** The home page. `recordHref` is passed in because features do not import each other. */
export function HomeView({ data, recordHref, banner }: HomeViewProps): ReactNode {
  return (
    <main id="main">
      <Hero categories={data.categories} figures={data.figures} hotWords={data.hotWords} />
      <Tiles updates={data.updates} categories={data.categories} place={data.place} />
      {banner}
      <div className="wrap grid gap-4 pb-12">
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <HomePart title="最新招标" note={MORE_TENDERS} rows={data.latest}>
            {(rows) => <LatestTable latest={rows} recordHref={recordHref} />}
          </HomePart>
          <Boards boards={data.boards} />
        </div>
        <HomePart title={HOT_COMPANIES.title} rows={data.hotCompanies && hotEntries(data.hotCompanies)}>
          {(rows) => <HotCompanies companies={rows} recordHref={recordHref} />}
        </HomePart>
        <Articles lists={data.articles} />
        <Provinces counts={data.byProvince} />
      </div>
    </main>
  )
}
