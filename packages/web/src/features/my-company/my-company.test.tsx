import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MY_COMPANY_TEXTS } from '@zhushutong/domain/my-company'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CompanyForm } from './company-form'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const box = () => screen.getByRole('textbox', { name: /企业全称/ })
const type = (value: string) => fireEvent.change(box(), { target: { value } })
const aForm = (save = vi.fn(async () => null)) => {
  const suggest = vi.fn(async (text: string) => [{ id: 'c1', name: `${text}建设有限公司`, region: '500112' }])
  const onSaved = vi.fn()
  render(<CompanyForm suggest={suggest} save={save} onSaved={onSaved} />)
  return { suggest, save, onSaved }
}

it('MYC-01 a code with a wrong check character is told beside the field and never sent', async () => {
  const { save } = aForm()
  type('91350100M000100Y44')
  fireEvent.click(screen.getByRole('button', { name: '确定' }))
  await screen.findByText(MY_COMPANY_TEXTS.check)
  expect(save).not.toHaveBeenCalled()
  expect(box().getAttribute('aria-invalid')).toBe('true')
})

it('MYC-01 a company that is suggested is chosen by its id, one that is typed by its text', async () => {
  const { suggest, save, onSaved } = aForm()
  type('重庆')
  await act(() => vi.advanceTimersByTimeAsync(300))
  expect(suggest).toHaveBeenCalledTimes(1)
  fireEvent.click(await screen.findByRole('button', { name: /重庆建设有限公司/ }))
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1))
  expect(save).toHaveBeenLastCalledWith({ id: 'c1' })
  type(' 91350100M000100Y43 ')
  fireEvent.click(screen.getByRole('button', { name: '确定' }))
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledTimes(2))
  expect(save).toHaveBeenLastCalledWith({ text: '91350100M000100Y43' }, expect.anything())
})
