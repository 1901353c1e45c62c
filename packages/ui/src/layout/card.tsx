import type { ReactNode } from 'react'

/** A section with its heading, a count beside it and a note or link on the right. */
export function TitledCard({
  title,
  count,
  note,
  id,
  width,
  isFolded,
  children,
}: {
  title: string
  count?: ReactNode
  note?: ReactNode
  id?: string
  width?: 'third' | 'half' | 'two-thirds'
  /** True if only the heading and the count are shown until the reader unfolds the section. */
  isFolded?: boolean
  children: ReactNode
}) {
  const heading = (
    <>
      <h2 className="text-16 font-semibold">{title}</h2>
      {count !== undefined && <span className="text-16 text-ink-3">{count}</span>}
    </>
  )
  if (isFolded)
    return (
      <details id={id} data-width={width} className="card px-3 py-3 md:px-4">
        <summary className="flex flex-wrap items-baseline gap-x-2">
          {heading}
          <span className="fold-mark ml-auto text-12 text-primary" aria-hidden="true" />
        </summary>
        {note && <div className="mt-1 text-right text-12 text-ink-3">{note}</div>}
        <div className="mt-2">{children}</div>
      </details>
    )
  return (
    <section id={id} data-width={width} className="card px-3 py-3 md:px-4">
      <header className="mb-2 flex flex-wrap items-baseline gap-x-2">
        {heading}
        {note && <div className="ml-auto text-12 text-ink-3">{note}</div>}
      </header>
      {children}
    </section>
  )
}

/** A section without entries in one line. */
export function EmptyCard({
  id,
  title,
  count,
  text,
}: {
  id: string
  title: string
  count: string
  text: string
}) {
  return (
    <section
      id={id}
      data-none=""
      className="card flex flex-wrap items-baseline gap-x-2 px-3 py-3 text-ink-3 md:px-4"
    >
      <h2 className="text-16 font-semibold">{title}</h2>
      <span className="text-16">{count}</span>
      <span className="ml-auto text-12">{text}</span>
    </section>
  )
}
