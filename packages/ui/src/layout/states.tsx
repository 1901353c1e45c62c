import type { ReactNode } from 'react'
import { SearchIcon, WarningIcon } from '../icon'

function State({
  icon,
  title,
  children,
  action,
  role,
}: {
  icon: ReactNode
  title: string
  children?: ReactNode
  action?: ReactNode
  role?: 'alert'
}) {
  return (
    // A page with a failed part is not cached (server/render-page.ts).
    <div
      role={role}
      data-failed={role && ''}
      className="grid justify-items-center gap-2 px-4 py-12 text-center"
    >
      <div className="mb-1 grid size-12 place-items-center rounded-full bg-surface-2 text-ink-3">{icon}</div>
      <p className="text-16 font-semibold">{title}</p>
      {children && <div className="max-w-[480px] text-ink-2">{children}</div>}
      {action && <div className="mt-3 flex gap-2">{action}</div>}
    </div>
  )
}

type Props = { title?: string; children?: ReactNode; action?: ReactNode }

/** An empty state with its possible reason, and suggestions. */
export function EmptyState({ title = '暂无相关数据', ...rest }: Props) {
  return <State icon={<SearchIcon size={22} />} title={title} {...rest} />
}

/** An error state with the failure, and a way to continue. */
export function ErrorState({ title = '内容没有加载出来', children = '请检查网络后重试', action }: Props) {
  return (
    <State role="alert" icon={<WarningIcon size={22} />} title={title} action={action}>
      {children}
    </State>
  )
}
