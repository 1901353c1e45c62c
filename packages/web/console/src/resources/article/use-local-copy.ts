import { useCallback, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useSelf } from '../../shell/use-self'
import { type ArticleRow, type ArticleValues, valuesOfRow } from './form-of-row'
import { copyKey, dropCopy, findCopies, keepCopy, type SavedCopy } from './local-copy'

/** How long nothing is typed before it is kept, in ms. */
const PAUSE_MS = 500

interface CopyDeps {
  /** As it was saved last; null for a new article. */
  readonly base: ArticleRow | null
  readonly form: UseFormReturn<ArticleValues>
  /** The version that the form changes; 0 for a new article. */
  readonly version: number
  readonly isDirty: boolean
}

const isSame = (a: ArticleValues, b: ArticleValues) =>
  (Object.keys(b) as (keyof ArticleValues)[]).every((field) => a[field] === b[field])

/**
 * Keeps what is typed in this browser until it is saved, so that a closed tab, a lost connection or an ended session
 * loses nothing. What an earlier visit left is offered. Nothing of it reaches the gateway by itself (CON-05).
 */
export function useLocalCopy({ base, form, version, isDirty }: CopyDeps) {
  const account = useSelf()?.account
  const article = base?.id ?? 'new'
  const [editor] = useState(() => Math.random().toString(36).slice(2))
  const key = account === undefined ? null : copyKey(account, article, editor)
  const keyNow = useRef(key)
  keyNow.current = key
  const [offered, setOffered] = useState<SavedCopy | null>(null)
  /** When the copy was made; null where there is none, 0 where the browser refused it. */
  const [keptAt, setKeptAt] = useState<number | null>(null)
  const isForgotten = useRef(false)

  const offerNext = useCallback(() => {
    const copies = account === undefined ? [] : findCopies(account, article)
    const first = copies.find((copy) => copy.key !== keyNow.current)
    if (first && isSame(first.values, valuesOfRow(base))) dropCopy(first.key)
    else setOffered(first ?? null)
  }, [account, article, base])

  // Once: what this editor keeps itself is not offered to it.
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
    addEventListener('pagehide', keep)
    document.addEventListener('visibilitychange', keep)
    return () => {
      unsubscribe()
      removeEventListener('pagehide', keep)
      document.removeEventListener('visibilitychange', keep)
      // A new article that was saved has another key from then on.
      if (keyNow.current === key) keep()
      else dropCopy(key)
    }
  }, [key, isDirty, version, form])

  return {
    offered,
    keptAt,
    /** Takes the offered copy into the form, and keeps it as the own one. */
    take(copy: SavedCopy) {
      const { key: itsKey, ...content } = copy
      dropCopy(itsKey)
      if (key !== null) keepCopy(key, content)
      setOffered(null)
      for (const [field, value] of Object.entries(copy.values))
        form.setValue(field as keyof ArticleValues, value, { shouldDirty: true })
    },
    /** Deletes the offered copy; an older one is offered then. */
    discard(copy: SavedCopy) {
      dropCopy(copy.key)
      offerNext()
    },
    /** Deletes the own copy for good: the article is gone. */
    forget() {
      isForgotten.current = true
      if (key !== null) dropCopy(key)
    },
  }
}
