import { formatDate } from '@zhushutong/domain/formatting'
import { Button } from '@zhushutong/ui/button'
import { Skeleton } from '@zhushutong/ui/layout/skeleton'
import { Tag } from '@zhushutong/ui/tag'
import type { KeyboardEvent, MouseEvent } from 'react'
import type { PartProps } from './changelog.types'
import './changelog.css'

/** The chosen entry (CHG-02). */
export function EntryText({ state: { entries, detail }, send }: PartProps) {
  const entry = entries.find(({ id }) => id === detail.id)
  if (!entry) return <div className="changelog-text" />
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls within the dialog, also by keyboard
    <article className="changelog-text" aria-labelledby="changelog-title" tabIndex={0}>
      <h2 id="changelog-title">{entry.title}</h2>
      <p className="changelog-facts">
        {formatDate(entry.releaseTime)}
        {entry.labelList.map((label) => (
          <Tag key={label}>{label}</Tag>
        ))}
      </p>
      {detail.at === 'loading' && (
        <div role="status" className="mt-4 grid gap-3">
          <span className="sr-only">加载中</span>
          <Skeleton />
          <Skeleton width="90%" />
          <Skeleton width="60%" />
        </div>
      )}
      {detail.at === 'failed' && (
        <div role="alert" className="mt-4 grid justify-items-start gap-2">
          <p>{detail.text}</p>
          <Button size="small" onClick={() => send({ type: 'retryDetail' })}>
            重试
          </Button>
        </div>
      )}
      {detail.at === 'shown' && <Body key={detail.id} html={detail.textBody} send={send} />}
    </article>
  )
}

/** A picture of the text as a button that enlarges it. */
const asButton = (picture: string): string => {
  const alt = /\balt="([^"]*)"/.exec(picture)?.[1]
  return picture.replace(
    /^<img\b/,
    `<img tabindex="0" role="button" aria-label="放大图片${alt ? `：${alt}` : ''}"`,
  )
}

/** A click or Enter on a picture enlarges it. */
function Body({ html, send }: { html: string; send: PartProps['send'] }) {
  const open = (event: MouseEvent | KeyboardEvent) => {
    const { target } = event
    if (!(target instanceof HTMLElement)) return
    if ('key' in event && (event.key !== 'Enter' || target.tagName !== 'IMG')) return
    send({ type: 'clickBody', tagName: target.tagName, src: target.getAttribute('src') })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pictures within it are the buttons
    <div
      className="read-text"
      data-short=""
      onClick={open}
      onKeyDown={open}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the gateway when written and when read
      dangerouslySetInnerHTML={{ __html: html.replace(/<img\b[^>]*>/g, asButton) }}
    />
  )
}
