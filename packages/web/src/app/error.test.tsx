import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { ErrorBoundary } from 'next/dist/client/components/error-boundary'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import ErrorPage from './error'

let isLost = false

function Page() {
  if (isLost) throw new Error('fetch failed')
  return <p>企业列表</p>
}

afterEach(cleanup)

it('ERR-08 a page whose data could not be loaded says so; retrying asks the server again and shows the page', async () => {
  isLost = true
  const refresh = vi.fn(() => {
    isLost = false
  })
  render(
    <AppRouterContext.Provider value={{ refresh } as never}>
      <ErrorBoundary errorComponent={ErrorPage as never}>
        <Page />
      </ErrorBoundary>
    </AppRouterContext.Provider>,
  )
  expect(screen.getByRole('heading').textContent).not.toBe('')
  expect(screen.getByRole('link', { name: '返回首页' })).toBeTruthy()
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '重试' })))
  expect(refresh).toHaveBeenCalledOnce()
  expect(screen.getByText('企业列表')).toBeTruthy()
  // React reports what its boundary caught.
  vi.mocked(console.error).mockClear()
})

it('ERR-11 a defect is named by its number in the logs alone', () => {
  const error = Object.assign(new Error('Unknown part: secret'), { digest: '1234567890' })
  render(<ErrorPage error={error} retry={vi.fn()} />)
  expect(screen.getByText('错误编号：1234567890')).toBeTruthy()
  expect(document.body.textContent).toContain('500')
  expect(document.body.textContent).not.toContain('secret')
})
