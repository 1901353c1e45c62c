'use client'

import { useCallback, useRef, useState } from 'react'
import { useDocumentEvent } from '../use-event'
import { rememberOpener } from './dialog-opener'

/**
 * A placeholder while a dialog's scripts load. Esc cancels the opening. Otherwise the key would be lost,
 * and the dialog would open later and take the focus.
 */
export function LoadingDialog({ onGiveUp }: { onGiveUp: () => void }) {
  useDocumentEvent('keydown', ({ key }) => {
    if (key === 'Escape') onGiveUp()
  })
  return (
    <p role="status" className="sr-only">
      正在打开
    </p>
  )
}

interface LoadingState {
  /** The clicked control; it gets the focus when the dialog closes. */
  readonly opener: HTMLElement | null
  readonly load: () => Promise<unknown>
  readonly open: () => void
  /** Called when the scripts failed to load. */
  readonly fail: () => void
}

/** Opens dialogs once their scripts are loaded; a cancelled or superseded dialog never opens. */
export function useLoadingDialog() {
  const turn = useRef(0)
  const [isComing, setComing] = useState(false)

  const giveUp = useCallback(() => {
    turn.current += 1
    rememberOpener(null)
    setComing(false)
  }, [])

  const openWhenLoaded = useCallback(({ opener, load, open, fail }: LoadingState) => {
    turn.current += 1
    const mine = turn.current
    const inTurn = (act: () => void) => () => {
      if (mine !== turn.current) return
      setComing(false)
      act()
    }
    rememberOpener(opener)
    setComing(true)
    load().then(inTurn(open), inTurn(fail))
  }, [])

  return { openWhenLoaded, coming: isComing ? <LoadingDialog onGiveUp={giveUp} /> : null }
}
