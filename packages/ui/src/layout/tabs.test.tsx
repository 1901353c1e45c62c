import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Tabs } from './tabs'

afterEach(cleanup)

const options = [
  { value: 'sms', label: '短信登录' },
  { value: 'password', label: '密码登录' },
  { value: 'qr', label: '扫码登录', disabled: true },
]

it('is one group of radio buttons, apart from others of the page', () => {
  const onChange = vi.fn()
  render(
    <>
      <Tabs label="登录方式" options={options} value="sms" onChange={onChange} />
      <Tabs label="别的" options={options} value="password" onChange={() => {}} look="line" />
    </>,
  )
  const [first, second] = screen.getAllByRole<HTMLInputElement>('radio', { checked: true })
  expect([first?.value, second?.value]).toEqual(['sms', 'password'])
  expect(first?.name).not.toBe(second?.name)
  fireEvent.click(screen.getAllByRole('radio', { name: '密码登录' })[0] as Element)
  expect(onChange).toHaveBeenCalledExactlyOnceWith('password')
})

it('marks the link to the current page', () => {
  const links = [
    { label: '全部', href: '/a', isCurrent: true },
    { label: '已结束', href: '/b', isCurrent: false },
  ]
  render(<Tabs links={links} />)
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('全部')
})
