import { findRoute, type RouteName } from '../addresses'

/** A node of a channel's category tree; `parentId` is null at the top. */
export interface ContentCategory {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly parentId: string | null
}

/** The form of an item, for input and display. */
export type ContentShape = 'article' | 'question' | 'policy' | 'standard'

/** The schema.org type of an item. */
export type ContentThing = 'NewsArticle' | 'Article' | 'QAPage'

/** A list of articles with its own address. */
export interface Channel {
  /** The name of the list's route, stored with each article. */
  readonly key: RouteName
  readonly label: string
  readonly shape: ContentShape
  readonly detail: RouteName
  readonly thing: ContentThing
  /** One sentence about the content. */
  readonly intro: string
  readonly categories: readonly ContentCategory[]
  /** The channels whose articles are listed: the channel itself, or the channels that it gathers. */
  readonly shows: readonly string[]
  /** True for a part of the city hub, which lists items of the city and of the whole country. */
  readonly isHub: boolean
}

/** Names by code; a category with parts is [name, parts]. */
export type CategoryNames = Readonly<
  Record<string, string | readonly [string, Readonly<Record<string, string>>]>
>

const THINGS: Readonly<Record<ContentShape, ContentThing>> = {
  article: 'Article',
  question: 'QAPage',
  policy: 'Article',
  standard: 'Article',
}

const DETAILS: Readonly<Record<ContentShape, RouteName>> = {
  article: 'toutiaodetails',
  question: 'questionsDetails',
  policy: 'policyDetail',
  standard: 'qualificationdetails',
}

const listCategories = (channel: string, names: CategoryNames): ContentCategory[] => {
  const node = (code: string, name: string, parent: string | null): ContentCategory => ({
    id: `${channel}-${code}`,
    code,
    name,
    parentId: parent && `${channel}-${parent}`,
  })
  return Object.entries(names).flatMap(([code, value]) => {
    if (typeof value === 'string') return [node(code, value, null)]
    const [name, parts] = value
    return [node(code, name, null), ...Object.entries(parts).map(([part, text]) => node(part, text, code))]
  })
}

interface ChannelInput {
  readonly route: RouteName
  readonly shape: ContentShape
  readonly intro: string
  readonly categories: CategoryNames
  readonly detail?: RouteName
  readonly thing?: ContentThing
  readonly gathers?: readonly string[]
  readonly isHub?: boolean
  /** The name, if it differs from the route's. */
  readonly label?: string
}

/** Declares a channel; list address and name come from its route. */
export function defineChannel({ route, shape, intro, categories, ...fields }: ChannelInput): Channel {
  return {
    key: route,
    label: fields.label ?? findRoute(route).zh,
    shape,
    intro,
    detail: fields.detail ?? DETAILS[shape],
    thing: fields.thing ?? THINGS[shape],
    categories: listCategories(route, categories),
    shows: fields.gathers ?? [route],
    isHub: fields.isHub ?? false,
  }
}
