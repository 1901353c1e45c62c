import { formatDate } from '@zhushutong/domain/formatting'
import { ErrorState } from '@/ui/states'
import { Article } from './article'

interface Notice {
  readonly title: string
  readonly remark: string | null
  /** HTML that the gateway has sanitised: headings, paragraphs, lists, tables, links and images. */
  readonly textBody: string
  readonly releaseTime: number
}

/** An article of the portal. */
export function ArticleView({ notice }: { notice: Notice | null }) {
  if (!notice) {
    return (
      <Article title="资讯">
        <ErrorState title="文章暂时没有加载出来">请稍后刷新页面</ErrorState>
      </Article>
    )
  }
  return (
    <Article title={notice.title} note={formatDate(notice.releaseTime)}>
      {notice.remark && <p className="text-ink-2">{notice.remark}</p>}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the gateway when written and when read */}
      <div dangerouslySetInnerHTML={{ __html: notice.textBody }} />
    </Article>
  )
}
