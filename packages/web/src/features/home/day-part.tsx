import { LinkButton } from '@zhushutong/ui/button'
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
  more: { readonly href: string; readonly label: string } | null
  /** null: loading failed. */
  part: T | null
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
      {part === null && (
        <ErrorState title="加载较慢，暂时没有显示" action={<LinkButton href="/">重新加载</LinkButton>}>
          其他内容不受影响，稍后再看也可以
        </ErrorState>
      )}
      {part !== null && children(part)}
    </section>
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
