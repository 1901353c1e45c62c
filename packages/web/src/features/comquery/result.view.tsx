import { buildHref, buildListHref } from '@zhushutong/domain/addresses'
import {
  type Comquery,
  type ComqueryHit,
  type ComqueryPage,
  type ComqueryPart,
  formatComqueryUrl,
} from '@zhushutong/domain/comquery'
import { type Failure, MAX_OFFSET, type RecordKind } from '@zhushutong/domain/records'
import { LinkButton } from '@zhushutong/ui/button'
import { EmptyState, ErrorState } from '@zhushutong/ui/layout/states'
import { Fragment, type ReactNode } from 'react'
import { ListPager } from '@/lists/list-pager'
import { SortMenu } from '@/lists/sort-menu'
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

const sortLinks = (kind: RecordKind, query: Comquery) =>
  kind.sorts.map((sort, i) => ({
    label: sort.label,
    href: pageHref({ ...query, sort: i === 0 ? undefined : sort.key }),
    isCurrent: (query.sort ?? kind.sorts[0]?.key) === sort.key,
  }))

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
  /** Renders a company with its evidence. */
  readonly row: (hit: ComqueryHit) => ReactNode
  /** Wraps the rows in a table with the conditions as columns. */
  readonly ledger: (rows: ReactNode) => ReactNode
}

function Results({ kind, query, page, row, ledger }: Omit<Props, 'page' | 'parts'> & { page: ComqueryPage }) {
  return (
    <>
      <div className="list-head">
        <h1>
          组合查询 <b>{countText(page)}</b> 家企业
        </h1>
        <SortMenu sorts={sortLinks(kind, query)} />
        {page.records.length > 0 && (
          <DialogButton size="small" dialog={{ name: 'export', list: buildExport(query) }}>
            导出
          </DialogButton>
        )}
      </div>
      {page.records.length > 0 &&
        ledger(page.records.map((hit) => <Fragment key={hit.record.id}>{row(hit)}</Fragment>))}
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
      {'error' in page && <h1 className="sr-only">组合查询结果</h1>}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 py-3 pb-12 lg:grid-cols-[minmax(0,1fr)_232px]">
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
