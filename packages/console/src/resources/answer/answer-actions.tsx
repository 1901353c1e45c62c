import { Button } from '@zhushutong/ui/button'
import { Tag } from '@zhushutong/ui/tag'
import type { RowOf } from '../../api'
import { useAction } from '../../form/use-action'

type Row = RowOf<'answer'>

/** Tags of an answer: accepted, hidden from readers. */
export function AnswerTags({ row: { isHidden, accepted } }: { row: Pick<Row, 'isHidden' | 'accepted'> }) {
  return (
    <>
      {accepted && <Tag tone="ok">已采纳</Tag>}
      {isHidden && <Tag>已隐藏</Tag>}
    </>
  )
}

/** Changes an answer, hides it from readers or shows it again (CON-12). */
export function AnswerActions({ row, onEdit }: { row: Row; onEdit: () => void }) {
  const hide = useAction('answer', 'hide', '已隐藏')
  const show = useAction('answer', 'show', '已恢复显示')
  const { id, version, isHidden } = row
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button size="small" onClick={onEdit}>
        修改
      </Button>
      {isHidden ? (
        <Button size="small" loading={show.busy} onClick={() => show.run({ id, version })}>
          恢复显示
        </Button>
      ) : (
        <Button size="small" loading={hide.busy} onClick={() => hide.run({ id, version })}>
          隐藏
        </Button>
      )}
    </div>
  )
}
