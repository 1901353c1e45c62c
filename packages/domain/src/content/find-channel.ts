import { buildHref, buildListHref, type RouteName } from '../navigation'
import type { Channel, ContentCategory } from './channel'
import { CHANNELS } from './channels'

const BY_KEY = new Map<string, Channel>(CHANNELS.map((channel) => [channel.key, channel]))

/** The key that stands for all categories of a channel, and for all tags. */
export const ALL = 'all'

/** The channel with a key, which is its list's route (CON-01). */
export function findChannel(key: string): Channel | undefined {
  return BY_KEY.get(key)
}

/** The channels that hold articles themselves; the others gather. */
export function listOwnChannels(): readonly Channel[] {
  return CHANNELS.filter(({ key, shows }) => shows.length === 1 && shows[0] === key)
}

/** The category of a channel with a code (CON-01). */
export function findCategory({ categories }: Channel, code: string): ContentCategory | undefined {
  return categories.find((one) => one.code === code)
}

/** A category's code and those of its parts: articles of a part belong to the whole (CON-01). */
export function codesWithin({ categories }: Channel, code: string): readonly string[] {
  const whole = categories.find((one) => one.code === code)
  return whole
    ? [code, ...categories.filter(({ parentId }) => parentId === whole.id).map((one) => one.code)]
    : []
}

/** The channel whose list shows the articles of another: itself, if it has a list (CON-01). */
export function findListOf(channel: Channel): Channel {
  return hasList(channel)
    ? channel
    : (CHANNELS.find((one) => one !== channel && one.shows.includes(channel.key)) ?? channel)
}

/** The address of one page of a channel's list. */
export function buildChannelHref(channel: Channel, category = ALL, page = 1, region?: string): string {
  const params = { key: category, type: category, ...(region && { id: region }) }
  return buildListHref(findListOf(channel).key, page, params)
}

/** Whether a channel's list has an address; the generations of standards share one. */
export function hasList({ key }: Channel): boolean {
  return key !== 'qualificationdetails' && key !== 'qualificationNewdetails'
}

/** The address of an article of a channel. */
export function buildContentHref(channelKey: string, id: string): string {
  return buildHref(findChannel(channelKey)?.detail ?? 'toutiaodetails', { id })
}

/** The channels whose articles have their detail at a route. */
export function channelsAt(route: RouteName): readonly Channel[] {
  return CHANNELS.filter(({ detail }) => detail === route)
}

/** The channels whose articles may be shown at a detail route (CON-01). */
export function keysAt(route: RouteName): readonly string[] {
  return [
    ...new Set(
      channelsAt(route).flatMap(({ key, shows, isHub }) => (isHub || shows.includes(key) ? shows : [])),
    ),
  ]
}

/** The address of a tag's list. */
export function buildTagHref(tag: string, page = 1): string {
  return buildListHref('tag', page, { key: tag })
}
