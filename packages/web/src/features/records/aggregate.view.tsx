import {
  type Aggregate,
  type AggregatePage,
  buildAggregateHref,
  buildAggregateQuery,
  buildDirectoryHref,
  formatAggregateTitle,
  listAggregateOptions,
  listAggregateProvinces,
  PROVINCES_PER_PAGE,
} from '@zhushutong/domain/aggregate'
import { listDivisions } from '@zhushutong/domain/divisions'
import { formatCount, formatMatchCount, formatTime } from '@zhushutong/domain/formatting'
import { type Failure, formatQueryUrl, type RecordPage, type RecordView } from '@zhushutong/domain/records'
import { LinkButton } from '@zhushutong/ui/button'
import { Breadcrumb } from '@zhushutong/ui/layout/breadcrumb'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { EmptyState } from '@zhushutong/ui/layout/states'
import { ListPager } from '@/lists/list-pager'
import { listPath } from './detail/detail-href'
import { RecordLedger } from './list/ledger'
import { LoadFailure } from './list/load-failure'

type Link = { readonly label: string; readonly href: string }

function Links({ links }: { links: readonly Link[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {links.map(({ label, href }) => (
        <li key={href}>
          <a className="inline-block py-0.5 text-ink-2 hover:text-primary" href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}

const optionLinks = (aggregate: Aggregate, region: string, place: string): Link[] =>
  listAggregateOptions(aggregate).map(({ value, label }) => ({
    label: `${place}${label}`,
    href: buildAggregateHref(aggregate, region, value),
  }))

export function DirectoryView({ aggregate, page }: { aggregate: Aggregate; page: number }) {
  const provinces = listAggregateProvinces()
  const shown = provinces.slice((page - 1) * PROVINCES_PER_PAGE, page * PROVINCES_PER_PAGE)
  const at = (number: number) => buildDirectoryHref(aggregate, number)
  return (
    <main id="main" className="wrap pb-12">
      <Breadcrumb items={[{ label: '首页', href: '/' }, { label: aggregate.title }]} />
      <h1 className="mb-4 text-20 font-semibold">{aggregate.title}</h1>
      <div className="grid gap-4">
        {shown.map(({ code, name }) => (
          <TitledCard
            key={code}
            title={`${name}${aggregate.noun}`}
            note={
              <a className="hover:text-primary" href={buildAggregateHref(aggregate, code)}>
                全部{name}
                {aggregate.noun} ›
              </a>
            }
          >
            <Links links={optionLinks(aggregate, code, name)} />
          </TitledCard>
        ))}
      </div>
      <ListPager total={provinces.length} current={page} size={PROVINCES_PER_PAGE} hrefOf={at} />
    </main>
  )
}

export function AggregateView({
  page,
  result,
  now,
}: {
  page: AggregatePage
  result: RecordPage<RecordView> | Failure
  now: number
}) {
  const { aggregate, kind, region } = page
  const title = formatAggregateTitle(page)
  const query = buildAggregateQuery(page)
  const wholeList = `${listPath(kind)}${formatQueryUrl(kind, { ...query, pageSize: 10 })}`
  const below = listDivisions(region).map(({ code, name }) => ({
    label: name,
    href: `${listPath(kind)}${formatQueryUrl(kind, { ...query, pageSize: 10, filters: { ...query.filters, region: [code] } })}`,
  }))
  return (
    <main id="main" className="wrap pb-12">
      <Breadcrumb
        items={[
          { label: '首页', href: '/' },
          { label: aggregate.title, href: buildDirectoryHref(aggregate) },
          { label: title },
        ]}
      />
      <h1 className="text-20 font-semibold">{title}</h1>
      {'error' in result ? (
        <LoadFailure failure={result} />
      ) : (
        <>
          <p className="mt-1 mb-4 text-ink-2">
            共收录{title}{' '}
            {result.totalIsCapped ? formatMatchCount(result.total + 1) : formatCount(result.total)}{' '}
            {kind.classifier}
            {result.freshAt !== null && `，数据更新于 ${formatTime(result.freshAt)}`}。
          </p>
          <section className="card" aria-label={title}>
            <RecordLedger kind={kind} records={result.records} now={now} />
            {result.records.length === 0 && (
              <EmptyState title={`暂无${title}`}>看看其他地区或类别</EmptyState>
            )}
            <p className="py-4 text-center">
              <LinkButton href={wholeList}>按更多条件筛选</LinkButton>
            </p>
          </section>
        </>
      )}
      <div className="mt-4 grid gap-4">
        {below.length > 0 && (
          <TitledCard title="按地区细分">
            <Links links={below} />
          </TitledCard>
        )}
        <TitledCard title="按类别查看">
          <Links links={optionLinks(aggregate, region, '')} />
        </TitledCard>
        <TitledCard title="其他省份">
          <Links
            links={listAggregateProvinces().map(({ code, name }) => ({
              label: name,
              href: buildAggregateHref(aggregate, code, page.option?.value),
            }))}
          />
        </TitledCard>
      </div>
    </main>
  )
}
