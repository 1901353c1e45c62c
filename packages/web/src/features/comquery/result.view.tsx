import { buildHref, buildListHref } from '@zhushutong/domain/addresses'
import {
  type Comquery,
  type ComqueryHit,
  type ComqueryPage,
  type ComqueryPart,
  type Evidence,
  formatComqueryUrl,
} from '@zhushutong/domain/comquery'
import { formatSum } from '@zhushutong/domain/formatting'
import { type Failure, MAX_OFFSET, type RecordKind } from '@zhushutong/domain/records'
import { LinkButton } from '@zhushutong/ui/button'
import { EmptyState, ErrorState } from '@zhushutong/ui/layout/states'
import type { ReactNode } from 'react'
import { ListPager } from '@/lists/list-pager'
import { DialogButton, DialogLinkButton } from '@/triggers/dialog-trigger'
import { RefusedRequest } from '@/triggers/refused-request'
import type { ExportList } from '@/triggers/targets'
import { unlockProps } from '@/triggers/unlock'
import { Counts, countText } from './counts'

const pageHref = (query: Comquery, pageNum = 1) =>
  `${buildListHref('comqueryResult', pageNum)}${formatComqueryUrl(query)}`
function formHref(query: Comquery): string {
  return `${buildHref('comquery')}${formatComqueryUrl(query)}`
}

/** The query as input of an export: without the page number. */
const buildExport = ({ conditions, match, sort }: Comquery): ExportList => ({ conditions, match, sort })

function EvidenceLine({
  evidence,
  parts,
}: {
  evidence: readonly Evidence[]
  parts: readonly ComqueryPart[]
}) {
  const lines = evidence.flatMap(({ key, count, amount, unpriced, foreign, doubted }) => {
    const part = parts.find((p) => p.key === key)
    const sum =
      amount === null
        ? null
        : formatSum({ amount, unpriced: unpriced ?? 0, foreign: foreign ?? 0, doubted: doubted ?? 0 })
    return part
      ? [
          {
            key,
            text: `${part.sentence}`,
            fact: `${count} ${part.group.counted ?? '条'}${sum === null ? '' : `，合计 ${sum}`}`,
          },
        ]
      : []
  })
  if (lines.length === 0) return null
  return (
    <dl
      className="grid gap-1 border-b border-line bg-surface-2 px-3 py-2 text-12 md:px-6"
      aria-label="符合的条件"
    >
      {lines.map(({ key, text, fact }) => (
        <div key={key} className="flex flex-wrap gap-x-3">
          <dt className="text-ink-3">{text}</dt>
          <dd className="font-semibold tabular-nums">{fact}</dd>
        </div>
      ))}
    </dl>
  )
}

function Sorts({ kind, query }: { kind: RecordKind; query: Comquery }) {
  return (
    <nav aria-label="排序" className="flex gap-4 text-ink-2 md:ml-auto">
      {kind.sorts.map((sort, i) => (
        <a
          key={sort.key}
          href={pageHref({ ...query, sort: i === 0 ? undefined : sort.key })}
          aria-current={(query.sort ?? kind.sorts[0]?.key) === sort.key || undefined}
          className="aria-current:font-semibold aria-current:text-primary"
        >
          {sort.label}
        </a>
      ))}
    </nav>
  )
}

function Refused({ failure, query }: { failure: Failure; query: Comquery }) {
  if (failure.status === 401)
    return (
      <ErrorState
        title="登录后即可查询"
        action={
          <DialogLinkButton {...unlockProps('login')} variant="primary">
            登录 / 注册
          </DialogLinkButton>
        }
      >
        组合查询需要先登录，条件已为您保留。
      </ErrorState>
    )
  if (failure.status === 403)
    return (
      <ErrorState
        title="开通会员后可用"
        action={
          <DialogLinkButton {...unlockProps('svip', 4)} variant="gold">
            开通建筑管家 SVIP
          </DialogLinkButton>
        }
      >
        {failure.message}
        <RefusedRequest requestId={failure.requestId} />
      </ErrorState>
    )
  return (
    <ErrorState title="查询失败" action={<LinkButton href={formHref(query)}>修改条件</LinkButton>}>
      {failure.message}
    </ErrorState>
  )
}

interface Props {
  readonly kind: RecordKind
  readonly query: Comquery
  readonly parts: readonly ComqueryPart[]
  readonly page: ComqueryPage | Failure
  /** Renders a company as in the lists. */
  readonly row: (hit: ComqueryHit) => ReactNode
  /** Wraps the rows in a table with the columns of the lists. */
  readonly ledger: (rows: ReactNode) => ReactNode
}

function Results({ kind, query, parts, page, row, ledger }: Omit<Props, 'page'> & { page: ComqueryPage }) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-3 py-3 md:px-6">
        <h2>
          共找到 <b className="text-16 text-primary">{countText(page)}</b> 家企业
        </h2>
        <Sorts kind={kind} query={query} />
        {page.records.length > 0 && (
          <DialogButton size="small" dialog={{ name: 'export', list: buildExport(query) }}>
            导出
          </DialogButton>
        )}
      </div>
      {page.records.length > 0 &&
        ledger(
          page.records.map((hit) => (
            <div key={hit.record.id}>
              {row(hit)}
              <EvidenceLine evidence={hit.evidence} parts={parts} />
            </div>
          )),
        )}
      {page.records.length === 0 && (
        <EmptyState
          title="没有同时满足全部条件的企业"
          action={
            <LinkButton href={formHref(query)} variant="primary">
              修改条件
            </LinkButton>
          }
        >
          看看每个条件单独留下多少家，放宽最严的那一个再试。
        </EmptyState>
      )}
      <ListPager
        total={Math.min(page.total, MAX_OFFSET)}
        current={query.pageNum}
        size={query.pageSize}
        hrefOf={(pageNum) => pageHref(query, pageNum)}
        sizeHref={(pageSize) => pageHref({ ...query, pageSize })}
      />
    </>
  )
}

/**
 * The result of a combined query: its conditions with their single counts, and the companies with their
 * matching records.
 */
export function ComqueryResult(props: Props) {
  const { query, parts, page } = props
  return (
    <main id="main" className="wrap">
      <h1 className="sr-only">组合查询结果</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 py-4 pb-12 lg:grid-cols-[minmax(0,1fr)_320px]">
        <section className="card lg:order-2" aria-label="查询条件">
          <div className="p-4">
            <h2 className="mb-3 font-semibold">查询条件</h2>
            {'error' in page ? (
              <ul className="grid gap-2 text-ink-2">
                {parts.map(({ key, sentence }) => (
                  <li key={key}>{sentence}</li>
                ))}
              </ul>
            ) : (
              <Counts preview={page} />
            )}
            <LinkButton className="mt-4" block href={formHref(query)}>
              修改条件
            </LinkButton>
          </div>
        </section>
        <section className="card" aria-label="查询结果">
          {'error' in page ? <Refused failure={page} query={query} /> : <Results {...props} page={page} />}
        </section>
      </div>
    </main>
  )
}
