import { formatTime } from '@zhushutong/domain/formatting'
import type { Editing } from './use-editor'

const copyText = (keptAt: number | null): string => {
  if (keptAt === null) return ''
  return keptAt === 0 ? ' · 浏览器没有空间留副本，请尽快保存' : ` · ${formatTime(keptAt)} 已在本机留副本`
}

export function SaveState({ editing: { base, isDirty, isSaving, copy } }: { editing: Editing }) {
  if (isSaving) return <span className="text-12 text-ink-2">正在保存…</span>
  if (isDirty) return <span className="text-12 text-warn">未保存{copyText(copy.keptAt)}</span>
  return base ? <span className="text-12 text-ok">已保存</span> : null
}
