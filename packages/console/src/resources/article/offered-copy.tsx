import { formatTime } from '@zhushutong/domain/formatting'
import { Button } from '@zhushutong/ui/button'
import type { Editing } from './use-editor'

/** Unsaved text of an earlier visit: restores it into the form, or deletes it. */
export function OfferedCopy({ editing: { copy, isDirty, restoreCopy } }: { editing: Editing }) {
  const { offered, discard } = copy
  if (!offered) return null
  const { title } = offered.values
  return (
    <section aria-label="未保存的内容" className="card grid gap-3 border-warn p-4">
      <p className="wrap-anywhere">
        {formatTime(offered.at)} 在这台电脑上写的内容没有保存{title !== '' && `：《${title}》`}
      </p>
      {isDirty && <p className="text-12 text-warn">恢复会替换现在表单里的内容</p>}
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="primary" onClick={() => restoreCopy(offered)}>
          恢复
        </Button>
        <Button size="small" onClick={() => discard(offered)}>
          不要了
        </Button>
      </div>
    </section>
  )
}
