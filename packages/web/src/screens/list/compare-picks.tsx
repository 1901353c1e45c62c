'use client'

import {
  addCompared,
  formatComparedIds,
  MAX_COMPARED,
  parseComparedIds,
  removeCompared,
} from '@zhushutong/domain/comparison'
import { LinkButton } from '@zhushutong/ui/button'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import './compare-picks.css'

const KEY = 'compared-companies'

/** The companies chosen for a comparison; they stay while the reader changes pages and conditions (CMP-01). */
const picks = createStore<readonly string[]>(() => [])

const readStored = (): readonly string[] => {
  try {
    return parseComparedIds(sessionStorage.getItem(KEY) ?? '')
  } catch {
    return []
  }
}

const change = (ids: readonly string[]) => {
  picks.setState(ids, true)
  try {
    sessionStorage.setItem(KEY, formatComparedIds(ids))
  } catch {
    // Without storage, the choice ends with the page.
  }
}

/** The check box in front of a company; closed once the comparison is full (CMP-01). */
export function ComparePick({ id, name }: { id: string; name: string }) {
  const ids = useStore(picks)
  const isChosen = ids.includes(id)
  const added = addCompared(ids, id)
  return (
    <input
      type="checkbox"
      className="row-pick"
      aria-label={`选入对比：${name}`}
      checked={isChosen}
      disabled={!isChosen && ids.length >= MAX_COMPARED}
      onChange={() => {
        if (isChosen) change(removeCompared(ids, id))
        else if (!('error' in added)) change(added)
      }}
    />
  )
}

/** The bar below the rows with the number of chosen companies and the link to their comparison, which is at `href`. */
export function CompareBar({ href }: { href: string }) {
  const ids = useStore(picks)
  useEffect(() => picks.setState(readStored(), true), [])
  return (
    <p className="compare-bar" role="status">
      {ids.length > 0 && (
        <>
          <span>
            已选 <b>{ids.length}</b> 家{ids.length === 1 ? '，再选一家即可对比' : `，最多 ${MAX_COMPARED} 家`}
          </span>
          <LinkButton
            size="small"
            variant="primary"
            href={`${href}?ids=${formatComparedIds(ids)}`}
            rel="nofollow"
          >
            对比
          </LinkButton>
          <button type="button" className="text-primary" onClick={() => change([])}>
            清空
          </button>
        </>
      )}
    </p>
  )
}
