import { afterEach, expect, it, vi } from 'vitest'
import { showDistances } from './show-distances'

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

const show = async (answer: object, ok = true) => {
  document.body.innerHTML = ['500112', '320100', '500112']
    .map((place) => `<span data-distance="${place}"></span>`)
    .join('')
  const fetched = vi.fn(async () => ({ ok, json: async () => answer }))
  vi.stubGlobal('fetch', fetched)
  await showDistances(new AbortController().signal)
  return { fetched, texts: [...document.querySelectorAll('span')].map((span) => span.textContent) }
}

it('VAL-23 asks once for each place, and writes how far it is beside every posting', async () => {
  const { fetched, texts } = await show({
    here: '重庆市',
    texts: { '500112': '同城', '320100': '约 1198.3km' },
  })
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    '/assets/distances.json?to=500112,320100',
    expect.anything(),
  )
  expect(texts).toEqual(['同城', '约 1198.3km', '同城'])
})

it('VAL-23 writes nothing where the place of the reader is not known, or nobody answers', async () => {
  expect((await show({ here: null, texts: {} })).texts).toEqual(['', '', ''])
  expect((await show({}, false)).texts).toEqual(['', '', ''])
})
