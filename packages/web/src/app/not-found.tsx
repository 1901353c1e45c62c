/** The head of every 404 answer. */
export const metadata = { title: '页面不存在', robots: { index: false } }

/**
 * Shown where a link of an open page leads to a missing one. Contained in the payload of every page, so it is small;
 * the server answers a requested page with /404.html (server/missing-page.ts).
 */
export default function NotFound() {
  return (
    <main id="main" className="wrap grid justify-items-center gap-3 py-12 text-center">
      <h1 className="text-20 font-semibold">您访问的页面不存在</h1>
      <a className="text-primary" href="/">
        返回首页
      </a>
    </main>
  )
}
