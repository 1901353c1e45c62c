import { type QuestionQuery, suggestQuestions } from '@zhushutong/domain/assistant'
import { DEFAULT_CITY } from '@zhushutong/domain/region'
import { link, listLink } from './markdown'

const describeList = ({ kind, understood }: QuestionQuery): string =>
  `${kind.label}${understood.length > 0 ? `（${understood.join('；')}）` : ''}`

/** A question back to the user: the parts that cannot be answered, and possible meanings (AI-10). */
export function* answerWithQuestion(
  reasons: readonly string[],
  lists: readonly QuestionQuery[],
): Generator<string, void> {
  const isOpen = reasons.some((reason) => reason.endsWith('？'))
  const text = reasons.map((reason) => (/[？。]$/u.test(reason) ? reason : `${reason}。`)).join('')
  yield lists.length === 0
    ? `${text}\n\n您是想问这样的问题吗？可以这样问：\n\n`
    : `${text}${isOpen ? '' : '为免答非所问，先不作答。'}\n\n您是想问：\n\n`
  for (const list of lists) yield `- ${link(describeList(list), listLink(list.kind, list.query))}\n`
  if (lists.length > 0) return
  for (const { text: example } of suggestQuestions({ kind: null, name: null, region: DEFAULT_CITY.areaName }))
    yield `- ${example}\n`
  yield '\n我按规则在本站的数据、标准、政策和问答里查找：可以带上地区、工程类型、时间、金额、资质，也可以写企业全称。\n'
}
