import type { ContentThing } from '@zhushutong/domain/content'
import { htmlToText } from '@zhushutong/domain/formatting'
import type { ResultOf } from '@/wiring/types'
import type { Thing } from '../seo/json-ld'
import { SITE_NAME } from '../seo/site-name'

type ArticleDetail = ResultOf<'policies', 'detail'>
type Answers = ResultOf<'questions', 'answers'>

const iso = (ms: number) => new Date(ms).toISOString()

const ORGANIZATION = { '@type': 'Organization', name: SITE_NAME }

export function articleThing(article: ArticleDetail, type: ContentThing, url: string): Thing {
  return {
    '@type': type,
    headline: article.title,
    description: article.remark,
    datePublished: article.issuedOn ?? iso(article.releaseTime),
    author: { '@type': 'Organization', name: article.author ?? article.source },
    publisher: ORGANIZATION,
    keywords: article.labelList.join(','),
    mainEntityOfPage: url,
    inLanguage: 'zh-CN',
  }
}

export function questionThing(question: ArticleDetail, answers: Answers['records'], url: string): Thing {
  const answerThing = (answer: Answers['records'][number]) => ({
    '@type': 'Answer',
    text: htmlToText(answer.textBody),
    dateCreated: iso(answer.answerTime),
    author: { '@type': 'Person', name: answer.author },
    url,
  })
  const accepted = answers.find((answer) => answer.accepted)
  const others = answers.filter((answer) => answer !== accepted)
  return {
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      name: question.title,
      text: htmlToText(question.textBody) || question.title,
      dateCreated: iso(question.releaseTime),
      author: ORGANIZATION,
      answerCount: answers.length,
      acceptedAnswer: accepted ? answerThing(accepted) : null,
      suggestedAnswer: others.length > 0 ? others.map(answerThing) : null,
    },
  }
}
