'use client'

import type { SearchCategory } from './search.types'
import { SearchBox, type SearchProps } from './search-box'

interface Props extends SearchProps {
  readonly categories: readonly SearchCategory[]
  readonly category: string
}

/** The search box of the header; it changes with the address of the page. */
export function HeaderSearch(props: Props) {
  return <HeaderBox key={`${props.category} ${props.keyword}`} {...props} />
}

function HeaderBox({ categories, ...props }: Props) {
  return (
    <SearchBox
      {...props}
      className="min-w-0 flex-1"
      formClass="search-box"
      action="/query/"
      keywordName="keyword"
      categoryName="name"
      categories={categories}
      offered={categories}
      hasShortcut
    >
      {({ input, category, choose }) => (
        <>
          <select
            name="name"
            aria-label="查询类别"
            value={category}
            onChange={({ target }) => choose(target.value)}
          >
            {categories.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <input {...input} aria-label="搜索" />
          <kbd>/</kbd>
          <button type="submit" data-track="search">
            搜索
          </button>
        </>
      )}
    </SearchBox>
  )
}
