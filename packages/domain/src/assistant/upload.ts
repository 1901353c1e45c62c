import type { AssistantGateway, UploadFile } from './assistant.ports'

/** The kinds of image that may be sent along (VAL-17). */
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/bmp', 'image/webp'] as const
export type UploadType = (typeof UPLOAD_TYPES)[number]

/** 1 MB is 1,048,576 bytes; just so many still pass (VAL-17). */
export const MAX_UPLOAD_BYTES = 1_048_576

/** What is said of a file that cannot be sent along (VAL-17). */
export const UPLOAD_TEXTS = {
  'wrong-type': '文件格式不正确',
  'too-large': '上传文件大小不能超过 1 MB',
  'upload-failed': '上传失败！',
} as const
export type UploadError = keyof typeof UPLOAD_TEXTS

type Part = readonly [offset: number, bytes: string]

const SIGNATURES: readonly (readonly [UploadType, readonly Part[]])[] = [
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

const holds = (head: Uint8Array, [offset, bytes]: Part): boolean =>
  Array.from(bytes).every((byte, i) => head[offset + i] === byte.charCodeAt(0))

/** The kind of image that the first bytes show, whatever the file calls itself; null for any other (VAL-17). */
export function imageTypeOf(head: Uint8Array): UploadType | null {
  return SIGNATURES.find(([, parts]) => parts.every((part) => holds(head, part)))?.[0] ?? null
}

/** What can be known of a file before all of it is read: `size` in bytes, `head` its first 12 bytes or more. */
export interface UploadCandidate {
  readonly mimeType: string
  readonly size: number
  readonly head: Uint8Array
}

/**
 * Why a file cannot be sent along, null when it can (VAL-17). Both its declared type and its first bytes
 * must be of the five kinds; they need not agree, for a picture with another's ending is a picture still.
 */
export function uploadProblem({ mimeType, size, head }: UploadCandidate): UploadError | null {
  const declared = UPLOAD_TYPES.some((type) => type === mimeType.toLowerCase())
  if (!declared || imageTypeOf(head) === null) return 'wrong-type'
  return size <= MAX_UPLOAD_BYTES ? null : 'too-large'
}

/** Checks a file and uploads it: the id to send with a message, or what is wrong (VAL-17). */
export const uploadImage =
  (gateway: Pick<AssistantGateway, 'upload'>) =>
  async (file: UploadFile): Promise<{ readonly fileId: string } | { readonly error: UploadError }> => {
    const { mimeType, bytes } = file
    const error = uploadProblem({ mimeType, size: bytes.length, head: bytes })
    if (error !== null) return { error }
    const answer = await gateway.upload(file)
    return 'error' in answer ? { error: 'upload-failed' } : answer
  }
