'use client'

import { upgradeDialog } from '@zhushutong/domain/access'
import { FAVOURITE_TEXTS, formatRecordKey, type RecordRef } from '@zhushutong/domain/favourites'
import { buttonClass } from '@zhushutong/ui/button-class'
import { cx } from '@zhushutong/ui/cx'
import { useContext } from 'react'
import { StarContext } from '@/marks/mark-contexts'
import { useMark } from '@/marks/use-mark'
import { useDialogs } from '@/triggers/dialog-context'

/** The star of a record (FAV-02); a visitor logs in first. `title` names the record for screen readers. */
export function CollectButton({
  record,
  title,
  collected = false,
  refreshes = false,
  size = 'small',
  isIcon = false,
}: {
  record: RecordRef
  title: string
  /** The state if the page knows it. */
  collected?: boolean
  /** The page is loaded again after a change. */
  refreshes?: boolean
  size?: 'small' | 'medium'
  /** Its words are for screen readers only. */
  isIcon?: boolean
}) {
  const key = formatRecordKey(record)
  const stars = useContext(StarContext)
  const { viewer, open } = useDialogs()
  const isOn = useMark(stars, key) ?? collected
  return (
    <button
      type="button"
      className={cx(buttonClass({ size }), 'collect')}
      data-icon={isIcon || undefined}
      aria-pressed={isOn}
      onClick={({ currentTarget }) => {
        if (upgradeDialog(viewer) === 'login')
          open({ name: 'login', next: { action: { name: 'collect', record: key } } }, currentTarget)
        else stars?.press(key, isOn, refreshes)
      }}
    >
      <span data-off="">{FAVOURITE_TEXTS.off}</span>
      <span data-on="">{FAVOURITE_TEXTS.on}</span>
      <span className="sr-only">：{title}</span>
    </button>
  )
}
