import { formatScanCount } from '@zhushutong/domain/formatting'
import { EmptyState, ErrorState } from '@zhushutong/ui/layout/states'
import { Tag } from '@zhushutong/ui/tag'
import { ArticleFrame } from './article.view'
import { ArticleText } from './article-text'
import type { Answer, Full, HrefOf, Item } from './content.types'
import { releaseText, TagLinks } from './item-row'
import './content.css'
import '@zhushutong/ui/read-text.css'
import './question.css'
import './read.css'

function AnswerCard({ answer }: { answer: Answer }) {
  return (
    <article className="answer" data-accepted={answer.accepted || undefined}>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="answer-mark" aria-hidden="true">
          {answer.author.slice(0, 1)}
        </span>
        <span className="min-w-0 flex-1">
          <b className="font-semibold">{answer.author}</b>
          <span className="block text-12 text-ink-3">
            {answer.authorTitle && `${answer.authorTitle} · `}
            {releaseText(answer.answerTime)}
          </span>
        </span>
        {answer.accepted && <Tag tone="ok">已采纳</Tag>}
      </header>
      <ArticleText isShort html={answer.textBody} />
      {answer.basis && <p className="answer-basis">依据：{answer.basis}</p>}
    </article>
  )
}

export function QuestionView({
  question,
  answers,
  ...frame
}: {
  question: Full
  /** null: not loaded in time. */
  answers: readonly Answer[] | null
  crumbs: readonly { label: string; href?: string }[]
  related: readonly Item[] | null
  hrefOf: HrefOf
  relatedHref: HrefOf
  url: string
}) {
  const hasAccepted = answers?.some(({ accepted }) => accepted)
  return (
    <ArticleFrame article={question} {...frame}>
      <div className="grid gap-4">
        <article className="card question">
          <div className="flex flex-wrap gap-2">
            {question.categoryName && <Tag>{question.categoryName}</Tag>}
            {hasAccepted && <Tag tone="ok">已有采纳答案</Tag>}
          </div>
          <h1>{question.title}</h1>
          {question.textBody !== '' && <ArticleText isShort html={question.textBody} />}
          <p className="content-meta">
            <time>{releaseText(question.releaseTime)}</time>
            {question.views > 0 && <span>{formatScanCount(question.views)} 次浏览</span>}
          </p>
          <TagLinks tags={question.labelList.map((name) => ({ name }))} />
        </article>
        <section className="card overflow-hidden" aria-labelledby="answers">
          <h2 id="answers" className="px-4 pt-4 text-16 font-semibold md:px-6">
            {answers ? `${answers.length} 个回答` : '回答'}
          </h2>
          {answers ? (
            answers.map((answer) => <AnswerCard key={answer.id} answer={answer} />)
          ) : (
            <ErrorState title="回答暂时没有加载出来">请稍后刷新页面</ErrorState>
          )}
          {answers?.length === 0 && <EmptyState title="暂无回答">编辑核实后会在这里回答</EmptyState>}
        </section>
      </div>
    </ArticleFrame>
  )
}
