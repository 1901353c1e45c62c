interface Group {
  readonly title: string
  readonly links: ReadonlyArray<{ readonly label: string; readonly href: string }>
}

export function SitemapView({ title = '网站地图', groups }: { title?: string; groups: readonly Group[] }) {
  return (
    <main id="main" className="wrap py-6 pb-12">
      <h1 className="mb-4 text-20 font-semibold">{title}</h1>
      <div className="card divide-y divide-line px-4 md:px-6">
        {groups.map((group) => (
          <section key={group.title} className="grid gap-x-6 gap-y-1 py-4 md:grid-cols-[160px_minmax(0,1fr)]">
            <h2 className="py-1 font-semibold">{group.title}</h2>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(136px,1fr))] gap-x-4">
              {group.links.map(({ label, href }) => (
                <li key={href} className="min-w-0">
                  <a className="block py-1 text-primary hover:underline" href={href}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </main>
  )
}
