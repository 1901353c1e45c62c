import { useDocumentEvent, useWindowEvent } from '@zhushutong/ui/use-event'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useSelf } from '../../shell/use-self'
import { type ArticleRow, type ArticleValues, valuesOfRow } from './form-of-row'
import { copyKey, dropCopy, findCopies, keepCopy, type SavedCopy } from './local-copy'

/** The pause in typing before a copy is stored, in ms. */
const PAUSE_MS = 500

interface CopyDeps {
  /** The article as last saved; null for a new article. */
  readonly base: ArticleRow | null
  readonly form: UseFormReturn<ArticleValues>
  /** The version that the form changes; 0 for a new article. */
  readonly version: number
  readonly isDirty: boolean
}

const isSame = (a: ArticleValues, b: ArticleValues) =>
  (Object.keys(b) as (keyof ArticleValues)[]).every((field) => a[field] === b[field])

/**
 * Stores typed text in this browser until it is saved, so that a closed tab, a lost connection or an ended
 * session loses nothing. Copies of earlier visits are offered. No copy is sent to the gateway automatically
 * (CON-05).
 */
export function useLocalCopy({ base, form, version, isDirty }: CopyDeps) {
  const account = useSelf()?.account
  const article = base?.id ?? 'new'
  const [editor] = useState(() => Math.random().toString(36).slice(2))
  const key = account === undefined ? null : copyKey(account, article, editor)
  const keyNow = useRef(key)
  keyNow.current = key
  const [offered, setOffered] = useState<SavedCopy | null>(null)
  /** The time of the copy in ms; null without a copy, 0 if the browser refused it. */
  const [keptAt, setKeptAt] = useState<number | null>(null)
  const isForgotten = useRef(false)
  /** Stores the copy at once; null while nothing is to be stored. */
  const keepNow = useRef<(() => void) | null>(null)
  useWindowEvent('pagehide', () => keepNow.current?.())
  useDocumentEvent('visibilitychange', () => keepNow.current?.())

  const offerNext = useCallback(() => {
    const copies = account === undefined ? [] : findCopies(account, article)
    const first = copies.find((copy) => copy.key !== keyNow.current)
    if (first && isSame(first.values, valuesOfRow(base))) dropCopy(first.key)
    else setOffered(first ?? null)
  }, [account, article, base])

  // Once only, so that this editor's own copy is not offered.
  const hasLooked = useRef(false)
  useEffect(() => {
    if (account === undefined || hasLooked.current) return
    hasLooked.current = true
    offerNext()
  }, [account, offerNext])

  useEffect(() => {
    if (key === null) return
    if (!isDirty) {
      dropCopy(key)
      setKeptAt(null)
      return
    }
    let timer: ReturnType<typeof setTimeout>
    const keep = () => {
      clearTimeout(timer)
      if (isForgotten.current) return
      const at = Date.now()
      setKeptAt(keepCopy(key, { values: form.getValues(), version, at }) ? at : 0)
    }
    const keepSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(keep, PAUSE_MS)
    }
    keepSoon()
    const { unsubscribe } = form.watch(keepSoon)
    keepNow.current = keep
    return () => {
      unsubscribe()
      keepNow.current = null
      // A saved new article has another key from then on.
      if (keyNow.current === key) keep()
      else dropCopy(key)
    }
  }, [key, isDirty, version, form])

  return {
    offered,
    keptAt,
    /** Restores the offered copy into the form, and stores it as this editor's copy. */
    take(copy: SavedCopy) {
      const { key: itsKey, ...content } = copy
      dropCopy(itsKey)
      if (key !== null) keepCopy(key, content)
      setOffered(null)
      for (const [field, value] of Object.entries(copy.values))
        form.setValue(field as keyof ArticleValues, value, { shouldDirty: true })
    },
    /** Deletes the offered copy, then offers an older one, if any. */
    discard(copy: SavedCopy) {
      dropCopy(copy.key)
      offerNext()
    },
    /** Deletes this editor's copy for good: the article was deleted. */
    forget() {
      isForgotten.current = true
      if (key !== null) dropCopy(key)
    },
  }
}
