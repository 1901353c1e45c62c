import { formatCount } from '@zhushutong/domain/formatting'
import { HOT_LISTS, hotEntries } from '@zhushutong/domain/portal/shell'
import type { ReactNode } from 'react'
import { Articles } from './articles'
import { Boards } from './boards'
import { Hero } from './hero'
import type { HotCompany, VisitorData } from './home.types'
import { HomePart } from './home-part'
import { Others } from './others'
import { Proofs } from './proofs'
import './home.css'
import './my-day.css'

const [HOT_COMPANIES] = HOT_LISTS

function HotCompanies({
  companies,
  companyHref,
}: {
  companies: readonly HotCompany[]
  companyHref: (id: string) => string
}) {
  return (
    <ol className="hot-companies">
      {companies.map(({ cid, name, allWinningCount }) => (
        <li key={cid}>
          <a href={companyHref(cid)}>{name}</a>
          <span>中标 {formatCount(allWinningCount)}</span>
        </li>
      ))}
    </ol>
  )
}

interface VisitorHomeProps {
  readonly data: VisitorData
  readonly search: ReactNode
  /** A parameter, because features do not import each other. */
  readonly companyHref: (id: string) => string
  readonly banner?: ReactNode
}

/**
 * The home page of a visitor: the search box, three parts of live records, leaderboards, and further links
 * (SHL-03, SHL-15).
 */
export function VisitorHome({ data, search, companyHref, banner }: VisitorHomeProps): ReactNode {
  return (
    <main id="main">
      <Hero search={search} figures={data.figures} hotWords={data.hotWords} />
      <div className="wrap home-parts">
        <Proofs {...data} />
        <Boards boards={data.boards} />
      </div>
      {banner}
      <div className="wrap home-parts">
        <Others groups={data.others} />
        <HomePart title={HOT_COMPANIES.title} rows={data.hotCompanies && hotEntries(data.hotCompanies)}>
          {(rows) => <HotCompanies companies={rows} companyHref={companyHref} />}
        </HomePart>
        <Articles lists={data.articles} />
      </div>
    </main>
  )
}
