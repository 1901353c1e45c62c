import { createHash } from 'node:crypto'
import { checkImage, type ImageProblem, MAX_IMAGE_WIDTH } from '@zhushutong/domain/content'
import sharp from 'sharp'

/** The limit of an unpacked picture: a small file may unpack to gigabytes. */
const MAX_PIXELS = 40_000_000

export interface PreparedImage {
  readonly name: string
  readonly mimeType: 'image/webp'
  /** In px. */
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array
}

/**
 * A picture prepared for storage: WebP, at most `MAX_IMAGE_WIDTH` wide, turned as the camera was oriented, without the
 * location and other data of the camera. Its name is a hash of its bytes (CON-07).
 */
export async function prepareImage(
  original: Uint8Array,
): Promise<PreparedImage | { readonly error: Exclude<ImageProblem, 'too-many'> }> {
  const error = checkImage({ size: original.length, head: original })
  if (error) return { error }
  try {
    const { data, info } = await sharp(original, { animated: true, limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize({ width: MAX_IMAGE_WIDTH, withoutEnlargement: true })
      .webp()
      .toBuffer({ resolveWithObject: true })
    const name = `${createHash('sha256').update(data).digest('hex').slice(0, 32)}.webp`
    const height = info.pageHeight ?? info.height
    return { name, mimeType: 'image/webp', width: info.width, height, bytes: data }
  } catch {
    return { error: 'broken' }
  }
}
