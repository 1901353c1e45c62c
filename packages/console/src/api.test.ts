import { afterEach, expect, it, vi } from 'vitest'
import { post } from './api'

afterEach(() => vi.unstubAllGlobals())

const answer = (status: number, body: unknown) => {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => Response.json(body, { status }))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

it('a successful call returns its data; fields are sent as JSON, a form as it is', async () => {
  const fetch = answer(200, { statusCode: '00000', statusMessage: '成功', data: { id: '1' } })
  expect(await post('tag/get', { id: '1' })).toEqual({ id: '1' })
  expect(fetch).toHaveBeenLastCalledWith('/console/api/tag/get', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"id":"1"}',
  })
  const form = new FormData()
  await post('serviceOrder/upload', form)
  expect(fetch).toHaveBeenLastCalledWith('/console/api/serviceOrder/upload', { method: 'POST', body: form })
})

it('a refusal keeps its status, its message and the messages of its fields', async () => {
  const fields = [{ field: 'name', message: '请填写名称' }]
  answer(400, { statusCode: '40001', statusMessage: '请检查填写的内容', data: { fields } })
  await expect(post('tag/create', {})).rejects.toEqual({
    statusCode: 400,
    message: '请检查填写的内容',
    errors: { name: '请填写名称' },
  })
})

it('no answer, and one that is no JSON, is reported as a lost connection', async () => {
  const offline = { statusCode: 503, message: '网络连接失败，请检查后重试' }
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(post('tag/get', {})).rejects.toEqual(offline)
  vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502 }))
  await expect(post('tag/get', {})).rejects.toEqual(offline)
})
