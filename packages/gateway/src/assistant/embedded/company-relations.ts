import { NO_VALUE } from '@zhushutong/domain/formatting'
import { company, type RecordView } from '@zhushutong/domain/records'
import type { readCompanyInsight } from '../../insight'
import type { Asker } from '../../records'
import { link, type Piece, pieceAbout, recordLink } from './markdown'

export type Insight = ReturnType<typeof readCompanyInsight>

/** Competitors named in an answer; the page of the relations has the others. */
const LISTED = 5

/** Who bid for the same contracts as the company, by the records of results: nothing else makes a competitor. */
export async function* tellCompetitors(
  { id }: Pick<RecordView, 'id'>,
  { viewer, now }: Asker,
  insight: Insight,
): AsyncGenerator<Piece, void, void> {
  const found = await insight(id, viewer, now)
  if ('error' in found) {
    yield '\n**竞争对手**：现在算不出来，请稍后再问。\n'
    return
  }
  const { total, records, opensBy } = found.competitor
  if (total === 0) {
    yield '\n**竞争对手**：本站没有它和别的企业同场投标的记录，所以说不出它的竞争对手。\n'
    return
  }
  const all = link(`${total} 家`, `/companyAnalyze/?${new URLSearchParams({ cid: id })}`)
  yield `\n**竞争对手**：和它投过同一个标的企业有 ${all}，同场最多的是：\n\n`
  for (const one of records.slice(0, LISTED)) {
    const latest = one.latestOn === null ? '' : `；最近一次 ${one.latestOn}`
    const facts = `同场投标 ${one.times} 次；其中它中标 ${one.won} 次${latest}`
    const name = link(one.name, recordLink(company, { id: one.id, expired: false }) ?? '/qiye/')
    yield pieceAbout(company, { id: one.id }, `- ${name}：${facts}\n`)
  }
  if (opensBy !== null && total > records.length) yield '\n开通会员后可以看到更多竞争对手。\n'
}

/** What the register says of its owners: only the kind of company. Shareholders are not among the portal's data. */
export function tellOwnership({ companyType }: RecordView): string {
  const type = typeof companyType === 'string' && companyType !== NO_VALUE ? companyType.trim() : ''
  const sentence = type === '' ? '本站没有它登记的企业类型' : `登记的企业类型是“${type}”`
  if (/国有|全民所有制/u.test(type)) return `\n**是否国有**：${sentence}，写明了国有。\n`
  return `\n**是否国有**：${sentence}。本站没有股东信息，不能判断它是否国有或上市，请到国家企业信用信息公示系统查看它的股东。\n`
}
