import { findChannel, holdsDocuments } from '@zhushutong/domain/content'
import { dayOf, formatScanCount, htmlToText } from '@zhushutong/domain/formatting'
import { CopyButton } from '@/ui/copy-button'
import type { Full } from './content.types'
import { releaseText } from './item-row'
import { PrintButton } from './print-button'
import { TextSearch } from './text-search'

/** Characters that are read in a minute. */
const READ_IN_A_MINUTE = 400
/** From so many characters on a text can be searched. */
const SEARCHED_FROM = 3_000

/** Source, time and actions of an article; of a document the day it was collected (CON-13). */
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
