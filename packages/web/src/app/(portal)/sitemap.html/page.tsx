import { SitemapView } from '@/features/info'
import { sitemapGroups } from '@/screens/seo/site-pages'
import { staticMetadata } from '@/screens/static/static-metadata'

export function generateMetadata() {
  return staticMetadata('sitemap', '筑数通网站地图：全部查询、工具与服务页面的入口。')
}

export default function Page() {
  return <SitemapView groups={sitemapGroups()} />
}
