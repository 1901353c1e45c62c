'use client'

import { Dialog } from '@zhushutong/ui/overlays/dialog'
import type { DialogHostProps } from '@/triggers/dialog-host'

const KEYS = [
  { keys: ['J'], does: '下一条' },
  { keys: ['K'], does: '上一条' },
  { keys: ['Enter'], does: '打开所选的一条' },
  { keys: ['S'], does: '收藏或取消收藏所选的一条' },
  { keys: ['/'], does: '聚焦搜索框' },
  { keys: ['Esc'], does: '关闭菜单或窗口' },
  { keys: ['?'], does: '显示本页快捷键' },
] as const

export default function KeysDialog({ onClose }: DialogHostProps) {
  return (
    <Dialog open title="快捷键" width="small" onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3">
        {KEYS.map(({ keys, does }) => (
          <div key={does} className="contents">
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
