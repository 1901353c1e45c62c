import { describe, expect, it } from 'vitest'
import { fakeGateway } from './assistant.fixture'
import { checkUpload, detectImageType, UPLOAD_TEXTS, uploadImage } from './index'

const bytes = (...parts: readonly (string | number)[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'number' ? [part] : Array.from(part, (character) => character.charCodeAt(0)),
    ),
  )
const IMAGES = [
  ['image/jpeg', bytes(0xff, 0xd8, 0xff, 0xe0, 'x')],
  ['image/png', bytes(0x89, 'PNG', 13, 10, 26, 10, 'x')],
  ['image/gif', bytes('GIF87a', 'x')],
  ['image/gif', bytes('GIF89a', 'x')],
  ['image/bmp', bytes('BM', 'x')],
  ['image/webp', bytes('RIFF', 1, 2, 3, 4, 'WEBP', 'x')],
] as const
const MB = 1024 * 1024
const PNG = IMAGES[1][1]

describe('what a file is', () => {
  it.each(IMAGES)('VAL-17 the first bytes of %s', (type, head) => {
    expect(detectImageType(head)).toBe(type)
  })

  it.each(IMAGES)('VAL-17 %s is rejected with any byte of its signature changed or missing', (type, head) => {
    const length = head.length - 1 - (type === 'image/jpeg' ? 1 : 0)
    const size = type === 'image/webp' ? [0, 1, 2, 3, 8, 9, 10, 11] : Array.from({ length }, (_, i) => i)
    for (const at of size) {
      const changed = Uint8Array.from(head)
      changed[at] = 0
      expect([at, detectImageType(changed)]).toEqual([at, null])
      expect([at, detectImageType(head.slice(0, at))]).toEqual([at, null])
    }
  })

  it.each([
    ['nothing', bytes()],
    ['a page', bytes('<html>')],
    ['a drawing', bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
    ['a document', bytes('%PDF-1.7')],
    ['a picture of another kind', bytes('II*', 0)],
    ['a sound', bytes('RIFF', 1, 2, 3, 4, 'WAVE')],
    ['a signature not at the start', bytes(' GIF89a')],
    ['GIF of no year', bytes('GIF88a')],
  ])('VAL-17 %s is not an image', (_, head) => {
    expect(detectImageType(head)).toBe(null)
    expect(checkUpload({ mimeType: 'image/png', size: 10, head })).toBe('wrong-type')
  })
})

describe('what may be sent along', () => {
  it.each(IMAGES)('VAL-17 %s passes', (mimeType, head) => {
    expect(checkUpload({ mimeType, size: head.length, head })).toBe(null)
  })

  it('VAL-17 the declared type is case-insensitive and need not match the bytes', () => {
    expect(checkUpload({ mimeType: 'IMAGE/PNG', size: 9, head: PNG })).toBe(null)
    expect(checkUpload({ mimeType: 'image/jpeg', size: 9, head: PNG })).toBe(null)
  })

  it.each(['', 'image/svg+xml', 'image/tiff', 'text/html', 'image/', 'image/pngx', '__proto__'])(
    'VAL-17 declared as %j it does not pass, whatever its bytes',
    (mimeType) => {
      expect(checkUpload({ mimeType, size: 9, head: PNG })).toBe('wrong-type')
    },
  )

  it('VAL-17 at most 1 MB', () => {
    const of = (size: number) => checkUpload({ mimeType: 'image/png', size, head: PNG })
    expect(of(MB)).toBe(null)
    expect(of(MB + 1)).toBe('too-large')
    expect(of(Number.NaN)).toBe('too-large')
    expect(checkUpload({ mimeType: 'image/tiff', size: MB + 1, head: PNG })).toBe('wrong-type')
  })

  it('VAL-17 the messages', () => {
    expect(UPLOAD_TEXTS['wrong-type']).toBe('文件格式不正确')
    expect(UPLOAD_TEXTS['too-large']).toBe('上传文件大小不能超过 1 MB')
    expect(UPLOAD_TEXTS['upload-failed']).toBe('上传失败！')
  })
})

describe('uploading', () => {
  const file = (content: Uint8Array, mimeType = 'image/png') => ({ name: '图.png', mimeType, bytes: content })
  const large = (length: number) => {
    const content = new Uint8Array(length)
    content.set(PNG)
    return content
  }

  it('VAL-21 a good image goes to the server and gets its id', async () => {
    const { gateway, asked } = fakeGateway()
    const image = file(large(MB))
    expect(await uploadImage(gateway)(image)).toEqual({ fileId: 'f1' })
    expect(asked).toHaveLength(1)
    expect(asked[0]?.[1]).toBe(image)
  })

  it('VAL-21 any other file is never sent', async () => {
    const { gateway, asked } = fakeGateway()
    expect(await uploadImage(gateway)(file(large(MB + 1)))).toEqual({ error: 'too-large' })
    expect(await uploadImage(gateway)(file(bytes('<html>')))).toEqual({ error: 'wrong-type' })
    expect(await uploadImage(gateway)(file(PNG, 'text/html'))).toEqual({ error: 'wrong-type' })
    expect(asked).toEqual([])
  })

  it('VAL-21 上传失败！ when the server does not take it', async () => {
    const { gateway } = fakeGateway({ upload: async () => ({ error: '500' }) })
    expect(await uploadImage(gateway)(file(PNG))).toEqual({ error: 'upload-failed' })
  })
})
