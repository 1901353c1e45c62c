import { FAVOURITE_TEXTS, formatRecordKey, type RecordRef } from '@zhushutong/domain/favourites'
import { buttonClass } from '@zhushutong/ui/button-class'
import { cx } from '@zhushutong/ui/cx'

/**
 * The star of a record (FAV-02), plain HTML: cached pages are the same for all readers; a script of the page
 * sets `aria-pressed` and handles clicks. `title` names the record for screen readers.
 */
export function CollectButton({
  record,
  title,
  collected = false,
  size = 'small',
}: {
  record: RecordRef
  title: string
  collected?: boolean
  size?: 'small' | 'medium'
}) {
  return (
    <button
      type="button"
      className={cx(buttonClass({ size }), 'collect')}
      aria-pressed={collected}
      data-collect={formatRecordKey(record)}
    >
      <span data-off="">{FAVOURITE_TEXTS.off}</span>
      <span data-on="">{FAVOURITE_TEXTS.on}</span>
      <span className="sr-only">：{title}</span>
    </button>
  )
}
