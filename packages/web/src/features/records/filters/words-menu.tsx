'use client'

import { Skeleton } from '@zhushutong/ui/layout/skeleton'
import { Popover } from '@zhushutong/ui/overlays/popover'
import { lazy, Suspense, useState } from 'react'

const Form = lazy(() => import('./words-form').then((module) => ({ default: module.WordsForm })))

const HINT_ID = 'words-hint'

/** The menu of the words of a name: required, alternative and excluded ones (FND-13). */
export function WordsMenu({ keyword }: { keyword: string | undefined }) {
  const [isOpened, setOpened] = useState(false)
  return (
    <Popover
      id="menu-words"
      className="menu"
      triggerClass={keyword === undefined ? undefined : 'is-set'}
      trigger="词语"
      panelClass="menu-panel"
      onToggle={({ newState }) => {
        if (newState === 'open') setOpened(true)
      }}
    >
      <h2>词语</h2>
      {isOpened && (
        <Suspense fallback={<Skeleton height={136} />}>
          <Form keyword={keyword ?? ''} hintId={HINT_ID} />
        </Suspense>
      )}
      <p id={HINT_ID} className="mt-2 text-12 text-ink-3">
        多个词用空格分开；也可在搜索框输入：道路 管网|雨水 -监理
      </p>
    </Popover>
  )
}
