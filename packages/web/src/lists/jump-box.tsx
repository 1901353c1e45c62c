'use client'

import { JUMP_LABEL, jumpTo } from '@zhushutong/domain/pager'
import { type FormEvent, useId, useState } from 'react'
import { ANY_PAGE } from './any-page'

/** Goes to a page by its number, and says so where the list has no such page (VAL-05). */
export function JumpBox({
  href,
  pageCount,
}: {
  /** The address of page `ANY_PAGE`; a function would not come to the browser. */
  href: string
  pageCount: number
}) {
  const [problem, setProblem] = useState<string>()
  const id = useId()

  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const asked = jumpTo(String(new FormData(event.currentTarget).get('page')), pageCount)
    if ('page' in asked) location.assign(href.replace(String(ANY_PAGE), String(asked.page)))
    else setProblem(asked.error)
  }

  return (
    <form onSubmit={go} className="jump-box" noValidate>
      <label>
        {JUMP_LABEL}
        <input
          name="page"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          aria-invalid={problem !== undefined}
          aria-describedby={problem && id}
          onInput={() => setProblem(undefined)}
        />
        页
      </label>
      <button type="submit">确定</button>
      {problem && (
        <span id={id} role="alert">
          {problem}
        </span>
      )}
    </form>
  )
}
