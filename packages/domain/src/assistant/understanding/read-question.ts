import { divisionLabel } from '../../divisions'
import { findHelpArticles } from '../../help'
import { EMPTY_QUERY, ENGINEERING_TYPES, findKind, type RecordKind } from '../../records'
import { continuesPrevious, hasSearchContent } from './follow-up'
import type { ParsedQuestion } from './parse-question'
import { buildQuestionQuery, chooseKind, type QuestionQuery } from './question-query'
import { readContent } from './read-content'
import { readRelations } from './read-relations'
import type { NamedRecord, Reading } from './reading'
import { ask, type ReadingContext, WHICH_COMPANY } from './reading-context'
import { normaliseQuestion } from './text'
import type { Topic } from './words'

const WHICH_TENDER = '您问的是哪一条招标？请打开那条招标，或者写出它的名称'
const NO_OWN_COMPANY = '您还没有选定“我的企业”：在个人中心填上企业名称或统一社会信用代码，就可以这样问'

interface Subject {
  readonly of: NamedRecord | null
  /** The message for a question that refers to a missing record. */
  readonly missing: string | null
}

/** The record that a question refers to: 第一个, 它, 我公司, or a name. */
const findSubject = ({ question, parsed, named, mine, last, about, shown }: ReadingContext): Subject => {
  const { mentions, intents, kind } = parsed
  if (mentions.ordinal !== null) {
    const of = shown[mentions.ordinal - 1] ?? null
    return {
      of,
      missing: of ? null : shown.length === 0 ? WHICH_TENDER : `上一个回答只列出了 ${shown.length} 条`,
    }
  }
  const [first] = named
  if (first) return { of: first, missing: null }
  if (mentions.mine && !isOnlyPolite(parsed)) return { of: mine, missing: mine ? null : NO_OWN_COMPANY }
  if (mentions.it) return { of: last, missing: last ? null : WHICH_COMPANY }
  // 去年的呢: the subject of the question before.
  if (about) return { of: about, missing: null }
  const goesOn =
    continuesPrevious(question) && intents.length > 0 && kind === null && parsed.places.length === 0
  return { of: goesOn ? last : null, missing: null }
}

/** True for 我想查重庆的招标, where 我 does not refer to a company. */
const isOnlyPolite = ({ intents, matters, topics, kind, isDue }: ParsedQuestion): boolean =>
  intents.length === 0 && matters.length === 0 && topics.length === 0 && kind === null && !isDue

const typeOf = ({ options }: ParsedQuestion): string | null => {
  const labels = options.flatMap((option) => option.labels)
  return ENGINEERING_TYPES.find((type) => labels.includes(type.label))?.value ?? null
}

const WINNERS =
  /(?:谁|哪[些家个几](?:公司|企业|单位|家|个)?).{0,20}(?:中标|拿标|拿项目).{0,3}最多|(?:中标|拿标).{0,3}最多的?是(?:谁|哪)/u

const readFigures = (context: ReadingContext, subject: NamedRecord | null): Reading | null => {
  const { parsed, question } = context
  const { intents, places, amount, period, order, unknown } = parsed
  const winners = WINNERS.test(normaliseQuestion(question))
  const isRate = intents.includes('winRate')
  if (!winners && !isRate && !intents.includes('discount')) return null
  const figure = winners ? 'winners' : isRate ? 'winRate' : 'discount'
  if (order && !winners)
    return ask(['企业不能按下浮率、中标率排列；写出一家企业、一个地区或一种工程，可以看到它的下浮率和中标率'])
  const reasons = [
    ...(amount ? ['下浮率和中标率不能按金额分开算'] : []),
    ...(period ? ['下浮率和中标率按近三年的中标结果算，不能换成别的时间'] : []),
    ...(places.length > 1 ? ['一次只能看一个地区'] : []),
    ...places.flatMap(({ others, code }) =>
      others.length > 0
        ? [
            `叫这个名字的地方不止一个：${[code, ...others].map((other) => divisionLabel(other) ?? other).join('、')}，请写上省市`,
          ]
        : [],
    ),
    ...unknown.map((word) => `“${word}”不能作为条件`),
  ]
  if (reasons.length > 0) return ask(reasons)
  const scope = { region: places[0]?.code ?? null, type: typeOf(parsed), of: subject }
  const isUsable = subject === null || subject.kind === 'company' || (subject.kind === 'owner' && !isRate)
  if (!isUsable) return null
  if (subject === null && scope.region === null && scope.type === null && !winners)
    return ask(['您想看哪个地区、哪种工程，或者哪一家企业的？'])
  if (subject === null && isRate) return ask([WHICH_COMPANY])
  return { is: 'figures', figure, scope }
}

