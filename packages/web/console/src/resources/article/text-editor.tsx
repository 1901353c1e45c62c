import type { HttpError } from '@refinedev/core'
import { ARTICLE_FORMATS, ARTICLE_LENGTHS, type ArticleFormat, IMAGE_TYPES } from '@zhushutong/domain/content'
import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Button } from '@/ui/button'
import { Field, Select, Textarea, TextField } from '@/ui/field'
import { toast } from '@/ui/toast'
import type { ArticleValues } from './form-of-row'
import { Preview } from './preview'
import { uploadImage } from './upload-image'

const FORMAT_LABELS: Readonly<Record<ArticleFormat, string>> = { markdown: 'Markdown', html: 'HTML' }

const imageText = (format: ArticleFormat, path: string) =>
  format === 'markdown' ? `\n![图片说明](${path})\n` : `\n<img src="${path}" alt="图片说明">\n`

/** Title and text, with the text as readers will see it beside it. */
export function TextEditor({ form }: { form: UseFormReturn<ArticleValues> }) {
  const { register, watch, setValue, getValues, formState } = form
  const area = useRef<HTMLTextAreaElement | null>(null)
  const file = useRef<HTMLInputElement>(null)
  const [uploading, setUploading] = useState(false)
  const { errors } = formState
  const { ref, ...text } = register('text')

  const insertImage = async (chosen: File | undefined) => {
    if (!chosen) return
    setUploading(true)
    try {
      const { path } = await uploadImage(chosen)
      const written = getValues('text')
      const at = area.current?.selectionEnd ?? written.length
      const added = imageText(getValues('format'), path)
      setValue('text', written.slice(0, at) + added + written.slice(at), { shouldDirty: true })
    } catch (error) {
      toast((error as HttpError).message, 'bad')
    } finally {
      setUploading(false)
    }
  }

  return (
    <>
      <TextField
        label="标题"
        required
        autoComplete="off"
        maxLength={ARTICLE_LENGTHS.title}
        error={errors.title?.message}
        {...register('title')}
      />
      <div className="flex flex-wrap items-end gap-3">
        <Field label="格式">
          {(control) => (
            <Select {...control} className="w-36!" {...register('format')}>
              {ARTICLE_FORMATS.map((format) => (
                <option key={format} value={format}>
                  {FORMAT_LABELS[format]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button loading={uploading} onClick={() => file.current?.click()}>
          插入图片
        </Button>
        <input
          ref={file}
          type="file"
          accept={IMAGE_TYPES.join(',')}
          className="hidden"
          aria-label="选择要插入的图片"
          onChange={({ target }) => {
            insertImage(target.files?.[0])
            target.value = ''
          }}
        />
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        <Field label="正文" error={errors.text?.message}>
          {(control) => (
            <Textarea
              {...control}
              {...text}
              ref={(element) => {
                ref(element)
                area.current = element
              }}
              spellCheck={false}
              className="h-[60vh] font-mono text-14"
            />
          )}
        </Field>
        <Preview format={watch('format')} text={watch('text')} />
      </div>
    </>
  )
}
