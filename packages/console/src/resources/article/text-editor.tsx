import {
  ARTICLE_FORMATS,
  ARTICLE_LENGTHS,
  type ArticleFormat,
  FORMAT_LABELS,
} from '@zhushutong/domain/content'
import { Field, Select, Textarea, TextField } from '@zhushutong/ui/fields/field'
import { useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { ArticleValues } from './form-of-row'
import { ImageButton } from './image-button'
import { Preview } from './preview'

const imageText = (format: ArticleFormat, path: string) =>
  format === 'markdown' ? `\n![图片说明](${path})\n` : `\n<img src="${path}" alt="图片说明">\n`

/** Title and text, with a preview of the text beside it. */
export function TextEditor({ form }: { form: UseFormReturn<ArticleValues> }) {
  const { register, watch, setValue, getValues, formState } = form
  const area = useRef<HTMLTextAreaElement | null>(null)
  const { errors } = formState
  const { ref, ...text } = register('text')

  const insertImage = (path: string) => {
    const written = getValues('text')
    const at = area.current?.selectionEnd ?? written.length
    const added = imageText(getValues('format'), path)
    setValue('text', written.slice(0, at) + added + written.slice(at), { shouldDirty: true })
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
        <ImageButton label="插入图片" inputLabel="选择要插入的图片" onUploaded={insertImage} />
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
              className="h-[40vh] font-mono text-14 lg:h-[60vh]"
            />
          )}
        </Field>
        <Preview format={watch('format')} text={watch('text')} />
      </div>
    </>
  )
}
