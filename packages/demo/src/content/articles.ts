import { listDivisions, officesOf, shortDivisionName } from '@zhushutong/domain/divisions'
import type { Draft } from './article'
import { bullets, heading, numbered, paragraph } from './compose'
import { listStandardDrafts } from './standard-drafts'
import { BIDDING_TOPICS } from './texts/bidding-topics'
import { COMPANY_TOPICS } from './texts/company-topics'
import { type DigestedLaw, type DigestedStandard, NATIONAL, STANDARDS } from './texts/laws'
import { SITE_TOPICS } from './texts/site-topics'
import { TERM_QUESTIONS } from './texts/term-questions'
import type { Topic, TopicQuestion } from './texts/topic'

/** Alternates between the three files, so that a page shows a mixture. */
const TOPICS: readonly Topic[] = COMPANY_TOPICS.flatMap((_, i) =>
  [COMPANY_TOPICS[i], BIDDING_TOPICS[i], SITE_TOPICS[i]].filter((topic) => topic !== undefined),
)

const COUNTRY = '000000'
const ADVISERS = [
  ['岑知远', '招投标合规顾问'],
  ['江上青', '资质办理顾问'],
  ['陆向北', '工程管理顾问'],
  ['沈若谷', '造价与合同顾问'],
] as const

const readingOf = ({ reading, lead, facts, steps, mistakes, checks, category, tags }: Topic): Draft => ({
  type: 'policy6',
  title: reading,
  remark: lead,
  category,
  labels: [...tags, '政策解读'],
  method: 'digest',
  source: '筑数通政策研究组',
  body: [
    paragraph(lead),
    heading('规定怎么说'),
    bullets(facts),
    heading('企业要做什么'),
    numbered(steps),
    heading('容易出错的地方'),
    bullets(mistakes),
    heading('自查清单'),
    bullets(checks),
  ].join(''),
})

/** A question of an article; its title is the question, so its body stays empty. */
const questionOf = (
  { type, category, labels }: Pick<Draft, 'type' | 'category' | 'labels'>,
  [question, answer, basis]: TopicQuestion,
  body: string,
  i: number,
): Draft => {
  const [author, authorTitle] = ADVISERS[i % ADVISERS.length] ?? ADVISERS[0]
  return {
    ...{ type, category, labels },
    title: question,
    remark: answer,
    source: '筑数通问答',
    body: '',
    answers: [{ author, authorTitle, body, basis: basis ?? null, accepted: true }],
  }
}

const questionsOf = ({ section, category, tags, questions }: Topic, i: number): Draft[] =>
  questions.map((asked, k) =>
    questionOf(
      { type: k === 0 ? section : 'questionsNew', category, labels: [...tags] },
      asked,
      paragraph(asked[1]),
      i + k,
    ),
  )

const nationalOf = ({ digest, ...law }: DigestedLaw): Draft => ({
  ...law,
  type: 'policy2',
  labels: [...law.labels],
  remark: digest[0] ?? '',
  method: 'digest',
  source: '公开文件',
  body: [heading('要点'), bullets(digest)].join(''),
})

const standardOf = ({ text, ...standard }: DigestedStandard): Draft => ({
  ...standard,
  type: 'policy4',
  title: `${standard.title}（${standard.documentNumber}）`,
  labels: [...standard.labels],
  remark: text,
  method: 'digest',
  source: '公开文件',
  issuer: '住房和城乡建设部',
  body: paragraph(text),
})

const row = (cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`

/**
 * The article on the authorities of a province. Other differences between provinces are in the provinces' own
 * documents.
 */
const localOf = ({ code, name }: { readonly code: string; readonly name: string }): Draft => {
  const short = shortDivisionName(name)
  const { housing, labour, platform } = officesOf(code)
  return {
    type: 'policy3',
    title: `${short}建设工程事项去哪里办`,
    remark: `${housing}、${labour}与${platform}各管什么。`,
    category: 'business',
    labels: [short, '地方办事'],
    method: 'digest',
    source: '筑数通政策研究组',
    region: code,
    body: [
      '<table><thead><tr><th>事项</th><th>去哪里</th></tr></thead><tbody>',
      row(['招标公告、中标候选人公示、中标结果', platform]),
      row(['企业资质、施工许可、安全生产许可、人员考核', housing]),
      row(['工资保证金、农民工工资投诉', labour]),
      '</tbody></table>',
      paragraph(
        `<a href="/zhaobiao/?region=${code}">${short}的招标</a>、<a href="/zhongbiao/?region=${code}">${short}的中标</a>与<a href="/qiye/?region=${code}">${short}的企业</a>按收录的记录列出，条条有来源。`,
      ),
    ].join(''),
  }
}

const termQuestionsOf = ([channel, asked]: [string, (typeof TERM_QUESTIONS)[string]]): Draft[] =>
  asked.map(({ labels, question, answer, notion, points }, i) =>
    questionOf(
      {
        type: `questions${channel.charAt(0).toUpperCase()}${channel.slice(1)}`,
        category: 'construction',
        labels: [...labels],
      },
      [question, answer],
      paragraph(answer) + paragraph(notion) + bullets(points),
      i,
    ),
  )

/**
 * Every demo article except the portal's own news.
 * @param pages drafts of the Markdown files
 */
export function listDrafts(pages: readonly Draft[] = []): Draft[] {
  return [
    ...pages,
    ...TOPICS.map(readingOf),
    ...NATIONAL.map(nationalOf),
    ...listDivisions(COUNTRY).slice(0, 31).map(localOf),
    ...STANDARDS.map(standardOf),
    ...TOPICS.flatMap(questionsOf),
    ...Object.entries(TERM_QUESTIONS).flatMap(termQuestionsOf),
    ...listStandardDrafts(),
  ]
}
