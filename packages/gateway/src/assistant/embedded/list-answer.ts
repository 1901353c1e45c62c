import type { QuestionQuery } from '@zhushutong/domain/assistant'
import { formatTime } from '@zhushutong/domain/formatting'
import type { RecordKind, RecordPage, RecordView } from '@zhushutong/domain/records'
import type { Refusal } from '../../records'
import { countText, link, listLink, type Piece, pieceAbout, recordLine } from './markdown'

type Page = RecordPage<RecordView>

export function understoodText({ kind, understood }: QuestionQuery): string {
  const conditions = understood.length > 0 ? `，${understood.join('；')}` : '，没有其他条件'
  return `按这样理解您的问题：查**${kind.label}**${conditions}。\n\n`
}

/** The columns that the question asks about; they come first among the facts of a record. */
const askedColumns = ({ kind, query }: QuestionQuery): readonly string[] => {
  const sort = kind.sorts.find(({ key }) => key === query.sort)
  const filtered = kind.filters.filter(({ key, type }) => query.filters[key]?.length && type === 'range')
  return [...(sort ? [sort.column] : []), ...filtered.map(({ column }) => column)]
}

const labelOf = (kind: RecordKind, key: string) =>
  key === 'keyword' ? '关键词' : `“${kind.filters.find((f) => f.key === key)?.label ?? key}”`

function* nothingFound({ kind, query }: QuestionQuery, page: Page): Generator<string> {
  yield `没有找到符合条件的${kind.label}。`
  const looser = (page.loosened ?? []).filter(({ total }) => total > 0).slice(0, 3)
  if (looser.length > 0) {
    const ways = looser.map(
      ({ drop, total, totalIsCapped }) =>
        `去掉${labelOf(kind, drop)}后有 ${countText(kind, total, totalIsCapped)}`,
    )
    yield `放宽条件可以试试：${ways.join('；')}。`
  }
  const words = page.suggestedKeywords ?? []
  if (words.length > 0) yield `相近的关键词：${words.slice(0, 5).join('、')}。`
  yield `\n\n${link(`到${kind.tab}里改条件`, listLink(kind, query))}`
}

const refusalText = (refusal: Refusal): string => {
  if (refusal.error === 'timeout') return '这个条件查询超时了，请再加一些条件（地区、时间或金额）后重试。'
  if (refusal.error === 'invalid') return `这个条件暂时不能用：${refusal.message}。`
  return '这个问题现在查不了，请稍后重试。'
}

/**
 * An extra text about a record besides its columns: the newest penalty if the question asks for penalties.
 */
type Reason = (record: RecordView) => Promise<string>

/**
 * Writes the result of a search: the understood question, the count, the first records, and a link to all.
 */
export async function* answerWithList(
  question: QuestionQuery,
  page: Page | Refusal,
  reasonOf: Reason = async () => '',
): AsyncGenerator<Piece, void, void> {
  const { kind, query, take } = question
  yield understoodText(question)
  if ('error' in page) {
    yield refusalText(page)
    return
  }
  if (page.records.length === 0) {
    yield* nothingFound(question, page)
    return
  }
  const all = listLink(kind, query)
  const count = countText(kind, page.total, page.totalIsCapped)
  const shown = page.records.slice(0, take)
  const first = shown.length === 1 ? '排在第一的是' : `前 ${shown.length} ${kind.classifier}是`
  const rest = page.total > shown.length ? `，${first}` : ''
  yield `共找到 **${count}**${kind.label}${rest}：\n\n`
  const namedColumns = askedColumns(question)
  for (const [i, record] of shown.entries())
    yield pieceAbout(
      kind,
      record,
      `${i + 1}. ${recordLine(kind, record, namedColumns, all)}${await reasonOf(record)}\n`,
    )
  const fresh = page.freshAt === null ? '' : `，数据更新至 ${formatTime(page.freshAt)}`
  yield `\n${link(`查看全部 ${count}${kind.label}`, all)}${fresh}。`
}
