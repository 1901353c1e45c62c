import type { AssistantGateway, UploadFile } from './assistant.ports'

/** The image types that can be attached (VAL-17). */
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/bmp', 'image/webp'] as const
type UploadType = (typeof UPLOAD_TYPES)[number]

/** 1 MB is 1,048,576 bytes; a file of exactly this size passes. */
export const MAX_UPLOAD_BYTES = 1_048_576

/** The maximum number of pictures per question. */
export const MAX_PICTURES = 5

/** The messages for a file that cannot be attached. */
export const UPLOAD_TEXTS = {
  'wrong-type': '文件格式不正确',
  'too-large': '上传文件大小不能超过 1 MB',
  'upload-failed': '上传失败！',
} as const
type UploadError = keyof typeof UPLOAD_TEXTS

type SignaturePart = readonly [offset: number, bytes: string]

const SIGNATURES: readonly (readonly [UploadType, readonly SignaturePart[]])[] = [
  ['image/jpeg', [[0, '\xff\xd8\xff']]],
  ['image/png', [[0, '\x89PNG\r\n\x1a\n']]],
  ['image/gif', [[0, 'GIF87a']]],
  ['image/gif', [[0, 'GIF89a']]],
  ['image/bmp', [[0, 'BM']]],
  [
    'image/webp',
    [
      [0, 'RIFF'],
      [8, 'WEBP'],
    ],
  ],
]

const matchesSignature = (head: Uint8Array, [offset, bytes]: SignaturePart): boolean =>
  Array.from(bytes).every((byte, i) => head[offset + i] === byte.charCodeAt(0))

/** The image type by the first bytes, regardless of the declared type; null for anything else (VAL-17). */
export function detectImageType(head: Uint8Array): UploadType | null {
  return SIGNATURES.find(([, parts]) => parts.every((part) => matchesSignature(head, part)))?.[0] ?? null
}

/** The data of a file before it is read completely: `size` in bytes, `head` its first 12 bytes or more. */
interface UploadCandidate {
  readonly mimeType: string
  readonly size: number
  readonly head: Uint8Array
}

/**
 * The reason a file cannot be attached; null if it can (VAL-17). Both its declared type and its first bytes must be one
 * of the five types; they need not match, since an image with the wrong extension is still an image.
 */
export function checkUpload({ mimeType, size, head }: UploadCandidate): UploadError | null {
  const declared = UPLOAD_TYPES.some((type) => type === mimeType.toLowerCase())
  if (!declared || detectImageType(head) === null) return 'wrong-type'
  return size <= MAX_UPLOAD_BYTES ? null : 'too-large'
}

/** Checks a file and uploads it; returns the id to send with a message, or the error (VAL-21). */
export function uploadImage(gateway: Pick<AssistantGateway, 'upload'>) {
  return async (file: UploadFile): Promise<{ readonly fileId: string } | { readonly error: UploadError }> => {
    const { mimeType, bytes } = file
    const error = checkUpload({ mimeType, size: bytes.length, head: bytes })
    if (error !== null) return { error }
    const answer = await gateway.upload(file)
    return 'error' in answer ? { error: 'upload-failed' } : answer
  }
}
