'use client'

import { useState } from 'react'
import { buttonClass } from '@/ui/button-class'

interface Kind {
  segment: string
  label: string
  placeholder: string
}

/**
 * The large search box: a plain GET form to the list of the chosen kind, so that it works before scripts
 * run.
 */
export function HeroSearch({ kinds }: { kinds: readonly Kind[] }) {
  const [chosen, setChosen] = useState(0)
  const kind = kinds[chosen]
  if (!kind) return null
  return (
    <>
      <fieldset className="relative mb-3 flex min-w-0 gap-6 overflow-x-auto md:justify-center">
        <legend className="sr-only">查询类别</legend>
        {kinds.map(({ segment, label }, index) => (
          <label
            key={segment}
            className="cursor-pointer border-b-2 border-transparent pb-1 whitespace-nowrap text-ink-2 has-checked:border-primary has-checked:font-semibold has-checked:text-primary has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="hero-kind"
              className="sr-only"
              checked={index === chosen}
              onChange={() => setChosen(index)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <search aria-label="首页搜索">
        <form
          action={`/${kind.segment}/`}
          data-search-form={kind.segment}
          className="mx-auto flex h-13 max-w-[720px] overflow-hidden rounded-3 border-[1.5px] border-primary bg-surface shadow-(--shadow)"
        >
          <input
            name="q"
            aria-keyshortcuts="/"
            type="search"
            maxLength={18}
            placeholder={kind.placeholder}
            aria-label={kind.placeholder}
            autoComplete="off"
            className="min-w-0 flex-1 bg-transparent px-4 text-16 -outline-offset-2"
          />
          <button
            type="submit"
            className={`${buttonClass({ variant: 'primary' })} h-full! w-22 rounded-none! text-16 md:w-26`}
          >
            查一下
          </button>
        </form>
      </search>
    </>
  )
}
