import { listDivisions, officesOf, shortDivisionName } from '@zhushutong/domain/divisions'
import { bullets, type Draft, heading, numbered, paragraph } from './compose'
import { BIDDING_TOPICS } from './texts/bidding-topics'
import { COMPANY_TOPICS } from './texts/company-topics'
import { type DigestedLaw, type DigestedStandard, NATIONAL, STANDARDS } from './texts/laws'
import { SITE_TOPICS } from './texts/site-topics'
import { EXAMINED, GENERAL, REFORM, SPECIAL } from './texts/standards'
import { TERM_QUESTIONS } from './texts/term-questions'
import type { Topic, TopicQuestion } from './texts/topic'

/** In turn of the three files, so that a page shows a mixture. */
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

/** A question is its title: no text repeats it. */
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

/** What is done where in a province, by the names of its authorities; all else that differs there is in its own documents. */
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

const HOW_TO_CHECK = paragraph(
  '核对一家企业的资质，看证书的类别、等级、有效期与发证机关四项，再到主管部门的平台按统一社会信用代码查询。筑数通的企业列表可以按资质筛选，每条写明来源与核验时间。',
)

const examined = EXAMINED.map(([title, text]) => `<strong>${title}</strong>：${text}`)

const standardsOf = (): Draft[] => [
  ...GENERAL.map(
    ([name, work]): Draft => ({
      type: 'qualificationdetails',
      title: `${name}施工总承包资质标准`,
      remark: `承担${work}。分为特级、一级、二级、三级，从资产、人员、业绩与装备四个方面考核。`,
      category: 'general',
      labels: ['资质标准', '施工总承包'],
      method: 'digest',
      source: '公开文件',
      body: [
        heading('承包范围'),
        paragraph(`${work}。各等级能承担的规模不同，招标文件要求的等级应当与工程规模相适应。`),
        heading('等级'),
        paragraph('多数类别分为特级、一级、二级、三级；通信工程、机电工程不设特级。'),
        heading('考核内容'),
        bullets(examined),
        heading('怎么核对'),
        HOW_TO_CHECK,
      ].join(''),
    }),
  ),
  ...SPECIAL.map(
    ([name, grades, work]): Draft => ({
      type: 'qualificationdetails',
      title: `${name}专业承包资质标准`,
      remark: `${work}。等级：${grades}。`,
      category: 'special',
      labels: ['资质标准', '专业承包'],
      method: 'digest',
      source: '公开文件',
      body: [
        heading('承包范围'),
        paragraph(`${work}。`),
        heading('等级'),
        paragraph(`${grades}。`),
        heading('考核内容'),
        bullets(examined.slice(0, 3)),
        heading('怎么核对'),
        HOW_TO_CHECK,
      ].join(''),
    }),
  ),
  ...REFORM.map(
    ([name, category, grades, text]): Draft => ({
      type: 'qualificationNewdetails',
      title: `${name}（改革方案）`,
      remark: `${grades}。${text}`,
      category,
      labels: ['资质改革', '资质标准'],
      method: 'digest',
      source: '公开文件',
      documentNumber: '建市〔2020〕94号',
      issuer: '住房和城乡建设部',
      body: [
        heading('等级'),
        paragraph(`${grades}。`),
        heading('与原类别的关系'),
        paragraph(text),
        heading('过渡期注意'),
        bullets([
          '新标准与换证的时间以主管部门的通知为准，在此之前按现行标准办理。',
          '招标文件写的是旧类别时，以有效证书为准。',
          '人员与业绩按两套要求各盘点一次。',
        ]),
        HOW_TO_CHECK,
      ].join(''),
    }),
  ),
]

/**
 * Every demo article but the portal's own news.
 * @param pages those that are written as Markdown
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
    ...standardsOf(),
  ]
}
