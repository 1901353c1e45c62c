import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Tabs } from './tabs'

afterEach(cleanup)

const options = [
  { value: 'sms', label: '短信登录' },
  { value: 'password', label: '密码登录' },
  { value: 'qr', label: '扫码登录', disabled: true },
]

it('is a group of radio buttons', () => {
  const onChange = vi.fn()
  render(
    <>
      <Tabs label="登录方式" name="mode" options={options} value="sms" onChange={onChange} />
      <Tabs label="别的" name="other" options={options} value="password" onChange={() => {}} look="line" />
    </>,
  )
  const chosen = screen.getAllByRole<HTMLInputElement>('radio', { checked: true })
  expect(chosen.map(({ value }) => value)).toEqual(['sms', 'password'])
  fireEvent.click(screen.getAllByRole('radio', { name: '密码登录' })[0] as Element)
  expect(onChange).toHaveBeenCalledExactlyOnceWith('password')
})
