import type { LinkGroup } from './home.types'

export function Others({ groups }: { groups: readonly LinkGroup[] }) {
  return (
    <nav className="home-others" aria-label="更多查询与工具">
      {groups.map(({ title, links }) => (
        <section key={title} className="card">
          <h2>{title}</h2>
          <ul>
            {links.map(({ label, href, badge }) => (
              <li key={href}>
                <a href={href}>
                  {label}
                  {badge && <sup>{badge}</sup>}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
