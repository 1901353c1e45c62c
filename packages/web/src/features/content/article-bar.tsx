import { findChannel, holdsDocuments } from '@zhushutong/domain/content'
import { dayOf, formatScanCount, htmlToText } from '@zhushutong/domain/formatting'
import { CopyButton } from '@zhushutong/ui/fields/copy-button'
import type { Full } from './content.types'
import { releaseText } from './item-row'
import { PrintButton } from './print-button'
import { TextSearch } from './text-search'

/** Reading speed, in characters per minute. */
const READ_IN_A_MINUTE = 400
/** Minimum length of a searchable text, in characters. */
const SEARCHED_FROM = 3_000

/** Source, time and actions of an article; for a document, the day of its collection (CON-13). */
export function ArticleBar({ article, url }: { article: Full; url: string }) {
  const { source, author, channel: key, releaseTime, views, textBody } = article
  const channel = findChannel(key)
  const collected = channel !== undefined && holdsDocuments(channel)
  const length = htmlToText(textBody).replaceAll(/\s/g, '').length
  return (
    <>
      <div className="content-meta">
        <span>{source}</span>
        {author && <span>{author}</span>}
        <span>
          {collected && '收录于 '}
          <time dateTime={dayOf(releaseTime)}>
            {collected ? dayOf(releaseTime) : releaseText(releaseTime)}
          </time>
        </span>
        {length > READ_IN_A_MINUTE && <span>约 {Math.ceil(length / READ_IN_A_MINUTE)} 分钟</span>}
        {views > 0 && <span>{formatScanCount(views)} 次阅读</span>}
        <CopyButton text={url} label="复制链接">
          复制链接
        </CopyButton>
        <PrintButton />
      </div>
      {length >= SEARCHED_FROM && <TextSearch />}
    </>
  )
}
