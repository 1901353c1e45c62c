import { listDivisions, shortDivisionName } from '@zhushutong/domain/divisions'
import { bullets, type Draft, heading, numbered, paragraph } from './compose'
import { BIDDING_TOPICS } from './texts/bidding-topics'
import { COMPANY_TOPICS } from './texts/company-topics'
import { type DigestedLaw, type DigestedStandard, NATIONAL, STANDARDS } from './texts/laws'
import { LOCAL_ASPECTS } from './texts/provinces'
import { SITE_TOPICS } from './texts/site-topics'
import { EXAMINED, GENERAL, REFORM, SPECIAL } from './texts/standards'
import { TERMS } from './texts/terms'
import type { Topic, TopicQuestion } from './texts/topic'

/** In turn of the three files, so that a page shows a mixture. */
const TOPICS: readonly Topic[] = COMPANY_TOPICS.flatMap((_, i) =>
  [COMPANY_TOPICS[i], BIDDING_TOPICS[i], SITE_TOPICS[i]].filter((topic) => topic !== undefined),
)

const COUNTRY = '000000'
const OURS = '以上要点由筑数通根据公开文件整理，非原文内容；办理时以发布机关的现行文本为准。'

const ADVISERS = [
  ['岑知远', '招投标合规顾问'],
  ['江上青', '资质办理顾问'],
  ['陆向北', '工程管理顾问'],
  ['沈若谷', '造价与合同顾问'],
] as const

const newsOf = ({ headline, lead, mistakes, checks, steps, category, tags }: Topic): Draft => ({
  type: 'new',
  title: headline,
  remark: lead,
  category,
  labels: [...tags],
  body: [
    paragraph(lead),
    heading('容易出错的地方'),
    bullets(mistakes),
    heading('按这个顺序做'),
    numbered(steps),
    heading('自查清单'),
    bullets(checks),
    paragraph(
      '把清单交给两个人各查一遍，比一个人查两遍更可靠。各地与各平台的细节不同，以招标文件和主管部门的要求为准。',
    ),
  ].join(''),
})

const readingOf = ({ reading, lead, facts, steps, checks, category, tags }: Topic): Draft => ({
  type: 'policy6',
  title: reading,
  remark: facts[0] ?? lead,
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
    heading('办之前再看一眼'),
    bullets(checks),
    paragraph(OURS),
  ].join(''),
})

const questionOf = (type: string, [question, text, basis]: TopicQuestion, topic: Topic, i: number): Draft => {
  const [author, authorTitle] = ADVISERS[i % ADVISERS.length] ?? ADVISERS[0]
  const [second, secondTitle] = ADVISERS[(i + 1) % ADVISERS.length] ?? ADVISERS[0]
  return {
    type,
    title: question,
    remark: text,
    category: topic.category,
    labels: [...topic.tags],
    source: '筑数通问答',
    body: paragraph(`${topic.lead}想请教：${question}`),
    answers: [
      { author, authorTitle, body: paragraph(text), basis: basis ?? null, accepted: true },
      {
        author: second,
        authorTitle: secondTitle,
        body: paragraph('补充几点操作上的经验，供对照：') + bullets(topic.checks),
        basis: null,
        accepted: false,
      },
    ],
  }
}

const questionsOf = (topic: Topic, i: number): Draft[] =>
  topic.questions.map((question, k) =>
    questionOf(k === 0 ? topic.section : 'questionsNew', question, topic, i + k),
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

const localOf = ({ code, name }: { readonly code: string; readonly name: string }, i: number): Draft => {
  const aspects = [0, 2, 5].map(
    (step) => LOCAL_ASPECTS[(i + step) % LOCAL_ASPECTS.length] ?? LOCAL_ASPECTS[0],
  )
  const short = shortDivisionName(name)
  const first = aspects[0]?.[0] ?? ''
  return {
    type: 'policy3',
    title: `${short}建设工程办事要点：${first}`,
    remark: `${short}的企业与进入${short}的外地企业，从${aspects.map(([title]) => title).join('、')}三个方面核对本地要求。`,
    category:
      ['business', 'business', 'deposit', 'bidding', 'construction', 'business', 'qualification'][i % 7] ??
      'business',
    labels: [short, '地方政策'],
    method: 'digest',
    source: '筑数通政策研究组',
    region: code,
    body: [
      paragraph(
        `国家规定是底线，${name}在它之上还有自己的办理平台与细则。下面三项最容易因地而异，投标和开工之前请逐项核对。`,
      ),
      ...aspects.flatMap(([title, text, points]) => [heading(title), paragraph(text), bullets(points)]),
      heading('到哪里查'),
      paragraph(
        `查${name}住房城乡建设主管部门网站的政策文件栏目，以及省级公共资源交易平台的公告；文件是否有效以发布机关的清理结果为准。`,
      ),
    ].join(''),
  }
}

const termsOf = ([channel, terms]: [string, (typeof TERMS)[string]]): Draft[] =>
  terms.map(([title, category, tags, text, points]) => ({
    type: channel,
    title,
    remark: text,
    category,
    labels: [...tags],
    method: channel === 'report' ? 'statistics' : 'written',
    source: channel === 'report' ? '筑数通数据组' : '筑数通编辑部',
    body: [
      paragraph(text),
      heading('要点'),
      bullets(points),
      heading('实际使用时'),
      paragraph(
        `说到“${title.split(/[：:]/)[0]}”，先确认它在合同、图纸或者招标文件里怎么写，再按上面的要点核对。拿不准时留下书面记录，比事后解释更有用。`,
      ),
    ].join(''),
  }))

const termQuestionsOf = ([channel, terms]: [string, (typeof TERMS)[string]]): Draft[] =>
  terms.flatMap(([, , tags, text, points, question], i) => {
    if (!question) return []
    const [author, authorTitle] = ADVISERS[i % ADVISERS.length] ?? ADVISERS[0]
    const type = `questions${channel.charAt(0).toUpperCase()}${channel.slice(1)}`
    return [
      {
        type,
        title: question[0],
        remark: question[1],
        category: 'construction',
        labels: [...tags],
        source: '筑数通问答',
        body: paragraph(`${text}想请教：${question[0]}`),
        answers: [
          {
            author,
            authorTitle,
            body: paragraph(question[1]) + bullets(points),
            basis: null,
            accepted: true,
          },
        ],
      },
    ]
  })

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
  const terms = Object.entries(TERMS)
  return [
    ...pages,
    ...TOPICS.map(newsOf),
    ...TOPICS.map(readingOf),
    ...NATIONAL.map(nationalOf),
    ...listDivisions(COUNTRY).slice(0, 31).map(localOf),
    ...STANDARDS.map(standardOf),
    ...TOPICS.flatMap(questionsOf),
    ...terms.flatMap(termsOf),
    ...terms.flatMap(termQuestionsOf),
    ...standardsOf(),
  ]
}
