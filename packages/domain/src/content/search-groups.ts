import { buildListHref } from '../navigation'
import type { Channel, ContentShape } from './channel'
import { ALL, findChannel, listOwnChannels } from './find-channel'
import type { ContentGroupKey } from './words'

/** What a search of content is told apart by: 资讯, 政策, 问答 (CON-10). */
export interface ContentGroup {
  readonly key: ContentGroupKey
  readonly label: string
  readonly shapes: readonly ContentShape[]
}

/** The groups of content in a search; every channel is in one of them (CON-10). */
export const CONTENT_GROUPS: readonly ContentGroup[] = [
  { key: 'news', label: '资讯', shapes: ['article'] },
  { key: 'policy', label: '政策', shapes: ['policy', 'standard'] },
  { key: 'question', label: '问答', shapes: ['question'] },
]

/** Maximum number of articles suggested by their titles (CON-10). */
export const MAX_SUGGESTED_ARTICLES = 3

const isIn = ({ shapes }: ContentGroup, { shape }: Channel): boolean => shapes.includes(shape)

/** The group of a channel (CON-10). */
export function groupOfChannel(key: string): ContentGroup | undefined {
  const channel = findChannel(key)
  return channel && CONTENT_GROUPS.find((group) => isIn(group, channel))
}

/** The channels that hold the articles of a group (CON-10). */
export function listGroupChannels(key: ContentGroupKey): readonly string[] {
  return listOwnChannels().flatMap((channel) => (groupOfChannel(channel.key)?.key === key ? channel.key : []))
}

/** The group with a key, as an address bears it (CON-10). */
export function findContentGroup(key: string | undefined): ContentGroup | undefined {
  return CONTENT_GROUPS.find((group) => group.key === key)
}

/** The address of a search of all content, or of one group (CON-10). */
export function buildContentSearchHref(keyword: string, group?: ContentGroupKey, page = 1): string {
  const query = `q=${encodeURIComponent(keyword)}${group ? `&group=${group}` : ''}`
  return `${buildListHref('tag', page, { key: ALL })}?${query}`
}

/** How many articles of a group a search has found. */
export interface FoundGroup {
  readonly key: ContentGroupKey
  readonly label: string
  readonly total: number
  /** The path of its list. */
  readonly url: string
}

/** What a search box tells of the content for a text: groups with hits, and the first titles (CON-10). */
export interface ContentSuggestions {
  readonly groups: readonly FoundGroup[]
  readonly titles: ReadonlyArray<{
    readonly id: string
    readonly title: string
    readonly groupName: string
    readonly url: string
  }>
}
