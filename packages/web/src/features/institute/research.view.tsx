import { formatDate } from '@zhushutong/domain/formatting'
import { LinkButton } from '@zhushutong/ui/button'
import { Tag } from '@zhushutong/ui/tag'
import type { ReactNode } from 'react'
import type { ResearchText } from '@/content/institute/research.types'

const KIND_LABELS: Readonly<Record<ResearchText['kind'], string>> = { report: '报告', method: '方法' }

interface ListedResearch {
  readonly text: ResearchText
  readonly href: string
}

export function ResearchList({ items }: { items: readonly ListedResearch[] }) {
  return (
    <ul className="card mt-4 px-4 md:px-6">
      {items.map(({ text: { id, title, summary, day, kind }, href }) => (
        <li
          key={id}
          className="grid gap-1 border-b border-line py-4 last:border-b-0 md:grid-cols-[92px_minmax(0,1fr)_auto] md:gap-4"
        >
          <time dateTime={day} className="text-12 text-ink-3 md:pt-1">
            {formatDate(day)}
          </time>
          <div>
            <h3 className="text-16 font-semibold">
              <a href={href}>{title}</a>
            </h3>
            <p className="text-ink-2">{summary}</p>
          </div>
          <span>
            <Tag>{KIND_LABELS[kind]}</Tag>
          </span>
        </li>
      ))}
    </ul>
  )
}

export function ResearchView({
  text: { title, summary, day, kind, sections },
  chart,
  fileHref,
  others,
}: {
  text: ResearchText
  chart: (name: NonNullable<ResearchText['sections'][number]['chart']>) => ReactNode
  fileHref: string
  others: readonly ListedResearch[]
}) {
  return (
    <main id="main" className="wrap py-6 pb-12">
      <article className="card article mx-auto max-w-[880px] p-4 md:p-8">
        <h1>{title}</h1>
        <p className="text-12 text-ink-3">
          {KIND_LABELS[kind]} · 筑数通研究院 · <time dateTime={day}>{formatDate(day)}</time>
        </p>
        <p className="font-semibold">{summary}</p>
        <p>
          <LinkButton href={fileHref} download className="no-underline!">
            下载摘要与数据（TXT）
          </LinkButton>
        </p>
        {sections.map((section) => (
          <section key={section.title}>
            <h2>{section.title}</h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {section.list && (
              <ul>
                {section.list.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
            {section.chart && <div className="my-4">{chart(section.chart)}</div>}
          </section>
        ))}
        <p className="mt-6 border-t border-line pt-4 text-12 text-ink-3">
          本文为筑数通研究院的一般性分析，不构成投标、投资或法律建议。图表由平台收录的公开记录实时统计，随数据更新变化；引用请注明“筑数通研究院”和访问日期。
        </p>
      </article>
      <section className="mx-auto mt-6 max-w-[880px]">
        <h2 className="text-16 font-semibold">其他研究</h2>
        <ul className="mt-2 grid gap-1">
          {others.map(({ text, href }) => (
            <li key={text.id}>
              <a className="text-primary" href={href}>
                {text.title}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </main>
  )
}
