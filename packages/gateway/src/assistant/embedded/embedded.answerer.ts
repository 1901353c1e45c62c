import {
  describeReading,
  describeSearchByRules,
  hasSearchContent,
  type NamedRecord,
  type ParsedQuestion,
  parseFollowUp,
  parseQuestion,
  type QuestionQuery,
  type Reading,
  readQuestion,
  withoutNames,
} from '@zhushutong/domain/assistant'
import { EMPTY_QUERY, type RecordPage, type RecordView } from '@zhushutong/domain/records'
import { readCompanyFigures, readMarketFigures } from '../../bid-figures'
import { findRelevantArticles } from '../../content'
import { readCompanyInsight, readCompanyMeetings } from '../../insight'
import { loadTenderTerms, tenderChecker, tendersChecker } from '../../my-company'
import type { Database } from '../../platform/db'
import { type Refusal, recordDetail, recordSearch } from '../../records'
import type { Answerer, Question, Step } from '../answerer.ports'
import { answerReading } from './answer-reading'
import { answerWithQuestion } from './ask-answer'
import { answerWithContent } from './content-answer'
import { nameFinder } from './find-names'
import { answerWithList } from './list-answer'
import type { Piece } from './markdown'
import { reasonsOfList } from './reason'
import type { Sources } from './sources'

/** The stored memory of a conversation: the last parsed question, and the records of its answer. */
interface Memory {
  readonly asked: ParsedQuestion | null
  readonly last: NamedRecord | null
  /** The record that the last question was about; a follow-up question is about it too. */
  readonly about: NamedRecord | null
  readonly shown: readonly NamedRecord[]
  /** The reading of the last question, in a single line. */
  readonly reading: string
}

const NOTHING: Memory = { asked: null, last: null, about: null, shown: [], reading: '' }
const memoryOf = (stored: unknown): Memory => ({ ...NOTHING, ...(stored as Partial<Memory> | null) })

const openSources = (database: Database): Sources => ({
  search: recordSearch(database),
  detail: recordDetail(database),
  insight: readCompanyInsight(database),
  meetings: readCompanyMeetings(database),
  companyFigures: readCompanyFigures(database),
  marketFigures: readMarketFigures(database),
  checkTender: tenderChecker(database),
  checkTenders: tendersChecker(database),
  loadTerms: (ids, asker) => loadTenderTerms(database, ids, asker),
  findArticles: (words, now, limit) => findRelevantArticles(database.read(), words, now, limit),
})

const recordsOf = (
  { kind }: QuestionQuery,
  page: RecordPage<RecordView>,
  take: number,
): readonly NamedRecord[] =>
  page.records.slice(0, take).map((record) => ({
    kind: kind.kind as NamedRecord['kind'],
    id: record.id,
    name: String(record[kind.title] ?? ''),
  }))

const subjectOf = (reading: Reading): NamedRecord | null => {
  if (reading.is === 'figures') return reading.scope.of
  if (reading.is === 'fit') return reading.tender
  return 'of' in reading ? reading.of : null
}

/** A prepared answer, with the part of the conversation's memory that it sets. */
interface Prepared {
  readonly reading: Reading
  readonly pieces: AsyncIterable<Piece> | Iterable<Piece>
  readonly shown: readonly NamedRecord[]
}

/**
 * Answers from the portal's own records and texts, with the search of the lists and the asker's access rights
 * (AI-01, AI-11).
 */
