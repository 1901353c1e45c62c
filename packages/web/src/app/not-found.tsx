/** Next uses this head for every 404 response, including that of screens/not-found. */
export const metadata = { title: '页面不存在', robots: { index: false } }

/** Contained in the payload of every page, so it is small; the complete 404 page is screens/not-found. */
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
