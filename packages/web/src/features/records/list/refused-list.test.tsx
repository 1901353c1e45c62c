import { render, screen } from '@testing-library/react'
import { person, type RecordQuery } from '@zhushutong/domain/records'
import { aViewer } from '@zhushutong/domain/testing'
import { expect, it } from 'vitest'
import { RefusedList } from './refused-list'

it('ACC-02 a condition closed to the reader offers what opens it, and the list without it', () => {
  const query: RecordQuery = {
    filters: { valid: ['year'], region: ['500000'] },
    pageNum: 3,
    pageSize: 10,
  }
  const failure = { error: '00400', status: 400, message: '“证书有效期”需要开通会员后使用' }
  const place = { kind: person }
  const { unmount } = render(
    <RefusedList failure={failure} place={place} query={query} viewer={aViewer({})} />,
  )
  expect(screen.getByText(failure.message)).toBeTruthy()
  expect(screen.getByRole('link', { name: '立即开通' })).toBeTruthy()
  expect(screen.getByRole('link', { name: '去掉这个条件' }).getAttribute('href')).toBe(
    '/renyuan/?region=500000',
  )
  unmount()
  render(<RefusedList failure={failure} place={place} query={query} viewer={aViewer({ svip: true })} />)
  expect(screen.getByRole('link', { name: '清空条件重试' })).toBeTruthy()
})
