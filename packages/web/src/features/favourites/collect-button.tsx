import { FAVOURITE_TEXTS, type RecordRef, refKey } from '@zhushutong/domain/favourites'
import { buttonClass } from '@/ui/button'
import { cx } from '@/ui/cx'

/**
 * The star of one record (FAV-02), plain HTML: cached pages hold it for everybody, and one island on the page sets
 * `aria-pressed` and follows clicks. `title` tells those who cannot see the row which record it is of.
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
      data-collect={refKey(record)}
    >
      <span data-off="">{FAVOURITE_TEXTS.off}</span>
      <span data-on="">{FAVOURITE_TEXTS.on}</span>
      <span className="sr-only">：{title}</span>
    </button>
  )
}
