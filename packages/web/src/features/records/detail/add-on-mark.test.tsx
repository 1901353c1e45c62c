import { cleanup, render, screen } from '@testing-library/react'
import { viewerAs } from '@zhushutong/domain/testing'
import { afterEach, expect, it } from 'vitest'
import { AddOnMark } from './add-on-mark'

afterEach(cleanup)

it('ACC-13 has no tooltip for the holders of the add-on', () => {
  const { container } = render(<AddOnMark addOn="company_outnews" viewer={viewerAs('company_outnews')} />)
  expect(container.textContent).toBe('增值')
  expect(screen.queryByRole('link')).toBeNull()
})

it('ACC-13 tells everyone else what it is, and leads to where it is sold', () => {
  const { rerender } = render(<AddOnMark addOn="company_outnews" />)
  const check = () => {
    const link = screen.getByRole('link', { name: /「资质追踪」为增值服务，开通后可用/ })
    expect(link.getAttribute('href')).toBe('/svip.html')
    expect(link.dataset.tip).toBe('「资质追踪」为增值服务，开通后可用')
  }
  check()
  for (const persona of ['svip', 'company_dynamic'] as const) {
    rerender(<AddOnMark addOn="company_outnews" viewer={viewerAs(persona)} />)
    check()
  }
})
