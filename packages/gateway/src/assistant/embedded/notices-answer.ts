import type { QuestionQuery } from '@zhushutong/domain/assistant'
import type { Asker } from '../../records'
import type { Search } from './find-names'
import { countText, link, listLink, type Piece, pieceAbout, recordLine } from './markdown'

const LISTED = 3

/** The announcements of tenders and of results, each list with its understood conditions. */
export async function* answerWithNotices(
  lists: readonly QuestionQuery[],
  asker: Asker,
  search: Search,
): AsyncGenerator<Piece, void, void> {
  yield '本站的公告分为招标和中标两类：\n'
  for (const { kind, query, understood } of lists) {
    const heading = `\n**${kind.label}**${understood.length > 0 ? `（${understood.join('；')}）` : ''}`
    const page = await search(kind, query, asker)
    if ('error' in page) {
      yield `${heading}：现在查不了，请稍后重试。\n`
      continue
    }
    const all = listLink(kind, query)
    if (page.total === 0) {
      yield `${heading}：没有找到。${link('改条件再查', all)}\n`
      continue
    }
    yield `${heading}：${link(countText(kind, page.total, page.totalIsCapped), all)}\n\n`
    for (const record of page.records.slice(0, LISTED))
      yield pieceAbout(kind, record, `- ${recordLine(kind, record, [], all)}\n`)
  }
}
