import {
  buildComqueryParts,
  checkComquery,
  formatComqueryUrl,
  hasConditions,
  NO_CONDITION_TEXT,
  type ParsedComquery,
  parseComqueryUrl,
} from '@zhushutong/domain/comquery'
import { company } from '@zhushutong/domain/records'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ComqueryResult, ComqueryView, formModel } from '@/features/comquery'
import { Ledger } from '@/features/records/list/ledger'
import { compareHref } from '../comparison/comparison-query'
import { CompareBar } from '../list/compare-picks'
import type { Reader } from '../reader'
import { ComqueryIsland } from './comquery-island'
import { ComqueryRow, chooseColumns } from './comquery-ledger'
import '@/features/records/filters/filter-menu.css'
import '@/features/records/list/list.css'

type ComqueryPage = 'form' | 'result'

const TITLES: Readonly<Record<ComqueryPage, string>> = { form: '组合查询', result: '组合查询结果' }

/** The group that gets an additional row: ?add=. */
const readAdded = (search: string): string | null => {
  const added = new URLSearchParams(search).get('add') ?? ''
  return /^[a-z]{1,20}$/.test(added) ? added : null
}

/** The head of the form, or of its result; `search` is the query as typed. */
export function comqueryMetadata(page: ComqueryPage, search: string): Metadata {
  const isBare =
    page === 'form' && formatComqueryUrl(parseComqueryUrl(search).typed) === '' && readAdded(search) === null
  return {
    title: TITLES[page],
    description:
      '按资质、中标业绩、注册人员、四库业绩、信用等多类条件组合查询建筑企业，逐条查看每个条件的效果。',
    alternates: { canonical: page === 'form' ? '/comquery/' : '/comquery/result/' },
    // There are as many addresses as combinations.
    ...(!isBare && { robots: { index: false, follow: true } }),
  }
}

function Form({
  read,
  added,
  notice,
  reader,
}: {
  read: ParsedComquery
  added: string | null
  notice?: string
  reader: Reader
}) {
  return (
    <ComqueryView notice={notice}>
      <ComqueryIsland model={formModel(read, added)} isMember={reader.member !== null} />
    </ComqueryView>
  )
}

async function Result({ read: { query }, reader }: { read: ParsedComquery; reader: Reader }) {
  const page = await reader.comquery.search(query)
  const isBeyondLast =
    'error' in page
      ? checkComquery(query).some(({ field }) => field === 'pageNum')
      : query.pageNum > 1 && page.records.length === 0
  if (isBeyondLast) notFound()
  const now = Date.now()
  const parts = buildComqueryParts(query)
  return (
    <ComqueryResult
      kind={company}
      query={query}
      parts={parts}
      page={page}
      ledger={(rows) => (
        <>
          <Ledger kind={company} choice={chooseColumns(query, parts)}>
            {rows}
          </Ledger>
          <CompareBar href={compareHref([])} />
        </>
      )}
      row={(hit) => <ComqueryRow {...{ query, parts, hit, now }} />}
    />
  )
}

/** The form of the combined query; invalid input is shown again, with messages. */
export function ComqueryFormScreen({ search, reader }: { search: string; reader: Reader }) {
  return <Form read={parseComqueryUrl(search)} added={readAdded(search)} reader={reader} />
}

/** A page of the result; without valid conditions the form with a notice. */
export function ComqueryResultScreen({
  page,
  search,
  reader,
}: {
  page: number
  search: string
  reader: Reader
}) {
  const read = parseComqueryUrl(search, page)
  const asksNothing = read.problems.length === 0 && !hasConditions(read.query)
  if (!asksNothing && read.problems.length === 0) return <Result read={read} reader={reader} />
  const notice = asksNothing ? NO_CONDITION_TEXT : '有条件填写不正确，请修改后再查询'
  return <Form read={read} added={readAdded(search)} notice={notice} reader={reader} />
}
