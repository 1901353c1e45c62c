import { formatPrice } from '@zhushutong/domain/formatting'
import { CheckIcon, ChevronRightIcon } from '@zhushutong/ui/icon'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { Tag } from '@zhushutong/ui/tag'
import type { ServiceOrderDetail, Todo } from './boss.types'

const PLACES: Readonly<Record<Todo['kind'], string>> = {
  sign: '#contract',
  pay: '#payments',
  upload: '#papers',
}

function Item({ todo }: { todo: Todo }) {
  return (
    <li className="border-b border-line last:border-b-0">
      <a href={PLACES[todo.kind]} className="flex min-h-11 items-center gap-2 py-2 hover:text-primary">
        <span className="min-w-0 flex-1">
          {todo.label}
          {todo.amount !== null && <b className="ml-2 font-semibold">{formatPrice(todo.amount)}</b>}
          {todo.dueOn !== null && <span className="ml-2 text-ink-3">{todo.dueOn} 前</span>}
        </span>
        {todo.isOverdue && <Tag tone="bad">已逾期</Tag>}
        <ChevronRightIcon className="text-ink-3" />
      </a>
    </li>
  )
}

/** The principal's pending tasks, shown before everything else (BOS-06). */
export function TodoCard({ order }: { order: ServiceOrderDetail }) {
  const { todos, life, stageName, stageNote, closeReason } = order
  if (life === 'closed') return <TitledCard title="订单已关闭">{closeReason}</TitledCard>
  if (todos.length === 0)
    return (
      <TitledCard title={life === 'done' ? '服务已完成' : '目前没有需要您处理的事'}>
        <p className="flex items-center gap-2 text-ink-2">
          <CheckIcon className="text-ok" />
          {life === 'done' ? '交付的文件与发票在下面，可以随时下载' : `${stageName}：${stageNote}`}
        </p>
      </TitledCard>
    )
  return (
    <TitledCard title="现在需要您处理" count={todos.length}>
      <ul>
        {todos.map((todo) => (
          <Item key={`${todo.kind} ${todo.label}`} todo={todo} />
        ))}
      </ul>
    </TitledCard>
  )
}
