import { SitemapView } from '@/features/info'
import { sitemapGroups } from '@/screens/seo/site-pages'
import { StaticPage, staticMetadata } from '@/screens/static/static-page'

export function generateMetadata() {
  return staticMetadata('sitemap', '筑数通网站地图：全部查询、工具与服务页面的入口。')
}

export default function Page() {
  return (
    <StaticPage route="sitemap">
      <SitemapView groups={sitemapGroups()} />
    </StaticPage>
  )
}
