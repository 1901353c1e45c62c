import { ALL, buildChannelHref, buildContentHref, findChannel, hasList } from '@zhushutong/domain/content'
import { feedText } from '@/screens/content/feed'
import { xmlAnswer } from '@/screens/seo/sitemap-xml'
import { portalOrigin } from '@/settings/environment'
import { visitorContainer } from '@/wiring/server/container'
import { CONTENT } from '@/wiring/server/reads/content'

export const dynamic = 'force-dynamic'

const ITEMS = 30

/** /rss/new.xml: the newest articles of a channel. */
export async function GET(_: Request, { params }: { params: Promise<{ channel: string }> }) {
  const { channel: file } = await params
  const channel = file.endsWith('.xml') ? findChannel(file.slice(0, -'.xml'.length)) : undefined
  if (!channel || channel.isHub || !hasList(channel)) return new Response(null, { status: 404 })
  const page = await visitorContainer().get(CONTENT).list({
    channel: channel.key,
    pageSize: ITEMS,
  })
  if (!page) return new Response(null, { status: 503, headers: { 'retry-after': '10' } })
  const origin = portalOrigin()
  const items = page.records.map((item) => ({
    ...item,
    url: origin + buildContentHref(item.channel, item.id),
  }))
  return xmlAnswer(
    feedText({
      title: channel.label,
      intro: channel.intro,
      url: origin + buildChannelHref(channel, ALL),
      feedUrl: `${origin}/rss/${channel.key}.xml`,
      items,
    }),
  )
}
