import { buildHref, findRoute } from '@zhushutong/domain/addresses'
import {
  ALL,
  buildChannelHref,
  buildContentHref,
  CHANNELS,
  type Channel,
  findCategory,
  findListOf,
  hasList,
} from '@zhushutong/domain/content'
import type { LinkGroup, NavLink } from '@/features/shell'
import type { Crumb } from '../seo/things'
import { listHref } from './content-query'

const linkTo = (channel: Channel): NavLink => ({ label: channel.label, href: buildChannelHref(channel) })

const listed = (isShown: (channel: Channel) => boolean) =>
  CHANNELS.filter(hasList).filter(isShown).map(linkTo)

const HUB: NavLink = { label: findRoute('urbanSubstation').zh, href: buildHref('urbanSubstation') }
const TAGS: NavLink = { label: '全部标签', href: buildHref('tag', { key: ALL }) }

export function contentGroups(): LinkGroup[] {
  const ownLists = (shape: Channel['shape']) => listed((channel) => channel.shape === shape && !channel.isHub)
  return [
    { title: '资讯与百科', links: ownLists('article') },
    { title: '政策与标准', links: [...ownLists('policy'), ...ownLists('standard')] },
    { title: '问答', links: ownLists('question') },
    { title: '城市分站', links: [HUB, ...listed(({ isHub }) => isHub), TAGS] },
  ]
}

/** Other lists of the same kind. */
export function otherChannels(channel: Channel): NavLink[] {
  const same = listed(
    (other) => other !== channel && other.isHub === channel.isHub && other.shape === channel.shape,
  )
  const firsts = listed((other) =>
    ['new', 'policy2', 'qualification', 'allquestionsList'].includes(other.key),
  )
  return [
    ...same,
    ...firsts.filter(
      ({ href }) => href !== buildChannelHref(channel) && !same.some((other) => other.href === href),
    ),
  ]
}

/** The address of an article in a channel's list; in the hub, at the hub's own route. */
export function hrefIn(channel: Channel | undefined) {
  return (item: { readonly channel: string; readonly id: string }) =>
    channel?.isHub ? buildHref(channel.detail, { id: item.id }) : buildContentHref(item.channel, item.id)
}

export function buildCrumbs(of: Channel, category = ALL): Crumb[] {
  const channel = findListOf(of)
  const categoryItem = findCategory(channel, category)
  const hub = channel.isHub ? [{ name: HUB.label, path: HUB.href }] : []
  const list = { name: channel.label, path: buildChannelHref(channel) }
  return [
    ...hub,
    list,
    ...(categoryItem ? [{ name: categoryItem.name, path: listHref(channel, category) }] : []),
  ]
}

/** The visible breadcrumb: its last entry is the page itself. */
export function shownCrumbs(crumbs: readonly Crumb[], last?: string) {
  const links = crumbs.map(({ name, path }) => ({ label: name, href: path }))
  const home = { label: '首页', href: '/' }
  if (last !== undefined) return [home, ...links, { label: last }]
  return [home, ...links.map((link, i) => (i === links.length - 1 ? { label: link.label } : link))]
}
