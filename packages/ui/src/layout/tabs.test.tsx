import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Tabs } from './tabs'

afterEach(cleanup)

const tabs = [
  { id: 'sms', label: '短信登录', panel: '短信' },
  { id: 'password', label: '密码登录', panel: '密码' },
  { id: 'qr', label: '扫码登录', panel: '扫码' },
]

const selected = () => screen.getByRole('tab', { selected: true })
const press = (key: string) => fireEvent.keyDown(selected(), { key })

it('moves and selects with the arrows, round both ends', () => {
  const onChange = vi.fn()
  render(<Tabs label="登录方式" tabs={tabs} onChange={onChange} />)
  press('ArrowRight')
  expect(selected().textContent).toBe('密码登录')
  expect(document.activeElement).toBe(selected())
  expect(screen.getByRole('tabpanel', { name: '密码登录' }).textContent).toBe('密码')
  press('ArrowRight')
  press('ArrowRight')
  expect(selected().textContent).toBe('短信登录')
  press('ArrowLeft')
  expect(selected().textContent).toBe('扫码登录')
  expect(onChange.mock.calls).toEqual([['password'], ['qr'], ['sms'], ['qr']])
})

it('Home and End go to the ends, other keys are ignored', () => {
  render(<Tabs label="登录方式" tabs={tabs} defaultValue="password" />)
  press('End')
  expect(selected().textContent).toBe('扫码登录')
  press('Home')
  expect(selected().textContent).toBe('短信登录')
  press('x')
  expect(selected().textContent).toBe('短信登录')
})

it('has one tab stop: the selected tab', () => {
  render(<Tabs label="登录方式" tabs={tabs} defaultValue="qr" />)
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, -1, 0])
})
