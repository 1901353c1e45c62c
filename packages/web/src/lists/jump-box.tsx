'use client'

import { JUMP_LABEL, parseJump } from '@zhushutong/domain/portal/pager'
import { type FormEvent, use, useId, useState } from 'react'
import { ANY_PAGE } from './any-page'
import { OpenAddressContext } from './open-address'

/** Jumps to a page by number, with an error message for a page that does not exist (VAL-05). */
export function JumpBox({
  href,
  pageCount,
}: {
  /** The address of page `ANY_PAGE`; a function cannot be passed to the browser. */
  href: string
  pageCount: number
}) {
  const openAddress = use(OpenAddressContext)
  const [problem, setProblem] = useState<string>()
  const id = useId()

  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const jump = parseJump(String(new FormData(event.currentTarget).get('page')), pageCount)
    if ('page' in jump) openAddress(href.replace(String(ANY_PAGE), String(jump.page)))
    else setProblem(jump.error)
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
