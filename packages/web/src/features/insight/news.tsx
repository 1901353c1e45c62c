import { formatDate } from '@zhushutong/domain/formatting'
import { EmptyState } from '@zhushutong/ui/layout/states'
import type { Insight } from './insight.types'

export function CompanyNews({ news, hrefOf }: { news: Insight['news']; hrefOf: (id: string) => string }) {
  if (news.length === 0) return <EmptyState title="暂无相关资讯">资讯提到该企业时显示在这里</EmptyState>
  return (
    <ul>
      {news.map(({ id, title, releaseTime }) => (
        <li key={id} className="flex gap-4 py-1">
          <a className="min-w-0 flex-1 truncate hover:text-primary" href={hrefOf(id)}>
            {title}
          </a>
          <span className="text-ink-3">{formatDate(releaseTime)}</span>
        </li>
      ))}
    </ul>
  )
}