const withOwnName = (kind: string) => findKind(kind) as RecordKind

const readFits = (context: ReadingContext): Reading => {
  if (context.mine === null) return ask([NO_OWN_COMPANY])
  const kind = withOwnName('tender')
  const parsed = { ...context.parsed, kind: 'tender' as const, isOpen: true }
  const list = buildQuestionQuery(parsed, kind)
  if (!list) return ask([WHICH_TENDER])
  return list.problems.length > 0 ? ask(list.problems, [list]) : { is: 'fits', list, of: context.mine }
}

const readFit = (context: ReadingContext, subject: Subject): Reading | null => {
  const { parsed, named, mine, last } = context
  const { intents, qualification, mentions } = parsed
  if (!intents.includes('fit') && !intents.includes('fits')) return null
  const tender =
    named.find(({ kind }) => kind === 'tender') ??
    [subject.of, mentions.it ? last : null].find((namedRecord) => namedRecord?.kind === 'tender')
  if (tender) {
    const company = named.find(({ kind }) => kind === 'company') ?? null
    return company === null && mine === null ? ask([NO_OWN_COMPANY]) : { is: 'fit', tender, company }
  }
  if (qualification.heads.length > 0) return readContent(context)
  if (intents.includes('fits')) return readFits(context)
  const hasConditions = parsed.kind === 'tender' || parsed.places.length > 0 || parsed.options.length > 0
  return hasConditions && mentions.mine ? readFits(context) : ask([subject.missing ?? WHICH_TENDER])
}

/** The filter of a kind by a record of another kind. */
const findReference = (kind: RecordKind, of: NamedRecord) =>
  kind.filters.find(({ key, type }) => type === 'reference' && key === of.kind)

const readListOf = (parsed: ParsedQuestion, of: NamedRecord): Reading | null => {
  const kind = chooseKind(parsed)
  const reference = kind && findReference(kind, of)
  if (!kind || !reference) return null
  const list = buildQuestionQuery(parsed, kind)
  if (!list) return null
  const query: QuestionQuery = {
    ...list,
    query: { ...list.query, filters: { ...list.query.filters, [reference.key]: [of.id] } },
    understood: [`${reference.label}：${of.name}`, ...list.understood],
  }
  return list.problems.length > 0 ? ask(list.problems, [query]) : { is: 'list', list: query, of }
}

const readAboutPerson = (of: NamedRecord): Reading => {
  const kind = withOwnName('person')
  return {
    is: 'list',
    of: null,
    list: {
      kind,
      query: { ...EMPTY_QUERY, keyword: of.name },
      take: 5,
      understood: [`姓名：${of.name}`],
      problems: [],
    },
  }
}

/** Facts of a company have no period; only its credit has one. */
const readFacts = (
  { period, amount }: ParsedQuestion,
  of: NamedRecord,
  topics: readonly Topic[],
): Reading => {
  if (period && topics.includes('credit')) return { is: 'verdict', of, matters: ['any'], period }
  if (period?.to || amount) return ask([`${of.name}的资料不能只看一段时间或一种金额`])
  return { is: 'facts', of, topics }
}

