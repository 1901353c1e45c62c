import type { HttpError } from '@refinedev/core'
import { ARTICLE_LABELS, IMAGE_TYPES } from '@zhushutong/domain/content'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Button } from '@/ui/button'
import { Field, Input } from '@/ui/field'
import { toast } from '@/ui/toast'
import type { ArticleValues } from './form-of-row'
import { uploadImage } from './upload-image'

/** The cover picture of an article: uploaded, shown, taken out. */
export function CoverField({ form: { watch, setValue, formState } }: { form: UseFormReturn<ArticleValues> }) {
  const [uploading, setUploading] = useState(false)
  const cover = watch('cover')
  const show = (path: string) => setValue('cover', path, { shouldDirty: true })
  const upload = async (file: File | undefined) => {
    if (!file) return
    setUploading(true)
    try {
      show((await uploadImage(file)).path)
    } catch (error) {
      toast((error as HttpError).message, 'bad')
    } finally {
      setUploading(false)
    }
  }
  return (
    <Field
      label={ARTICLE_LABELS.cover}
      hint={uploading ? '正在上传…' : '不超过 5 MB，显示在正文上方'}
      error={formState.errors.cover?.message}
    >
      {(control) => (
        <div className="flex items-center gap-2">
          {cover !== '' && (
            // biome-ignore lint/performance/noImgElement: the back office has no image optimiser
            <img src={cover} alt="封面图" className="h-10 w-16 rounded-1 border border-line object-cover" />
          )}
          <Input
            {...control}
            type="file"
            accept={IMAGE_TYPES.join(',')}
            className="px-1.5! py-1.5!"
            onChange={({ target }) => {
              upload(target.files?.[0])
              target.value = ''
            }}
          />
          {cover !== '' && (
            <Button size="small" onClick={() => show('')}>
              去掉
            </Button>
          )}
        </div>
      )}
    </Field>
  )
}
