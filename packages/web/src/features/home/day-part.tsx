import { LinkButton } from '@zhushutong/ui/button'
import { Skeleton } from '@zhushutong/ui/layout/skeleton'
import { ErrorState } from '@zhushutong/ui/layout/states'
import type { ReactNode } from 'react'

export function DayPart<T>({
  id,
  title,
  note,
  more,
  part,
  children,
}: {
  id: string
  title: string
  note?: string
  more: { readonly href: string; readonly label: string } | null | undefined
  /** undefined: loading; null: loading failed. */
  part: T | null | undefined
  children: (part: T) => ReactNode
}) {
  return (
    <section id={id} className="card day-part">
      <h2>
        {title}
        {note && <small>{note}</small>}
        {more && (
          <a className="day-more" href={more.href}>
            {more.label}
          </a>
        )}
      </h2>
      {part === undefined && <DaySkeleton />}
      {part === null && (
        <ErrorState title="加载较慢，暂时没有显示" action={<LinkButton href="/">重新加载</LinkButton>}>
          其他内容不受影响，稍后再看也可以
        </ErrorState>
      )}
      {part != null && children(part)}
    </section>
  )
}

/** Four rows, the most usual number of a part. */
function DaySkeleton() {
  return (
    <div role="status" className="grid gap-6 py-3">
      <span className="sr-only">加载中</span>
      {['88%', '74%', '82%', '62%'].map((width) => (
        <Skeleton key={width} width={width} height={32} />
      ))}
    </div>
  )
}

export function Nothing({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="day-nothing">
      <p>{children}</p>
      {action}
    </div>
  )
}
