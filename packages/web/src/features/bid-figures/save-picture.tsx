'use client'

import { Button } from '@zhushutong/ui/button'
import { downloadBlob } from '@zhushutong/ui/download'
import { toast } from '@zhushutong/ui/overlays/toast'
import { useState } from 'react'

/** Pixels of the picture for each of its units, sharp in print. */
const SCALE = 2

const drawPicture = async (href: string): Promise<Blob | null> => {
  const picture = new Image()
  picture.src = href
  await picture.decode()
  const canvas = new OffscreenCanvas(picture.naturalWidth * SCALE, picture.naturalHeight * SCALE)
  const pen = canvas.getContext('2d')
  if (!pen) return null
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.convertToBlob()
}

/** Saves an SVG picture of this site as PNG, drawn in the browser. */
export function SavePicture({ href, name }: { href: string; name: string }) {
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    const blob = await drawPicture(href).catch(() => null)
    setBusy(false)
    if (blob) downloadBlob(blob, `${name.replaceAll(' · ', '-')}.png`)
    else toast('图片没有生成，请稍后重试', 'bad')
  }
  return (
    <Button size="small" loading={isBusy} onClick={save}>
      下载图片 PNG
    </Button>
  )
}
