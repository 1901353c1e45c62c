import {
  ARTICLE_FORMATS,
  ARTICLE_LENGTHS,
  type ArticleFormat,
  FORMAT_LABELS,
} from '@zhushutong/domain/content'
import { Field, Select, Textarea, TextField } from '@zhushutong/ui/fields/field'
import { Skeleton } from '@zhushutong/ui/layout/skeleton'
import { Tabs } from '@zhushutong/ui/layout/tabs'
import { lazy, Suspense, useCallback, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { ArticleValues } from './form-of-row'
import { ImageButton } from './image-button'
import { Preview } from './preview'

const VisualEditor = lazy(() => import('./visual-editor'))

type Form = UseFormReturn<ArticleValues>
type View = 'visual' | 'source'

const VIEWS = [
  { value: 'visual', label: '可视编辑' },
  { value: 'source', label: '源码' },
] as const

const KEY = 'article-view'

/** Title and text: edited as readers see it, or as its source. The last choice is the next start. */
export function TextEditor({ form, isClosed }: { form: Form; isClosed: boolean }) {
  const { register, watch, setValue, formState } = form
  const { errors } = formState
  const [view, setView] = useState<View>(localStorage.getItem(KEY) === 'source' ? 'source' : 'visual')
  const [isUnfit, setUnfit] = useState(false)
  const choose = (chosen: View) => {
    setView(chosen)
    setUnfit(false)
    localStorage.setItem(KEY, chosen)
  }
  const showSource = useCallback(() => setUnfit(true), [])
  // A closed article is only read.
  const isVisual = view === 'visual' && !isUnfit && !isClosed
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
      <Tabs
        label="编辑方式"
        name="article-view"
        options={VIEWS}
        value={isUnfit ? 'source' : view}
        onChange={choose}
      />
      {isUnfit && (
        <p role="status" className="text-12 text-warn">
          这篇正文用到了可视编辑不支持的写法，请用源码编辑，以免丢失内容。
        </p>
      )}
      {isVisual ? (
        <div className="grid gap-1.5">
          <Suspense fallback={<Skeleton height={240} />}>
            <VisualEditor
              format={watch('format')}
              text={watch('text')}
              onChange={(text) =>
                setValue('text', text, { shouldDirty: true, shouldValidate: formState.isSubmitted })
              }
              onUnfit={showSource}
            />
          </Suspense>
          <p role="alert" className="text-12 text-bad empty:hidden">
            {errors.text?.message}
          </p>
        </div>
      ) : (
        <SourceEditor form={form} />
      )}
    </>
  )
}

const imageText = (format: ArticleFormat, path: string) =>
  format === 'markdown' ? `\n![图片说明](${path})\n` : `\n<img src="${path}" alt="图片说明">\n`

/** The source of the text, with a preview beside it. */
function SourceEditor({ form: { register, watch, setValue, getValues, formState } }: { form: Form }) {
  const area = useRef<HTMLTextAreaElement | null>(null)
  const { ref, ...text } = register('text')
  const insertImage = (path: string) => {
    const written = getValues('text')
    const at = area.current?.selectionEnd ?? written.length
    const added = imageText(getValues('format'), path)
    setValue('text', written.slice(0, at) + added + written.slice(at), { shouldDirty: true })
  }
  return (
    <>
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
        <Field label="正文" error={formState.errors.text?.message}>
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
