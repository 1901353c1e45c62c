import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RegionChoice } from './region-choice'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Form({ start = '' }: { start?: string }) {
  const [code, setCode] = useState(start)
  return (
    <>
      <RegionChoice label="工作地点" value={code} onChange={setCode} />
      <output>{code}</output>
    </>
  )
}

const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
const show = async (start?: string) => {
  render(<Form start={start} />)
  // Loads the divisions.
  await act(async () => void (await import('@zhushutong/domain/divisions')))
  await pass(0)
  fireEvent.click(screen.getByLabelText(/工作地点/))
  await pass(0)
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

it('UIX-02 opens a level that one rests on for 500 ms, without choosing it', async () => {
  await show()
  fireEvent.pointerEnter(screen.getByRole('button', { name: /^江苏省/ }))
  await pass(499)
  expect(screen.queryByRole('button', { name: /^南京市/ })).toBeNull()
  await pass(1)
  expect(screen.getByRole('button', { name: /^南京市/ })).toBeDefined()
  expect(document.querySelector('output')?.textContent).toBe('')
  const zhejiang = screen.getByRole('button', { name: /^浙江省/ })
  fireEvent.pointerEnter(zhejiang)
  await pass(300)
  fireEvent.pointerLeave(zhejiang)
  await pass(1000)
  expect(screen.queryByRole('button', { name: /^杭州市/ })).toBeNull()
})

it('UIX-02 finds what is typed once typing rests for 300 ms', async () => {
  await show('500000')
  const field = screen.getByRole('searchbox', { name: '查找工作地点' })
  fireEvent.change(field, { target: { value: '渝北' } })
  await pass(299)
  expect(screen.queryByRole('button', { name: '重庆市 / 渝北区' })).toBeNull()
  await pass(1)
  press('重庆市 / 渝北区')
  expect(document.querySelector('output')?.textContent).toBe('500112')
  fireEvent.click(screen.getByLabelText(/工作地点/))
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '没有这里' } })
  await pass(300)
  expect(screen.getByText('没有匹配的选项')).toBeDefined()
})
