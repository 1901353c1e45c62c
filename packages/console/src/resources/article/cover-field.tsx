import { ARTICLE_LABELS } from '@zhushutong/domain/content'
import { Button } from '@zhushutong/ui/button'
import type { UseFormReturn } from 'react-hook-form'
import type { ArticleValues } from './form-of-row'
import { ImageButton } from './image-button'

/** The cover picture of an article: uploads, shows and removes it. */
export function CoverField({ form: { watch, setValue, formState } }: { form: UseFormReturn<ArticleValues> }) {
  const cover = watch('cover')
  const show = (path: string) => setValue('cover', path, { shouldDirty: true })
  return (
    <div className="grid content-start gap-1.5">
      <p>{ARTICLE_LABELS.cover}</p>
      <div className="flex items-center gap-2">
        {cover !== '' && (
          <img src={cover} alt="封面图" className="h-10 w-16 rounded-1 border border-line object-cover" />
        )}
        <ImageButton label={cover === '' ? '选择图片' : '换一张'} inputLabel="选择封面图" onUploaded={show} />
        {cover !== '' && <Button onClick={() => show('')}>去掉</Button>}
      </div>
      <p className="text-12 text-ink-3">不超过 5 MB，显示在正文上方</p>
      <p className="text-12 text-bad empty:hidden" aria-live="polite">
        {formState.errors.cover?.message}
      </p>
    </div>
  )
}
