// @vitest-environment node
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { chooseEncoding, countBytes, makeBody } from './page-body'

it('has the page in three encodings with one ETag', async () => {
  const page = Buffer.from('<p>建筑</p>'.repeat(100))
  const body = await makeBody(page)
  expect(brotliDecompressSync(body.br)).toEqual(page)
  expect(gunzipSync(body.gzip)).toEqual(page)
  expect(body.etag).toBe((await makeBody(page)).etag)
  expect(countBytes(body)).toBe(page.length + body.br.length + body.gzip.length)
})

it.each([
  [undefined, 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['deflate', 'identity'],
])('answers accept-encoding %s with %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
})
