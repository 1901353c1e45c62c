import { Breadcrumb } from '@zhushutong/ui/layout/breadcrumb'
import { ErrorState } from '@zhushutong/ui/layout/states'
import type { ReactNode } from 'react'
import { ArticleBar } from './article-bar'
import { ArticleText } from './article-text'
import type { Full, HrefOf, Item } from './content.types'
import { Digest } from './digest'
import { DocumentFacts } from './document-facts'
import { ItemLinks, TagLinks } from './item-row'
import { TableOfContents } from './table-of-contents'
import { SearchableArticle, SearchedText } from './text-search'
import './content.css'
import '@zhushutong/ui/read-text.css'
import './policy.css'
import './read.css'

interface ArticleProps {
  readonly article: Full
  readonly crumbs: readonly { label: string; href?: string }[]
  readonly related: readonly Item[] | null
  /** The addresses of the previous and next article. */
  readonly hrefOf: HrefOf
  readonly relatedHref: HrefOf
  /** The public address, for sharing. */
  readonly url: string
  /** The chart of a name; nothing for an unknown name. */
  readonly chartOf?: (name: string) => ReactNode
  /** Replaces the text, for articles generated from data. */
  readonly text?: ReactNode
  readonly children?: ReactNode
}

const METHODS: Readonly<Record<string, string>> = {
  written: '本文由编辑撰写',
  digest: '要点根据公开文件整理，非原文内容，以发布机关的现行文本为准',
  fulltext: '正文为公开发布的法律法规全文，要点由筑数通整理；如有出入，以发布机关公布的文本为准',
  statistics: '数据由平台收录的公开信息统计而成',
}

function Neighbours({ article, hrefOf }: Pick<ArticleProps, 'article' | 'hrefOf'>) {
  const { previous, next, channel } = article
  if (!previous && !next) return null
  return (
    <nav className="read-neighbours" aria-label="上一篇与下一篇">
      {previous && (
        <a className="card" href={hrefOf({ channel, id: previous.id })} rel="prev">
          <span>上一篇</span>
          {previous.title}
        </a>
      )}
      {next && (
        <a className="card" href={hrefOf({ channel, id: next.id })} rel="next">
          <span>下一篇</span>
          {next.title}
        </a>
      )}
    </nav>
  )
}

export function ArticleFrame({
  article,
  crumbs,
  related,
  hrefOf,
  relatedHref,
  toc,
  children,
}: ArticleProps & { readonly toc?: ReactNode }) {
  return (
    <main id="main" className="read-page pb-12">
      <div className="wrap">
        <Breadcrumb items={crumbs} />
        <div className="read-cols" data-toc={toc ? '' : undefined}>
          {toc}
          <div className="min-w-0">
            {children}
            <Neighbours article={article} hrefOf={hrefOf} />
          </div>
          {related && related.length > 0 && (
            <aside className="content-rail" aria-label="相关内容">
              <section className="card p-4">
                <h2>相关内容</h2>
                <ItemLinks items={related} hrefOf={relatedHref} />
              </section>
            </aside>
          )}
        </div>
      </div>
    </main>
  )
}

/** Minimum headings for a table of contents. */
const MIN_OUTLINE = 3

export function ArticleView(props: ArticleProps) {
  const { article, url, text, hrefOf, chartOf, children } = props
  const hasToc = text === undefined && article.outline.length >= MIN_OUTLINE
  return (
    <ArticleFrame {...props} toc={hasToc && <TableOfContents outline={article.outline} />}>
      <SearchableArticle>
        <h1>{article.title}</h1>
        <ArticleBar article={article} url={url} />
        <DocumentFacts article={article} hrefOf={hrefOf} />
        {article.cover && (
          // biome-ignore lint/performance/noImgElement: stored in the size that is shown
          <img className="read-cover" src={article.cover} alt="" />
        )}
        <Digest article={article} />
        <SearchedText>{text ?? <ArticleText html={article.textBody} chartOf={chartOf} />}</SearchedText>
        {children}
        {article.labelList.length > 0 && (
          <div className="mt-6">
            <TagLinks tags={article.labelList.map((name) => ({ name }))} />
          </div>
        )}
        <p className="read-source">
          <b>来源与转载</b>　{article.source}。{METHODS[article.method] ?? METHODS.written}；转载请注明出处。
        </p>
      </SearchableArticle>
    </ArticleFrame>
  )
}

export function ArticleFailed() {
  return (
    <main id="main" className="wrap py-6 pb-12">
      <h1 className="sr-only">内容</h1>
      <ErrorState title="文章暂时没有加载出来">请稍后刷新页面</ErrorState>
    </main>
  )
}
