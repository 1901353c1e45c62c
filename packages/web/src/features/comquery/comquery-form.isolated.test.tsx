import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { parseComqueryUrl } from '@zhushutong/domain/comquery'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { ComqueryForm } from './comquery-form'
import { formModel } from './form-model'
import type { Preview } from './use-preview'

const drawn = vi.hoisted(() => [] as string[])

vi.mock('@zhushutong/ui/fields/field', async (original) => {
  const field = await original<typeof import('@zhushutong/ui/fields/field')>()
  const Input: typeof field.Input = (props) => {
    drawn.push(props.name ?? '')
    return field.Input(props)
  }
  return { ...field, Input }
})

const submitted = vi.fn()
const onSubmit = (event: Event) => {
  if (event.defaultPrevented) return
  event.preventDefault()
  const form = event.target as HTMLFormElement
  const sent = new FormData(form)
  // jsdom lacks the formdata event, in which the page edits the submitted values.
  form.dispatchEvent(Object.assign(new Event('formdata'), { formData: sent }))
  submitted(new URLSearchParams([...sent].map(([name, value]) => [name, String(value)])).toString())
}

vi.setConfig({ testTimeout: 30_000 })

// Loading the catalogue takes time on a busy machine.
beforeAll(() => import('./checks').then(() => {}), 60_000)
beforeEach(() => document.addEventListener('submit', onSubmit))
afterEach(() => {
  cleanup()
  document.removeEventListener('submit', onSubmit)
  submitted.mockClear()
})

const modelOf = (search: string, added: string | null = null) => formModel(parseComqueryUrl(search), added)
const nothingFound = async () => ({ parts: [], total: 0, totalIsCapped: false })

const open = (search = '', { isMember = false, preview = vi.fn<Preview>(nothingFound) } = {}) => {
  render(<ComqueryForm model={modelOf(search)} isMember={isMember} preview={preview} />)
  return preview
}
// Queries by text: queries by role are slow in a form of this size.
const group = (name: string) =>
  within(screen.getByText(name, { selector: 'legend' }).closest('fieldset') as HTMLElement)
const addTo = (name: string) => screen.queryByText(`＋ 添加${name}条件`) as HTMLElement
const remove = (place: number, name: string) => screen.queryByLabelText(`移除第 ${place} 个${name}条件`)
const capital = () => group('注册资本').getByLabelText<HTMLInputElement>('不低于')
const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } })
const ask = async () => {
  fireEvent.click(screen.getByText('查询企业'))
  // The checks are loaded on the first submit.
  await act(() => import('./checks').then(() => new Promise((resolve) => setTimeout(resolve, 20))))
}

it("VAL-06 shows the domain's message beside its field, focuses it, and does not submit", async () => {
  open()
  type(capital(), 'x')
  type(group('中标业绩').getByLabelText('中标日期起'), '2026-02-30')
  await ask()
  expect(await screen.findByText('请填写不超过 9 位的整数')).toBeDefined()
  expect(screen.getByText('请填写正确的日期')).toBeDefined()
  expect(document.activeElement).toBe(capital())
  expect(submitted).not.toHaveBeenCalled()
  type(capital(), '1')
  expect(screen.queryByText('请填写不超过 9 位的整数')).toBeNull()
  expect(screen.getByText('请填写正确的日期')).toBeDefined()
  type(group('中标业绩').getByLabelText('中标日期起'), '2026/2/3')
  fireEvent.blur(group('中标业绩').getByLabelText('中标日期起'))
  await ask()
  await vi.waitFor(() => expect(submitted).toHaveBeenCalled())
  expect(submitted).toHaveBeenCalledExactlyOnceWith('capital.min=1&won.since=2026-02-03')
})

it('VAL-06 requires at least one condition; full-width digits are digits', async () => {
  open()
  await ask()
  expect(screen.getByText('请至少填写一个条件')).toBeDefined()
  type(capital(), '１００')
  expect(screen.queryByText('请至少填写一个条件')).toBeNull()
  await ask()
  expect(submitted).toHaveBeenCalledOnce()
})

it('VAL-06 names the wrong row, also after an empty one', async () => {
  open()
  fireEvent.click(addTo('中标业绩'))
  const amounts = group('中标业绩').getAllByLabelText('单项金额不低于')
  type(amounts[1] as HTMLElement, 'x')
  await ask()
  expect(amounts.map((input) => input.getAttribute('aria-invalid'))).toEqual([null, 'true'])
})

it('a form that came back shows what was typed and what is wrong, before scripts run', () => {
  const model = modelOf('?capital.min=abc&won.amount=5&won.amount=x', 'people')
  const html = renderToStaticMarkup(<ComqueryForm model={model} isMember={false} preview={nothingFound} />)
  const page = document.createElement('div')
  page.innerHTML = html
  const values = (name: string) =>
    [...page.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)].map((input) => input.value)
  expect(values('capital.min')).toEqual(['abc'])
  expect(values('won.amount')).toEqual(['5', 'x'])
  expect(page.querySelectorAll('[name="people.times"]')).toHaveLength(2)
  expect([...page.querySelectorAll('p[role=alert]')].map((p) => p.textContent).filter(Boolean)).toEqual([
    '请填写不超过 9 位的整数',
    '请填写不超过 9 位的整数',
  ])
  expect(page.querySelector('form')?.getAttribute('action')).toBe('/comquery/result')
})

it('rows can be added up to the maximum and removed; values in other rows stay', () => {
  open('?won.amount=1')
  const add = addTo('中标业绩')
  const amounts = () => group('中标业绩').getAllByLabelText<HTMLInputElement>('单项金额不低于')
  fireEvent.click(add)
  type(amounts()[1] as HTMLElement, '2')
  fireEvent.click(add)
  type(amounts()[2] as HTMLElement, '3')
  expect(addTo('中标业绩')).toBeNull()
  fireEvent.click(remove(2, '中标业绩') as HTMLElement)
  expect(amounts().map(({ value }) => value)).toEqual(['1', '3'])
  fireEvent.click(remove(2, '中标业绩') as HTMLElement)
  fireEvent.click(remove(1, '中标业绩') as HTMLElement)
  expect(amounts().map(({ value }) => value)).toEqual([''])
  expect(remove(1, '中标业绩')).toBeNull()
})

it('typing in one field renders that field again and no other', () => {
  open()
  drawn.length = 0
  type(capital(), '1')
  expect(drawn).toEqual(['capital.min'])
})
