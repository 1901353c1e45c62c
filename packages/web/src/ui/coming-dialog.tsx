'use client'

import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { rememberOpener } from './dialog-opener'

/**
 * Stands where a dialog will, while its scripts load. Esc gives it up as it would close the dialog; without this the
 * key would be lost, and the dialog would open all the same and take the focus.
 */
export function ComingDialog({ onGiveUp }: { onGiveUp: () => void }) {
  useLayoutEffect(() => {
    const giveUp = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onGiveUp()
    }
    document.addEventListener('keydown', giveUp)
    return () => document.removeEventListener('keydown', giveUp)
  }, [onGiveUp])

  return (
    <p role="status" className="sr-only">
      正在打开
    </p>
  )
}

interface Coming {
  /** What was pressed: the focus goes back there once the dialog closes. */
  readonly opener: EventTarget | null
  readonly load: () => Promise<unknown>
  readonly open: () => void
  /** The scripts did not come. */
  readonly fail: () => void
}

/** Opens dialogs once their scripts are there; one that was given up, or followed by another, never opens. */
export const useComingDialog = () => {
  const turn = useRef(0)
  const [isComing, setComing] = useState(false)

  const giveUp = useCallback(() => {
    turn.current += 1
    rememberOpener(null)
    setComing(false)
  }, [])

  const openWhenLoaded = useCallback(({ opener, load, open, fail }: Coming) => {
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

  return { openWhenLoaded, coming: isComing ? <ComingDialog onGiveUp={giveUp} /> : null }
}
