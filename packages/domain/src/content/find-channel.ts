import { buildHref, buildListHref, type RouteName } from '../addresses'
import type { Channel, ContentCategory } from './channel'
import { CHANNELS } from './channels'

const BY_KEY = new Map<string, Channel>(CHANNELS.map((channel) => [channel.key, channel]))

/** The key for all categories of a channel, and for all tags. */
export const ALL = 'all'

/** The channel of a key; the key is the list's route (CON-01). */
export function findChannel(key: string): Channel | undefined {
  return BY_KEY.get(key)
}

/** The channels with articles of their own; the other channels gather. */
export function listOwnChannels(): readonly Channel[] {
  return CHANNELS.filter(({ key, shows }) => shows.length === 1 && shows[0] === key)
}

/** The category of a channel by code (CON-01). */
export function findCategory({ categories }: Channel, code: string): ContentCategory | undefined {
  return categories.find((category) => category.code === code)
}

/** A category's code and its subcategories' codes: an article of a subcategory belongs to the category too. */
export function codesWithin({ categories }: Channel, code: string): readonly string[] {
  const whole = categories.find((category) => category.code === code)
  return whole
    ? [code, ...categories.filter(({ parentId }) => parentId === whole.id).map((category) => category.code)]
    : []
}

/** The channel whose list shows a channel's articles: itself, if it has a list (CON-01). */
export function findListOf(channel: Channel): Channel {
  return hasList(channel)
    ? channel
    : (CHANNELS.find((item) => item !== channel && item.shows.includes(channel.key)) ?? channel)
}

export function buildChannelHref(channel: Channel, category = ALL, page = 1, region?: string): string {
  const params = { key: category, type: category, ...(region && { id: region }) }
  return buildListHref(findListOf(channel).key, page, params)
}

/** True when a channel has a list of its own; the generations of standards share a list. */
export function hasList({ key }: Channel): boolean {
  return key !== 'qualificationdetails' && key !== 'qualificationNewdetails'
}

export function buildContentHref(channelKey: string, id: string): string {
  return buildHref(findChannel(channelKey)?.detail ?? 'toutiaodetails', { id })
}

/** The channels whose articles have this detail route. */
function channelsAt(route: RouteName): readonly Channel[] {
  return CHANNELS.filter(({ detail }) => detail === route)
}

/** The keys of the channels whose articles may be shown at a detail route. */
export function keysAt(route: RouteName): readonly string[] {
  return [
    ...new Set(
      channelsAt(route).flatMap(({ key, shows, isHub }) => (isHub || shows.includes(key) ? shows : [])),
    ),
  ]
}

export function buildTagHref(tag: string, page = 1): string {
  return buildListHref('tag', page, { key: tag })
}