export function embeddedAnswerer(database: Database): Answerer {
  const sources = openSources(database)
  const findNames = nameFinder(database, sources.search)

  const read = async ({ query, asker, own: myCompany }: Question, memory: Memory) => {
    const first = parseQuestion(query, asker.now)
    const { named, missing, several } = await findNames(query, first.kind, asker)
    const rest = withoutNames(
      query,
      named.map(({ text }) => text),
    )
    const { parsed, continues } = parseFollowUp(rest, asker.now, named.length > 0 ? null : memory.asked)
    const about = continues ? memory.about : null
    const ask = (reason: string): Reading => ({ is: 'ask', reasons: [reason], lists: [] })
    const reading =
      missing !== null
        ? ask(`本站没有名为“${missing}”的企业。请核对全称，或只写名称中的几个字再问一次`)
        : several !== null
          ? ask(
              `名称含“${several.text}”的企业不止一家：${several.companies.map(({ name }) => name).join('、')}。请写全称再问一次`,
            )
          : readQuestion({
              question: query,
              parsed,
              named,
              mine: myCompany && { kind: 'company', ...myCompany },
              last: memory.last,
              about,
              shown: memory.shown,
            })
    return { parsed, reading, about: named[0] ?? about }
  }

  /**
   * A list by words that no title contains becomes a question back; so does a text search without a result.
   */
  const prepareList = async (
    reading: Extract<Reading, { is: 'list' }>,
    { asker }: Question,
  ): Promise<Prepared> => {
    const { list } = reading
    const page: RecordPage<RecordView> | Refusal = await sources.search(list.kind, list.query, asker)
    const { keyword } = list.query
    if ('error' in page || page.records.length > 0 || keyword === undefined) {
      const shown = 'error' in page ? [] : recordsOf(list, page, list.take)
      return { reading, shown, pieces: answerWithList(list, page, reasonsOfList(list, asker, sources)) }
    }
    const { keyword: _word, ...query } = list.query
    const anywhere = await sources.search(list.kind, { ...EMPTY_QUERY, keyword }, asker)
    if ('error' in anywhere || anywhere.total > 0)
      return { reading, shown: [], pieces: answerWithList(list, page) }
    const without = { ...list, query, understood: list.understood.filter((text) => !text.includes(keyword)) }
    const back: Reading = {
      is: 'ask',
      reasons: [`没有找到名称里有“${keyword}”的${list.kind.label}，它也不是我认得的条件`],
      lists: [without],
    }
    const texts = await answerWithContent([keyword], asker.now, sources)
    const pieces = [...answerWithQuestion(back.reasons, back.lists), ...(texts ? ['\n', ...texts] : [])]
    return { reading: back, shown: [], pieces }
  }

  const prepare = async (reading: Reading, question: Question): Promise<Prepared> => {
    if (reading.is === 'list') return prepareList(reading, question)
    if (reading.is === 'content') {
      const texts =
        (await answerWithContent(reading.words, question.asker.now, sources)) ??
        (await answerWithContent(reading.parts, question.asker.now, sources))
      if (texts) return { reading, shown: [], pieces: texts }
      const back: Reading = {
        is: 'ask',
        reasons: ['本站的数据、标准、政策和问答里没有找到这个问题的答案'],
        lists: [],
      }
      return { reading: back, shown: [], pieces: answerWithQuestion(back.reasons, back.lists) }
    }
    return { reading, shown: [], pieces: answerReading(reading, question, sources) }
  }

  async function* answer(question: Question): AsyncGenerator<Step, void, void> {
    const memory = memoryOf(question.memory)
    if (question.files.length > 0) yield { type: 'add', text: '图片我还看不懂，只按文字回答。\n\n' }
    const { parsed, reading: first, about } = await read(question, memory)
    const { reading, pieces, shown } = await prepare(first, question)
    for await (const piece of pieces) {
      if (question.signal.aborted) return
      yield { type: 'add', ...(typeof piece === 'string' ? { text: piece } : piece) }
    }
    yield { type: 'add', text: describeSearchByRules(question.memory === null) }
    const remembered: Memory = {
      asked: hasSearchContent(parsed) ? parsed : memory.asked,
      last: subjectOf(reading) ?? memory.last,
      about: subjectOf(reading) ?? (reading.is === 'ask' ? about : null),
      shown: shown.length > 0 ? shown : memory.shown,
      reading: describeReading(reading),
    }
    yield { type: 'keep', memory: remembered }
  }

  return { by: 'rules', answer }
}
