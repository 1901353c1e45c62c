import type { KindName } from '../records'

/** The reader's place when the assistant opens. */
export interface AssistantPlace {
  /** The kind of the list or record; null on other pages. */
  readonly kind: string | null
  /** The name of the page's record; null on a list. */
  readonly name: string | null
  /** The city or province of the portal's site. */
  readonly region: string
}

/** A question to start with; `hint` names its purpose. */
export interface SuggestedQuestion {
  readonly text: string
  readonly hint: string
}

/** Questions about one record, with its name for {name}, and about a list, with the site's region for {region}. */
interface KindQuestions {
  readonly one?: readonly SuggestedQuestion[]
  readonly list?: readonly SuggestedQuestion[]
}

/** Open to every visitor; also the examples for a question that was not understood (AI-09). */
const EXAMPLE_QUESTIONS: readonly SuggestedQuestion[] = [
  { text: '{region}近一个月 500 万以上的市政招标', hint: '找招标' },
  { text: '{region}市政一级资质、注册资本不低于 5000 万的企业', hint: '找企业' },
  { text: '{region}今年中标金额前五的项目', hint: '看中标' },
]

const OF_KIND: Readonly<Record<string, KindQuestions | undefined>> = {
  company: {
    one: [
      { text: '{name}有哪些资质', hint: '查资质' },
      { text: '{name}最近的中标', hint: '看业绩' },
      { text: '{name}有没有行政处罚', hint: '查信用' },
    ],
    list: [
      { text: '{region}市政一级资质、注册资本不低于 5000 万的企业', hint: '按资质' },
      { text: '{region}中标最多的企业', hint: '按业绩' },
      { text: '{region}近一个月中标过的企业', hint: '按时间' },
    ],
  },
  tender: {
    list: [
      { text: '{region}近一个月 500 万以上的市政招标', hint: '按金额' },
      { text: '{region}7 天内截止的招标', hint: '快截止的' },
      { text: '{region}最近有哪些学校招标', hint: '按项目' },
    ],
  },
  winning: {
    list: [
      { text: '{region}今年中标金额前五的项目', hint: '金额最大的' },
      { text: '{region}近一个月的医院中标', hint: '按项目' },
      { text: '{region}最近的房建中标', hint: '按类型' },
    ],
  },
  person: {
    list: [
      { text: '{region}市政一级建造师有哪些', hint: '按证书' },
      { text: '{region}注册监理工程师有多少', hint: '查人数' },
    ],
  },
  credit: {
    list: [
      { text: '{region}近一年的行政处罚', hint: '按时间' },
      { text: '{region}最近的信用记录', hint: '最新的' },
    ],
  },
} satisfies Partial<Record<KindName, KindQuestions>>

/** The suggested questions for the reader's page (AI-09). */
export function suggestQuestions({ kind, name, region }: AssistantPlace): readonly SuggestedQuestion[] {
  const questions = kind === null ? undefined : OF_KIND[kind]
  const chosen = (name === null ? questions?.list : questions?.one) ?? EXAMPLE_QUESTIONS
  return chosen.map(({ text, hint }) => ({
    text: text.replace('{name}', () => name ?? '').replace('{region}', () => region),
    hint,
  }))
}
