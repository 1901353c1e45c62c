import { buildHref } from '@zhushutong/domain/addresses'
import { NotFoundView } from '@/features/shell'
import { linksTo, queryGroups } from '../frame/menus'
import type { Reader } from '../reader'

/** The 404 page; the proxy sets its status. News that fail to load are left out. */
export async function NotFoundScreen({ reader }: { reader: Reader }) {
  const news = await reader.site.news()
  return (
    <NotFoundView
      queries={queryGroups()}
      services={linksTo(['svip', 'help', 'about', 'sitemap'])}
      news={(news?.records ?? []).map(({ id, title }) => ({
        label: title,
        href: buildHref('toutiaodetails', { id }),
      }))}
    />
  )
}
