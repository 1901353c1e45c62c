import { LinkButton } from '@zhushutong/ui/button'
import { Logo } from '@zhushutong/ui/icon'
import type { LinkGroup, NavLink } from './types'

function LinkList({ title, links }: { title: string; links: readonly NavLink[] }) {
  return (
    <section className="card px-4 py-4 md:px-6">
      <h2 className="mb-2 text-16 font-semibold">{title}</h2>
      {links.length === 0 ? (
        <p className="text-ink-3">暂无相关资源</p>
      ) : (
        <ul className="footer-links flex flex-wrap gap-x-6 text-ink-2">
          {links.map((link) => (
            <li key={link.href}>
              <a href={link.href}>{link.label}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function QueryGroups({ groups }: { groups: readonly LinkGroup[] }) {
  return (
    <section className="card px-4 py-4 md:px-6">
      <h2 className="mb-2 text-16 font-semibold">查询服务</h2>
      <dl className="grid gap-y-2 md:grid-cols-[96px_minmax(0,1fr)]">
        {groups.map(({ title, links }) => (
          <div key={title} className="contents">
            <dt className="py-[3px] text-ink-3">{title}</dt>
            <dd>
              <ul className="footer-links flex flex-wrap gap-x-6 text-ink-2">
                {links.map((link) => (
                  <li key={link.href}>
                    <a href={link.href}>{link.label}</a>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export function NotFoundView({
  queries,
  services,
  news,
}: {
  /** All lists and tools by group. */
  queries: readonly LinkGroup[]
  services: readonly NavLink[]
  /** The latest six news items; empty if loading failed. */
  news: readonly NavLink[]
}) {
  return (
    <main id="main" className="wrap py-8 md:py-12">
      <div className="mx-auto max-w-[880px]">
        <a href="/" className="wordmark">
          <Logo />
          筑数通
        </a>
        <div className="grid justify-items-center gap-2 py-10 text-center md:py-12">
          <p className="text-[64px] leading-none font-semibold text-primary" aria-hidden="true">
            404
          </p>
          <h1 className="text-20 font-semibold">您访问的页面不存在</h1>
          <p className="text-ink-2">
            可能是地址有误，或者页面已经移走。可以返回首页，或从下面的入口继续查询。
          </p>
          <LinkButton variant="primary" href="/" className="mt-3">
            返回首页
          </LinkButton>
        </div>
        <div className="grid gap-4">
          <QueryGroups groups={queries} />
          <LinkList title="其他服务" links={services} />
          <LinkList title="最新资讯" links={news} />
        </div>
      </div>
    </main>
  )
}
