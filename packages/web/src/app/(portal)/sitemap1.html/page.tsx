import { SitemapView } from '@/features/info'
import { categoryGroups } from '@/screens/seo/site-pages'
import { staticMetadata } from '@/screens/static/static-metadata'

export function generateMetadata() {
  return staticMetadata('sitemap1', '筑数通分类网站地图：按分类与省份进入企业、人员、项目与招投标列表。')
}

export default function Page() {
  return <SitemapView title="网站地图（分类）" groups={categoryGroups()} />
}
