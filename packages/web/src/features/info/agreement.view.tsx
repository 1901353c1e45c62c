import { formatDate } from '@zhushutong/domain/formatting'
import { ErrorState } from '@zhushutong/ui/layout/states'
import { Article } from './article'

interface Agreement {
  readonly title: string
  /** Our own HTML: headings, paragraphs and lists. */
  readonly content: string
  readonly updatedAt: number
}

export function AgreementView({ agreement, title }: { agreement: Agreement | null; title: string }) {
  if (!agreement) {
    return (
      <Article title={title}>
        <ErrorState title="协议暂时没有加载出来">请稍后刷新页面，或致电 400-023-6003 索取。</ErrorState>
      </Article>
    )
  }
  return (
    <Article title={agreement.title} note={`更新于 ${formatDate(agreement.updatedAt)}`}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the gateway's own texts, not users' */}
      <div dangerouslySetInnerHTML={{ __html: agreement.content }} />
    </Article>
  )
}
