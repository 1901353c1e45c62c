import { type AssistantGateway, checkUpload, UPLOAD_TEXTS, uploadImage } from '@zhushutong/domain/assistant'
import { useCallback, useMemo, useRef, useState } from 'react'

/**
 * A picture of the question. `error` gives the reason why it cannot be sent; `fileId` is null during the
 * upload.
 */
export interface Picture {
  readonly key: number
  readonly name: string
  readonly size: number
  readonly fileId: string | null
  readonly error: string | null
}

/** Number of bytes that identify the type of a picture. */
const HEAD = 16

const readBytes = async (part: Blob) => new Uint8Array(await part.arrayBuffer())

/** The pictures of the next question: each is checked before it is read, then uploaded (VAL-17, VAL-21). */
export function usePictures(gateway: Pick<AssistantGateway, 'upload'>) {
  const [pictures, setPictures] = useState<readonly Picture[]>([])
  const nextKey = useRef(1)
  const upload = useMemo(() => uploadImage(gateway), [gateway])

  const send = useCallback(
    async (file: File): Promise<Pick<Picture, 'fileId' | 'error'>> => {
      const head = await readBytes(file.slice(0, HEAD))
      // Checked before reading: a file of 1 GB would fill the memory.
      const problem = checkUpload({ mimeType: file.type, size: file.size, head })
      if (problem) return { fileId: null, error: UPLOAD_TEXTS[problem] }
      const sent = await upload({ name: file.name, mimeType: file.type, bytes: await readBytes(file) })
      return 'error' in sent
        ? { fileId: null, error: UPLOAD_TEXTS[sent.error] }
        : { fileId: sent.fileId, error: null }
    },
    [upload],
  )

  const add = useCallback(
    async (file: File) => {
      const key = nextKey.current++
      const { name, size } = file
      setPictures((before) => [...before, { key, name, size, fileId: null, error: null }])
      // Reading fails for a file that was moved or deleted after it was chosen.
      const end = await send(file).catch(() => ({ fileId: null, error: UPLOAD_TEXTS['upload-failed'] }))
      setPictures((before) =>
        before.map((picture) => (picture.key === key ? { ...picture, ...end } : picture)),
      )
    },
    [send],
  )

  const remove = useCallback(
    (key: number) => setPictures((before) => before.filter((picture) => picture.key !== key)),
    [],
  )
  const clear = useCallback(() => setPictures([]), [])
  return { pictures, add, remove, clear }
}
