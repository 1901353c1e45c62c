import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Highlight } from './highlight'

afterEach(cleanup)

const html = (text: string, ranges: [number, number][]) =>
  render(<Highlight text={text} ranges={ranges} />).container.innerHTML

it('marks every range and keeps the rest of the text', () => {
  expect(
    html('重庆市政市政公司', [
      [2, 4],
      [4, 6],
    ]),
  ).toBe('重庆<mark>市政</mark><mark>市政</mark>公司')
  expect(html('市政', [[0, 2]])).toBe('<mark>市政</mark>')
  expect(html('公司', [])).toBe('公司')
})

it('escapes what is marked', () => {
  expect(html('<b>', [[0, 3]])).toBe('<mark>&lt;b&gt;</mark>')
})
