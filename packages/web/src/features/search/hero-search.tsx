'use client'

import { buttonClass } from '@zhushutong/ui/button-class'
import type { SearchCategory } from './search.types'
import { SearchBox, type SearchProps } from './search-box'

/** The large search box of the home page, with its categories above. */
export function HeroSearch({
  categories,
  ...props
}: SearchProps & { readonly categories: readonly SearchCategory[] }) {
  const [first] = categories
  if (!first) return null
  return (
    <SearchBox
      {...props}
      label="首页搜索"
      formClass="hero-search"
      action="/query/"
      keywordName="keyword"
      categoryName="name"
      categories={categories}
      category={first.value}
      hasShortcut
    >
      {({ input, category, choose }) => (
        <>
          <fieldset>
            <legend className="sr-only">查询类别</legend>
            {categories.map(({ value, label, badge }) => (
              <label key={value}>
                <input
                  type="radio"
                  name="name"
                  value={value}
                  className="sr-only"
                  checked={value === category}
                  onChange={() => choose(value)}
                />
                {label}
                {badge && <sup>{badge}</sup>}
              </label>
            ))}
          </fieldset>
          <div className="hero-box">
            <input {...input} aria-label="搜索" />
            <kbd>/</kbd>
            <button type="submit" data-track="search" className={buttonClass({ variant: 'primary' })}>
              搜索
            </button>
          </div>
        </>
      )}
    </SearchBox>
  )
}
