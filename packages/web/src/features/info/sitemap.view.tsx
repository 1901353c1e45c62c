import { Article } from './article'

interface Group {
  readonly title: string
  readonly links: ReadonlyArray<{ readonly label: string; readonly href: string }>
}

export function SitemapView({ title = '网站地图', groups }: { title?: string; groups: readonly Group[] }) {
  return (
    <Article title={title}>
      {groups.map((group) => (
        <section key={group.title}>
          <h2>{group.title}</h2>
          <ul>
            {group.links.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Article>
  )
}
