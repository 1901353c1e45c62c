import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { QrPopover } from './qr-popover'

afterEach(cleanup)

it('SHL-06 draws the code when it is opened', () => {
  const qr = { label: '客服', note: '扫码联系客服', src: '/assets/qr/service.svg' }
  const { container } = render(<QrPopover qr={qr} />)
  expect(container.querySelector('img')).toBeNull()
  fireEvent(container.querySelector('[popover]') as Element, new Event('toggle'))
  expect(screen.getByAltText('客服二维码').getAttribute('src')).toBe(qr.src)
})
