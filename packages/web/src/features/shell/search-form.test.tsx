import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { PlainControls } from '@zhushutong/ui/fields/plain-controls'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { SearchForm } from './search-form'

afterEach(cleanup)
const OPTIONS = [
  { value: 'qiye', label: '查企业', placeholder: '请输入企业名称' },
  { value: 'renyuan', label: '查人员', placeholder: '请输入完整的人员姓名' },
]
beforeEach(() => {
  render(
    <>
      <textarea aria-label="别处" />
      <SearchForm action="/query" options={OPTIONS} />
      <PlainControls />
    </>,
  )
})

const input = () => screen.getByLabelText<HTMLInputElement>('搜索')

it('gets the focus on /, but not while typing', () => {
  const elsewhere = screen.getByLabelText('别处')
  elsewhere.focus()
  fireEvent.keyDown(elsewhere, { key: '/' })
  expect(document.activeElement).toBe(elsewhere)
  fireEvent.keyDown(document.body, { key: '/', ctrlKey: true })
  expect(document.activeElement).toBe(elsewhere)
  fireEvent.keyDown(document.body, { key: '/' })
  expect(document.activeElement).toBe(input())
})
