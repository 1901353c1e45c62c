import { SEARCH_HELP } from '@zhushutong/domain/portal/search'
import { ChevronDownIcon } from '@zhushutong/ui/icon'
import { HelpFilm } from '@zhushutong/ui/overlays/help-film'
import { useState } from 'react'
import { OPTION_ROW, useOption } from './option-list'

/**
 * Help on searching, as a film and in three steps (SHL-08, SHL-12); closed at first; the film loads on
 * opening.
 */
export function SearchHelp() {
  const [isOpen, setOpen] = useState(false)
  const option = useOption()
  return (
    <details
      className="border-t border-line pt-1"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary ref={option} className={`${OPTION_ROW} cursor-pointer text-ink-2`}>
        <span className="min-w-0 flex-1">{SEARCH_HELP.title}</span>
        <span className="flex-none text-ink-3">
          <ChevronDownIcon />
        </span>
      </summary>
      {isOpen && (
        <div className="px-3 pt-2">
          <HelpFilm />
        </div>
      )}
      <ol className="grid gap-2 px-3 py-2">
        {SEARCH_HELP.steps.map(({ title, text }, at) => (
          <li key={title} className="flex items-baseline gap-2">
            <span className="rank mr-0!" aria-hidden="true">
              {at + 1}
            </span>
            <span className="min-w-0">
              <b className="font-semibold">{title}</b>
              <span className="block text-ink-2">{text}</span>
            </span>
          </li>
        ))}
      </ol>
      <a
        href={SEARCH_HELP.more.href}
        ref={isOpen ? option : undefined}
        className={`${OPTION_ROW} text-primary`}
      >
        {SEARCH_HELP.more.label}
      </a>
    </details>
  )
}
