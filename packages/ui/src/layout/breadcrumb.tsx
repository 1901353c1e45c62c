/** The breadcrumb; the last entry is the current page, without a link. */
export function Breadcrumb({ items }: { items: readonly { label: string; href?: string }[] }) {
  return (
    <nav aria-label="当前位置" className="py-3 text-12 text-ink-3 print:hidden">
      <ol className="flex flex-wrap gap-x-1.5">
        {items.map(({ label, href }, index) => (
          <li key={label} className="flex gap-x-1.5">
            {index > 0 && <span aria-hidden="true">/</span>}
            {href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
