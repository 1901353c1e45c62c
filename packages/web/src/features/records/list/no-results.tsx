import { buildContentSearchHref } from '@zhushutong/domain/content'
import { formatCount } from '@zhushutong/domain/formatting'
import { EMPTY_RESULT } from '@zhushutong/domain/portal/search'
import type { RecordPage, RecordQuery, RecordView, RelaxedSearch } from '@zhushutong/domain/records'
import { LinkButton } from '@zhushutong/ui/button'
import { EmptyState } from '@zhushutong/ui/layout/states'
import { RecordLedger } from './ledger'
import { buildListHref, clearedHref, type ListLocation, relaxedLabel, relaxedQuery } from './list-model'

const count = ({ total, totalIsCapped }: RelaxedSearch) =>
  totalIsCapped ? `超${formatCount(total)}` : formatCount(total)

function DidYouMean({
  place,
  query,
  keywords,
}: {
  place: ListLocation
  query: RecordQuery
  keywords: readonly string[]
}) {
  return (
    <p>
      您是不是要找：
      {keywords.map((keyword, i) => (
        <span key={keyword}>
          {i > 0 && '、'}
          <a
            className="font-semibold text-primary"
            href={buildListHref(place, { ...query, keyword, pageNum: 1 })}
          >
            {keyword}
          </a>
        </span>
      ))}
    </p>
  )
}

function RelaxedQueries({
  place,
  query,
  loosened,
}: {
  place: ListLocation
  query: RecordQuery
  loosened: readonly RelaxedSearch[]
}) {
  return (
    <div className="mt-3">
      <p>只去掉其中一个条件，就能找到：</p>
      <ul className="mt-2 flex flex-wrap justify-center gap-2">
        {loosened.map((reading) => (
          <li key={reading.drop}>
            <LinkButton
              size="small"
              className="h-auto min-h-7 py-1 wrap-anywhere whitespace-normal"
              href={buildListHref(place, relaxedQuery(query, reading.drop))}
            >
              去掉{relaxedLabel(place, query, reading.drop)}
              <span className="whitespace-nowrap text-ink-3">
                {count(reading)} {place.kind.classifier}
              </span>
            </LinkButton>
          </li>
        ))}
      </ul>
    </div>
  )
}

function NearMatches({
  place,
  records,
  now,
}: {
  place: ListLocation
  records: readonly RecordView[]
  now: number
}) {
  return (
    <section aria-label="相近结果">
      <p className="border-y border-line bg-surface-2 px-3 py-2 text-ink-2 md:px-6">
        未找到完全匹配，以下为相近结果
      </p>
      <RecordLedger kind={place.kind} records={records} now={now} />
    </section>
  )
}

/**
 * A list without results: a suggested keyword, the number of records excluded by each condition, near
 * matches, and articles on the keyword (SHL-08, CON-10).
 */
export function NoResults({
  place,
  query,
  page,
  now,
}: {
  place: ListLocation
  query: RecordQuery
  page: RecordPage<RecordView>
  now: number
}) {
  const { suggestedKeywords: keywords = [], near = [] } = page
  // The condition of a sub-list is in its path and cannot be removed.
  const loosened = (page.loosened ?? []).filter(({ drop }) => drop !== place.sub?.filter.key)
  const [forKeywords, forFilters] = EMPTY_RESULT.hints
  return (
    <>
      <EmptyState
        title={EMPTY_RESULT.title}
        action={
          <LinkButton href={clearedHref(place)} variant={loosened.length > 0 ? 'default' : 'primary'}>
            清空条件
          </LinkButton>
        }
      >
        {keywords.length > 0 ? (
          <DidYouMean place={place} query={query} keywords={keywords} />
        ) : (
          <p>{query.keyword ? `${forKeywords}，或${forFilters.replace('请', '')}` : forFilters}</p>
        )}
        {loosened.length > 0 && <RelaxedQueries place={place} query={query} loosened={loosened} />}
        {query.keyword && (
          <p className="mt-3">
            <a className="text-primary" href={buildContentSearchHref(query.keyword)}>
              在资讯、政策与问答中查找“{query.keyword}”
            </a>
          </p>
        )}
      </EmptyState>
      {near.length > 0 && <NearMatches place={place} records={near} now={now} />}
    </>
  )
}
