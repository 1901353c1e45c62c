import type { TrackingRecord } from '@zhushutong/domain/tracking'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { observePage } from './observe-page'

type See = (entries: object[]) => void

let see: See = () => undefined

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: See) {
        see = callback
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  history.replaceState(null, '', '/qiye/?keyword=张三#top')
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const start = () => {
  const records: TrackingRecord[] = []
  let [now, ids] = [1000, 0]
  const observation = observePage({
    record: (record) => records.push(record),
    now: () => now,
    newId: () => {
      ids += 1
      return `id${ids}`
    },
  })
  const pass = (ms: number) => {
    now += ms
  }
  return { records, observation, pass }
}

it('TRK-03 records the mark of an element, never what is typed, and the address without its query', () => {
  document.body.innerHTML = '<label data-track="search"><input></label><button>x</button>'
  const { records, observation } = start()
  const input = document.querySelector('input')!
  input.value = '张三'
  input.dispatchEvent(new Event('change', { bubbles: true }))
  input.dispatchEvent(new Event('focus'))
  input.dispatchEvent(new Event('input', { bubbles: true }))
  document.querySelector('button')!.click()
  expect(records.map(({ type, eventName, eventParam }) => [type, eventName, eventParam])).toEqual([
    ['page', undefined, undefined],
    ['event', 'change', 'search'],
    ['event', 'focus', 'search'],
  ])
  expect(JSON.stringify(records)).not.toContain('张三')
  expect(records[0]).toMatchObject({ module: 'qiye', pageUrl: '/qiye/' })
  observation.stop()
  input.dispatchEvent(new Event('change', { bubbles: true }))
  expect(records).toHaveLength(3)
})

it('TRK-01 filters, tabs and pages are recorded by the mark of their group, the space between them is not', () => {
  document.body.innerHTML = `
    <section data-track="filter"><details><summary>企业资质</summary><a href="#x">一级</a></details>
      <div data-track="list-action"><button>订阅</button></div></section>`
  const { records } = start()
  for (const text of ['summary', 'a', 'button', 'section', 'div'])
    document.querySelector<HTMLElement>(text)!.click()
  expect(
    records.flatMap(({ eventName, eventParam }) => (eventName ? [`${eventName} ${eventParam}`] : [])),
  ).toEqual(['click filter', 'click filter', 'click list-action'])
})

it('TRK-01 a part is recorded once it is seen, and ends when it is not; leaving ends the page', () => {
  document.body.innerHTML = '<div data-track-view="purchase-dialog"></div>'
  const { records, observation, pass } = start()
  const target = document.querySelector('div')
  const entry = { target, rootBounds: null, intersectionRect: { height: 0 } }
  see([{ ...entry, isIntersecting: true, intersectionRatio: 0.49 }])
  expect(records).toHaveLength(1)
  see([{ ...entry, isIntersecting: true, intersectionRatio: 0.5 }])
  see([{ ...entry, isIntersecting: true, intersectionRatio: 1 }])
  expect(records).toHaveLength(2)
  expect(records[1]).toMatchObject({ type: 'part', eventParam: 'purchase-dialog', requestTime: 1000 })
  expect(records[1]).not.toHaveProperty('endTime')
  pass(500)
  see([{ ...entry, isIntersecting: false, intersectionRatio: 0 }])
  expect(records[2]).toMatchObject({ id: records[1]?.id, stayTime: 500 })
  pass(500)
  observation.leave()
  expect(records[3]).toMatchObject({ id: records[0]?.id, type: 'page', stayTime: 1000 })
})
