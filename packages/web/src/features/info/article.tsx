import type { ReactNode } from 'react'

export function Article({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <main id="main" className="wrap py-6 pb-12">
      <article className="card article mx-auto max-w-[880px] p-4 md:p-8">
        <h1>{title}</h1>
        {note && <p className="text-12 text-ink-3">{note}</p>}
        {children}
      </article>
    </main>
  )
}
