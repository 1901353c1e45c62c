import { LinkButton } from '@zhushutong/ui/button'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { EmptyState, ErrorState } from '@zhushutong/ui/layout/states'
import type { ReactNode } from 'react'

export function HomePart<T>({
  title,
  note,
  rows,
  children,
}: {
  title: string
  note?: ReactNode
  /** null: not loaded in time. */
  rows: readonly T[] | null
  children: (rows: readonly T[]) => ReactNode
}) {
  return (
    <TitledCard title={title} note={note}>
      {rows === null ? (
        <ErrorState title="加载较慢，暂时没有显示" action={<LinkButton href="/">重新加载</LinkButton>}>
          其他内容不受影响，稍后再看也可以
        </ErrorState>
      ) : rows.length === 0 ? (
        <EmptyState title="暂无数据" />
      ) : (
        children(rows)
      )}
    </TitledCard>
  )
}
