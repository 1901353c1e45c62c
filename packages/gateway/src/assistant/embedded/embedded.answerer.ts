import {
  buildQuestionQuery,
  hasSearchContent,
  mergeWithPrevious,
  type ParsedQuestion,
  parseQuestion,
  type QuestionQuery,
  type Topic,
} from '@zhushutong/domain/assistant'
import { readCompanyInsight } from '../../insight'
import type { Database } from '../../platform/db'
import { recordDetail, recordSearch } from '../../records'
import type { Answerer, Question, Step } from '../answerer.ports'
import {
  answerAboutCompany,
  askWhichCompany,
  findCompaniesByName,
  type NamedCompanies,
} from './company-answer'
import { answerNotUnderstood, answerWithList } from './list-answer'
import { answerWithNotices, asksForNotices } from './notices-answer'

/** Finds a company by its id. */
interface Named {
  readonly id: string
  readonly name: string
}

/** The stored memory of a conversation: the last parsed question, and the company it was about. */
interface Memory {
  readonly asked: ParsedQuestion | null
  readonly company: Named | null
}

const NOTHING: Memory = { asked: null, company: null }
const memoryOf = (stored: unknown): Memory => ({ ...NOTHING, ...(stored as Partial<Memory> | null) })

const MEANS_THE_SAME = /它|该公司|该企业|这家|他们/u
/** Maximum number of companies that match part of a name before the name counts as too vague. */
const FEW = 5

const withCompany = (question: QuestionQuery, { id, name }: Named): QuestionQuery | null => {
  const filter = question.kind.filters.find((f) => f.key === 'company' && f.type === 'reference')
  if (!filter) return null
  const { keyword: _named, ...query } = question.query
  return {
    ...question,
    query: { ...query, filters: { ...query.filters, company: [id] } },
    understood: [`企业：${name}`, ...question.understood.filter((text) => !text.includes('含“'))],
  }
}

/** What only one company can be asked for: no list has it. */
const isAboutOneCompany = (topic: Topic) => topic === 'competitors' || topic === 'ownership'

const tellWhichIsMissing = ({ company, topics }: ParsedQuestion): string => {
  if (company) return `本站没有名称含“${company.name}”的企业。请核对名称，或写全称再问一次。`
  return topics.includes('ownership')
    ? '本站没有企业的股东信息，不能按是否国有、是否上市来查企业。写出一家企业的名称，可以看到它登记的企业类型。'
    : '您问的是哪一家企业的竞争对手？请写出它的名称。'
}

/**
 * Answers from the portal's own records, with the search of the lists and the asker's access rights
 * (AI-01).
 */
export function embeddedAnswerer(database: Database): Answerer {
  const search = recordSearch(database)
  const detail = recordDetail(database)
  const insight = readCompanyInsight(database)

  /** By the words of the name; a short name with its place in front, 宜昌凯鑫, also by the name within the place. */
  const findNamed = async (
    { company, keyword, places }: ParsedQuestion,
    asker: Question['asker'],
  ): Promise<NamedCompanies> => {
    if (!company) return { companies: [], total: 0 }
    const named = await findCompaniesByName(company.name, asker, search)
    const [place] = places
    if (named.total > 0 || company.isWhole || !place || keyword === '') return named
    return findCompaniesByName(keyword, asker, search, place.code)
  }

  async function* texts(question: Question, parsed: ParsedQuestion, memory: Memory) {
    const { asker, query } = question
    const mentioned: { company: Named | null } = { company: memory.company }
    const about = (named: Named) => {
      const { topics, kind } = parsed
      mentioned.company = named
      // 的中标, with or without further conditions, is a list of the company's records; 的资质和中标 are facts about
      // the company.
      const isOne = topics.filter((topic) => topic !== 'base').length <= 1
      const isList = isOne && kind !== null && kind !== 'company'
      // Part of a name may contain a place: 重庆建工.
      const list = isList
        ? buildQuestionQuery(parsed.company?.isWhole ? parsed : { ...parsed, places: [] })
        : null
      const own = list && withCompany(list, named)
      return own
        ? answerWithList(own, asker, search)
        : answerAboutCompany(named, topics, asker, { search, detail, insight })
    }
    const findAnswer = async () => {
      const named = await findNamed(parsed, asker)
      const asksOne = parsed.topics.some(isAboutOneCompany)
      const isMeant = parsed.company?.isWhole || parsed.kind === null || asksOne || named.total <= FEW
      const [one] = named.companies
      if (one && named.total === 1) return about({ id: one.id, name: String(one.name) })
      if (one && isMeant && parsed.company) return askWhichCompany(parsed.company.name, named)
      if (!parsed.company && memory.company && parsed.topics.length > 0 && MEANS_THE_SAME.test(query)) {
        return about(memory.company)
      }
      if (parsed.company?.isWhole)
        return [`本站没有名为“${parsed.company.name}”的企业。请核对全称，或只写名称中的几个字再问一次。`]
      if (asksOne) return [tellWhichIsMissing(parsed)]
      if (asksForNotices(parsed)) return answerWithNotices(parsed, asker, search)
      const list = buildQuestionQuery(parsed)
      return list ? answerWithList(list, asker, search) : [answerNotUnderstood()]
    }
    yield* await findAnswer()
    return mentioned
  }

  async function* answer(question: Question): AsyncGenerator<Step, void, void> {
    const memory = memoryOf(question.memory)
    const own = parseQuestion(question.query, question.asker.now)
    const parsed = mergeWithPrevious(question.query, own, memory.asked)
    if (question.files.length > 0) yield { type: 'add', text: '图片我还看不懂，只按文字回答。\n\n' }
    const pieces = texts(question, parsed, memory)
    let next = await pieces.next()
    for (; !next.done; next = await pieces.next()) {
      if (question.signal.aborted) return
      const piece = next.value
      yield { type: 'add', ...(typeof piece === 'string' ? { text: piece } : piece) }
    }
    const nextMemory: Memory = {
      asked: hasSearchContent(parsed) ? parsed : memory.asked,
      company: next.value.company,
    }
    yield { type: 'keep', memory: nextMemory }
  }

  return { answer }
}
