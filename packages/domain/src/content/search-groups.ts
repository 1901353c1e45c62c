import { buildListHref } from '../addresses'
import type { Channel, ContentShape } from './channel'
import { ALL, findChannel, listOwnChannels } from './find-channel'
import type { ContentGroupKey } from './words'

/** A group of a content search: 资讯, 政策, 问答 (CON-10). */
interface ContentGroup {
  readonly key: ContentGroupKey
  readonly label: string
  readonly shapes: readonly ContentShape[]
}

/** The groups of a content search; every channel is in one of them. */
export const CONTENT_GROUPS: readonly ContentGroup[] = [
  { key: 'news', label: '资讯', shapes: ['article'] },
  { key: 'policy', label: '政策', shapes: ['policy', 'standard'] },
  { key: 'question', label: '问答', shapes: ['question'] },
]

/** Maximum number of articles suggested by their titles. */
export const MAX_SUGGESTED_ARTICLES = 3

const isIn = ({ shapes }: ContentGroup, { shape }: Channel): boolean => shapes.includes(shape)

/** The group of a channel (CON-10). */
export function groupOfChannel(key: string): ContentGroup | undefined {
  const channel = findChannel(key)
  return channel && CONTENT_GROUPS.find((group) => isIn(group, channel))
}

/** The channels with the articles of a group. */
export function listGroupChannels(key: ContentGroupKey): readonly string[] {
  return listOwnChannels().flatMap((channel) => (groupOfChannel(channel.key)?.key === key ? channel.key : []))
}

/** The group of a key from an address (CON-10). */
export function findContentGroup(key: string | undefined): ContentGroup | undefined {
  return CONTENT_GROUPS.find((group) => group.key === key)
}

/** The address of a search in all content, or in one group (CON-10). */
export function buildContentSearchHref(keyword: string, group?: ContentGroupKey, page = 1): string {
  const query = `q=${encodeURIComponent(keyword)}${group ? `&group=${group}` : ''}`
  return `${buildListHref('tag', page, { key: ALL })}?${query}`
}

export interface FoundGroup {
  readonly key: ContentGroupKey
  readonly label: string
  readonly total: number
  /** The path of the group's list. */
  readonly url: string
}

/** The content suggestions of a search box: groups with hits, and the first titles (CON-10). */
export interface ContentSuggestions {
  readonly groups: readonly FoundGroup[]
  readonly titles: ReadonlyArray<{
    readonly id: string
    readonly title: string
    readonly groupName: string
    readonly url: string
  }>
}
