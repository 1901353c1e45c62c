import { MAX_CHAT_PICTURE_BYTES } from '@zhushutong/domain/consultation'

/** Maximum widths in px and JPEG qualities, tried in order until the picture is small enough. */
const TRIES = [
  { most: 1600, quality: 0.85 },
  { most: 1600, quality: 0.6 },
  { most: 1000, quality: 0.6 },
  { most: 700, quality: 0.5 },
] as const

const draw = async (
  picture: ImageBitmap,
  { most, quality }: (typeof TRIES)[number],
): Promise<Blob | null> => {
  const scale = Math.min(1, most / Math.max(picture.width, picture.height))
  const scaled = (side: number) => Math.max(1, Math.round(side * scale))
  const canvas = new OffscreenCanvas(scaled(picture.width), scaled(picture.height))
  const context = canvas.getContext('2d')
  if (!context) return null
  // JPEG has no transparency.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}

const base64Of = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })

/** A picture shrunk to the size limit, in base64 (ASK-05); null if the file is not a readable picture. */
export async function shrinkPicture(file: Blob): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return null
  try {
    for (const attempt of TRIES) {
      const drawn = await draw(picture, attempt)
      if (drawn && drawn.size <= MAX_CHAT_PICTURE_BYTES) return await base64Of(drawn)
    }
    return null
  } finally {
    picture.close()
  }
}
