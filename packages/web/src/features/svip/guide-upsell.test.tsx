import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { GuideUpsell, type LoadUpsell } from './guide-upsell'

afterEach(cleanup)

const answers = (answer: Awaited<ReturnType<LoadUpsell>>) => vi.fn<LoadUpsell>(async () => answer)

it('PAY-13 without an answer the guide stands alone', async () => {
  const load = answers({ error: 'network' })
  const { container } = render(<GuideUpsell load={load} onBuy={() => {}} />)
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  expect(container.textContent).toBe('')
})
