import { cleanup, render, screen } from '@testing-library/react'
import { company, EMPTY_QUERY } from '@zhushutong/domain/records'
import { afterEach, expect, it } from 'vitest'
import { NoResults } from './no-results'

afterEach(cleanup)

const show = (keyword?: string) => {
  const page = { records: [], total: 0, totalIsCapped: false, pages: 0, pageNum: 1, pageSize: 10 } as const
  const query = { ...EMPTY_QUERY, ...(keyword && { keyword }) }
  render(
    <NoResults
      place={{ kind: company }}
      query={query}
      page={{ ...page, nextCursor: null, freshAt: null }}
      now={0}
    />,
  )
  return screen.queryByRole('link', { name: /在资讯、政策与问答中查找/ })
}

it('CON-10 a keyword that no record has can be looked for in the articles', () => {
  expect(show('保证金')?.getAttribute('href')).toBe(`/tag/all.html?q=${encodeURIComponent('保证金')}`)
})

it('CON-10 without a keyword there is nothing to look for', () => {
  expect(show()).toBeNull()
})
