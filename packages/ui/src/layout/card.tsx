import type { ReactNode } from 'react'

/** A section with its heading, a count beside it and a note or link on the right. */
export function TitledCard({
  title,
  count,
  note,
  id,
  width,
  children,
}: {
  title: string
  count?: ReactNode
  note?: ReactNode
  id?: string
  width?: 'third' | 'half' | 'two-thirds'
  children: ReactNode
}) {
  return (
    <section id={id} data-width={width} className="card px-3 py-4 md:px-6">
      <header className="mb-3 flex flex-wrap items-baseline gap-x-2">
        <h2 className="text-16 font-semibold">{title}</h2>
        {count !== undefined && <span className="text-16 text-ink-3">{count}</span>}
        {note && <div className="ml-auto text-12 text-ink-3">{note}</div>}
      </header>
      {children}
    </section>
  )
}
