import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { TextField } from './field'

afterEach(cleanup)

const described = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent)

it('ties label, hint and message to the input', () => {
  render(<TextField label="手机号" hint="用于接收验证码" error="请输入正确合法的手机号" required />)
  const input = screen.getByLabelText(/手机号/)
  expect(described(input)).toEqual(['用于接收验证码', '请输入正确合法的手机号'])
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(input.getAttribute('aria-required')).toBe('true')
})

it('is neither invalid nor described without a message', () => {
  render(<TextField label="手机号" />)
  const input = screen.getByLabelText('手机号')
  expect(input.hasAttribute('aria-invalid')).toBe(false)
  expect(input.hasAttribute('aria-describedby')).toBe(false)
})

it('keeps two fields apart', () => {
  render(
    <>
      <TextField label="手机号" error="甲" />
      <TextField label="验证码" error="乙" />
    </>,
  )
  expect(described(screen.getByLabelText('手机号'))).toEqual(['甲'])
  expect(described(screen.getByLabelText('验证码'))).toEqual(['乙'])
})
