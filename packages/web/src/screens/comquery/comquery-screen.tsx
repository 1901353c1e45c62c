import {
  buildComqueryParts,
  hasConditions,
  NO_CONDITION_TEXT,
  type ParsedComquery,
  parseComqueryUrl,
} from '@zhushutong/domain/comquery'
import { company } from '@zhushutong/domain/records'
import type { Metadata } from 'next'
import { ComqueryResult, ComqueryView, formModel } from '@/features/comquery'
import { Ledger } from '@/features/records/list/ledger'
import { ListRow } from '@/features/records/list/list-row'
import { renderStar } from '../detail/record-actions'
import { Frame } from '../frame/frame'
import type { Reader } from '../reader'
import { ComqueryIsland } from './comquery-island'

interface ComqueryParams {
  /** 'form' or 'result' */
  readonly form: string
  readonly page: string
  /** The conditions as typed, as a query string. */
  readonly search: string
}

const TITLES: Readonly<Record<string, string>> = { form: '组合查询', result: '组合查询结果' }

export function comqueryMetadata({ form, search }: ComqueryParams): Metadata {
  const isBare = form === 'form' && search === ''
  return {
    title: TITLES[form],
    description:
      '按资质、中标业绩、注册人员、四库业绩、信用等多类条件组合查询建筑企业，逐条查看每个条件的效果。',
    alternates: { canonical: form === 'form' ? '/comquery/' : '/comquery/result/' },
    // There are as many addresses as combinations.
    ...(!isBare && { robots: { index: false, follow: true } }),
  }
}

const addedIn = (search: string) => new URLSearchParams(search).get('add')

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
  const now = Date.now()
  return (
    <ComqueryResult
      kind={company}
      query={query}
      parts={buildComqueryParts(query)}
      page={page}
      ledger={(rows) => <Ledger kind={company}>{rows}</Ledger>}
      row={({ record }) => (
        <ListRow kind={company} record={record} now={now} action={renderStar(company, record)} />
      )}
    />
  )
}

/** The combined query and its result. Invalid input is shown again in the form, with messages. */
export function ComqueryScreen({ form, page, search, reader }: ComqueryParams & { reader: Reader }) {
  const read = parseComqueryUrl(search, Number(page) || 1)
  const isForm = form === 'form'
  const asksNothing = read.problems.length === 0 && !hasConditions(read.query)
  const showsForm = isForm || asksNothing || read.problems.length > 0
  const notice = asksNothing ? NO_CONDITION_TEXT : '有条件填写不正确，请修改后再查询'
  return (
    <Frame reader={reader} route={isForm ? 'comquery' : 'comqueryResult'} current="comquery">
      {showsForm ? (
        <Form read={read} added={addedIn(search)} notice={isForm ? undefined : notice} reader={reader} />
      ) : (
        <Result read={read} reader={reader} />
      )}
    </Frame>
  )
}