const readAbout = (context: ReadingContext, of: NamedRecord): Reading | null => {
  const { parsed } = context
  const { kind, topics, matters, intents, isDue } = parsed
  if (of.kind === 'person') return readAboutPerson(of)
  if (of.kind !== 'company' && kind === 'owner' && of.kind !== 'owner') return { is: 'owner', of }
  if (of.kind === 'company') {
    if (intents.includes('expiry') || isDue) return { is: 'expiry', of }
    if (matters.length > 0)
      return { is: 'verdict', of, matters: matters.map(({ matter }) => matter), period: parsed.period }
    const facts = topics.filter((topic) => topic !== 'tenders')
    const isOne = topics.length <= 1 && !facts.includes('credit') && kind !== null && kind !== 'company'
    const isKeptList = kind !== null && kind !== 'company' && kind !== 'credit' && hasConditions(parsed)
    const list = isOne || isKeptList ? readListOf(parsed, of) : null
    return list ?? readFacts(parsed, of, facts)
  }
  if (of.kind === 'owner' || of.kind === 'agency')
    return (
      (kind !== null && kind !== of.kind ? readListOf(parsed, of) : null) ?? {
        is: 'facts',
        of,
        topics: ['base'],
      }
    )
  return { is: 'facts', of, topics: [] }
}

const hasConditions = (parsed: ParsedQuestion): boolean =>
  parsed.period !== null ||
  parsed.amount !== null ||
  parsed.order !== null ||
  parsed.options.length > 0 ||
  parsed.take !== null

const readNotices = (parsed: ParsedQuestion): Reading | null => {
  if (
    !parsed.asksNotices ||
    chooseKind(parsed) !== null ||
    (parsed.unknown.length === 0 && parsed.places.length === 0)
  )
    return null
  const lists = (['tender', 'winning'] as const).flatMap(
    (kind) => buildQuestionQuery(parsed, withOwnName(kind)) ?? [],
  )
  const problems = lists.flatMap((list) => list.problems)
  return problems.length > 0 ? ask([...new Set(problems)], lists) : { is: 'notices', lists }
}

const readList = (parsed: ParsedQuestion): Reading | null => {
  const list = buildQuestionQuery(parsed)
  if (!list) return null
  return list.problems.length > 0 ? ask(list.problems, [list]) : { is: 'list', list, of: null }
}

/**
 * The reading of a question with the records that it names (AI-11): intents before lists, rules of the site and
 * instructions for a question without records, and a question back for a condition that cannot be used (AI-10).
 */
export function readQuestion(context: ReadingContext): Reading {
  const { parsed, question, named } = context
  const text = normaliseQuestion(question)
  const help = named.length === 0 ? findHelpArticles(text) : []
  if (help.length > 0 && !isAboutRecords(parsed, text)) return { is: 'site', articles: help }
  const subject = findSubject(context)
  const fit = readFit(context, subject)
  if (fit) return fit
  const figures = subject.missing === null ? readFigures(context, subject.of) : null
  if (figures) return figures
  const explains = parsed.explains && subject.of === null && (parsed.order === null || parsed.kind === null)
  if (explains && named.length === 0) return readContent(context)
  if (subject.missing !== null) return ask([subject.missing])
  const relations = readRelations(context, subject.of)
  if (relations) return relations
  if (subject.of) {
    const about = readAbout(context, subject.of)
    if (about) return about
  }
  return readNotices(parsed) ?? readList(parsed) ?? readLeftOver(context)
}

const ASKS_HOW = /吗$|能不能|可不可以|可以|能否/u

/** True for 重庆的招标导出 and 体验馆招标, which are about records; false for 招标怎么导出, which is about the site. */
const isAboutRecords = ({ places, amount, period, kind, explains }: ParsedQuestion, text: string): boolean =>
  places.length > 0 ||
  amount !== null ||
  period !== null ||
  (kind !== null && kind !== 'company' && !explains && !ASKS_HOW.test(text))

/** The reading without a kind: words or options are searched in the content, anything else leads to a question back. */
const readLeftOver = (context: ReadingContext): Reading => {
  const { parsed } = context
  const isText = parsed.unknown.some((word) => word.length >= 2) || parsed.options.length > 0
  if (isText) return readContent(context)
  if (!hasSearchContent(parsed)) return ask(['没有听懂您的问题'])
  const lists = (['tender', 'winning', 'company'] as const).flatMap(
    (kind) => buildQuestionQuery(parsed, withOwnName(kind)) ?? [],
  )
  return ask(
    ['您想查哪一类数据？'],
    lists.filter(({ problems }) => problems.length === 0),
  )
}
