import { detectImageType } from '../assistant'

/** Maximum bytes of a picture for articles, 5 MB (CON-07). */
export const MAX_IMAGE_BYTES = 5 * 1_048_576

/** Maximum width of a stored picture, in px (CON-07). */
export const MAX_IMAGE_WIDTH = 1600

export const IMAGE_PATH = '/assets/content/'

/** The accepted picture types. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const

export const IMAGE_TEXTS = {
  'wrong-type': '请选择 JPG、PNG、GIF 或 WebP 图片',
  'too-large': '图片不能超过 5 MB',
  broken: '这张图片打不开，或者尺寸过大',
  'too-many': '今天上传的图片已较多，请稍后再传',
} as const
export type ImageProblem = keyof typeof IMAGE_TEXTS

/** The reason a file is refused as a picture, by its first bytes and size; null if it is accepted (CON-07). */
export function checkImage({
  size,
  head,
}: {
  readonly size: number
  readonly head: Uint8Array
}): 'wrong-type' | 'too-large' | null {
  const type = detectImageType(head)
  if (!IMAGE_TYPES.some((imageType) => imageType === type)) return 'wrong-type'
  return size <= MAX_IMAGE_BYTES ? null : 'too-large'
}
