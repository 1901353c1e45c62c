import type { HttpError } from '@refinedev/core'
import { IMAGE_TYPES } from '@zhushutong/domain/content'
import { Button } from '@zhushutong/ui/button'
import { toast } from '@zhushutong/ui/overlays/toast'
import { useRef, useState } from 'react'
import { uploadImage } from './upload-image'

interface ImageButtonProps {
  readonly label: string
  readonly inputLabel: string
  readonly onUploaded: (path: string) => void
}

/** The button that selects a picture and uploads it (CON-07). */
export function ImageButton({ label, inputLabel, onUploaded }: ImageButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const [uploading, setUploading] = useState(false)
  const upload = async (file: File | undefined) => {
    if (!file) return
    setUploading(true)
    try {
      onUploaded((await uploadImage(file)).path)
    } catch (error) {
      toast((error as HttpError).message, 'bad')
    } finally {
      setUploading(false)
    }
  }
  return (
    <>
      <Button loading={uploading} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={IMAGE_TYPES.join(',')}
        className="hidden"
        aria-label={inputLabel}
        onChange={({ target }) => {
          upload(target.files?.[0])
          target.value = ''
        }}
      />
    </>
  )
}
