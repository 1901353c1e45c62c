import { hrefOf } from '@zhushutong/domain/navigation'
import { NotFoundView } from '@/features/shell'
import { linksTo, queryLinks } from '../frame/menus'
import type { Reader } from '../reader'

/** The 404 page; its status is given by the proxy. News that cannot be had is left out silently (P 7). */
export async function NotFoundScreen({ reader }: { reader: Reader }) {
  const news = await reader.site.news()
  return (
    <NotFoundView
      queries={queryLinks()}
      services={linksTo(['svip', 'help', 'about', 'sitemap'])}
      news={(news?.records ?? []).map(({ id, title }) => ({
        label: title,
        href: hrefOf('toutiaodetails', { id }),
      }))}
    />
  )
}
