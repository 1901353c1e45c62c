import {
  type ArticleSort,
  buildChannelHref,
  buildContentHref,
  buildContentSearchHref,
  CHANNELS,
  CONTENT_GROUPS,
  type ContentGroupKey,
  EXTRACTION_METHODS,
  findCategory,
  findChannel,
  groupOfChannel,
  hasList,
  listOwnChannels,
  MAX_SUGGESTED_ARTICLES,
  PERIODS,
} from '@zhushutong/domain/content'
import { MINUTE_MS } from '@zhushutong/domain/formatting'
import { normaliseForSearch } from '@zhushutong/domain/records'
import { contract } from '@zhushutong/sdk/contract'
import { cached } from '../platform/cached'
import type { Feature } from '../platform/feature'
import {
  CODES,
  createLimiter,
  type Failure,
  type Handlers,
  mountGroup,
  type PageRequest,
  pageIn,
  sessionOf,
} from '../platform/http'
import * as store from './articles.store'
import { deleteViews, findHistory, saveView } from './history.store'
import { createViewCounter } from './view-counter'

const GONE: Failure = { error: '30003', status: 404 }

const wrong = (field: string, message: string): Failure => ({
  error: CODES.badRequest,
  message,
  data: { fields: [{ field, message }] },
})

const HUBS = { policy: 'urbanhubpolicy', news: 'urbanhubnews', question: 'urbanhubquestion' } as const
const MAX_TAGS = 60
const MAX_HOT_WORDS = 12
const MAX_LINKS = 12

interface ListRequest extends PageRequest {
  readonly channel?: string
  readonly category?: string
  readonly tag?: string
  readonly keyword?: string
  readonly areaCode?: string
  readonly period?: string
  readonly group?: ContentGroupKey
  readonly sort?: ArticleSort
}

type Articles = typeof contract.articles
type Policies = typeof contract.policies
type Questions = typeof contract.questions
type Standards = typeof contract.standards

/** Articles, policies, questions and qualification standards: lists, details, tags, views and history. */
export const articlesFeature: Feature = ({ database, clock, calls }) => {
  const db = database.read()
  const views = createViewCounter(database, clock)
  // A reader opens a few articles a minute; a higher rate is a program.
  const readers = createLimiter({ capacity: 60, perSecond: 1 }, clock)
  const tags = cached(MINUTE_MS, (now, channel) => store.countTags(db, channel || undefined, now, MAX_TAGS))
  const counts = cached(MINUTE_MS, (now) => store.countByCategory(db, now))

  const list = async ({ channel: key, category, areaCode, period, ...rest }: ListRequest, now: number) => {
    const channel = key === undefined ? undefined : findChannel(key)
    if (key !== undefined && !channel) return wrong('channel', `没有“${key}”这个栏目`)
    if (category !== undefined && channel && !findCategory(channel, category))
      return wrong('category', `“${channel.label}”没有“${category}”这个分类`)
    const { pageNum, pageSize, ...filter } = rest
    const days = PERIODS.find(({ code }) => code === period)?.days
    const onlyRegion = channel !== undefined && !channel.isHub
    const narrowed = { ...filter, channel: key, category, region: areaCode, onlyRegion, days }
    return store.findArticles(db, narrowed, now, { pageNum, pageSize })
  }

  const detail = async ({ id }: { readonly id: string }, { now }: { readonly now: number }) => {
    const notice = await store.findNotice(db, id, now)
    return notice ? { ...notice, ...(await store.findNeighbours(db, notice, now)) } : GONE
  }

  const related = async (
    { id, pageSize }: { readonly id: string; readonly pageSize: number },
    { now }: { readonly now: number },
  ) => (await store.findRelated(db, id, now, pageSize)) ?? GONE

  const findTags = async (channel: string | undefined, now: number) => {
    if (channel !== undefined && !findChannel(channel)) return wrong('NoticeType', `没有“${channel}”这个栏目`)
    return tags(now, channel)
  }

  const remember = async (id: string, userId: string | undefined, ip: string, now: number) => {
    if (!readers.take(ip).ok) return { error: CODES.tooMany } satisfies Failure
    const known = userId ? await saveView(database, userId, id, now) : await store.isShown(db, id, now)
    if (!known) return GONE
    await views.count(id, ip)
    return true as const
  }

  const countIn = async (now: number, keys: readonly string[]) =>
    (await counts(now)).filter(({ channel }) => keys.includes(channel))

  const total = (rows: ReadonlyArray<{ readonly count: number }>) =>
    rows.reduce((sum, { count }) => sum + count, 0)

  const suggest = async (keyword: string, now: number) => {
    if (normaliseForSearch(keyword) === '') return { groups: [], titles: [] }
    const first = { pageNum: 1, pageSize: MAX_SUGGESTED_ARTICLES }
    const [row, page] = await Promise.all([
      store.countByChannel(db, keyword, now),
      store.findArticles(db, { keyword, sort: 'best' }, now, first),
    ])
    const groups = CONTENT_GROUPS.map(({ key, label }) => {
      const ofGroup = row.filter(({ channel }) => groupOfChannel(channel)?.key === key)
      return { key, label, total: total(ofGroup), url: buildContentSearchHref(keyword, key) }
    })
    return {
      groups: groups.filter((group) => group.total > 0),
      titles: page.records.map(({ id, channel, title }) => ({
        ...{ id, title, url: buildContentHref(channel, id) },
        groupName: groupOfChannel(channel)?.label ?? '',
      })),
    }
  }

  const articles: Handlers<Articles> = {
    hot: ({ NoticeType, ...page }, { now }) => list({ ...page, channel: NoticeType, sort: 'hot' }, now),
    recommend: related,
    hotWords: async ({ NoticeType }, { now }) => {
      const tags = await findTags(NoticeType, now)
      if ('error' in tags) return tags
      return tags.slice(0, MAX_HOT_WORDS).map(({ name, count }) => ({ word: name, count }))
    },
    labels: ({ NoticeType }, { now }) => findTags(NoticeType, now),
    changeLogOne: async ({ id }, { now }) => {
      const notice = await store.findNotice(db, id, now)
      return notice?.channel === 'changelog' ? notice : GONE
    },
    hubPage: ({ type, ...request }, { now }) => list({ ...request, channel: HUBS[type] }, now),
    hubHot: ({ type, ...request }, { now }) => list({ ...request, channel: HUBS[type], sort: 'hot' }, now),
    hubRecommend: related,
    suggestion: ({ keyword }, { now }) => suggest(keyword, now),
    view: ({ id }, { session, ip, now }) => remember(id, session?.userId, ip, now),
    seo: async ({ channel }) =>
      CHANNELS.filter((item) => hasList(item) && !item.isHub && item.key !== channel)
        .slice(0, MAX_LINKS)
        .map((channel) => ({ name: channel.label, url: buildChannelHref(channel) })),
    periods: async () => PERIODS.map((period) => ({ ...period })),
  }

  const policies: Handlers<Policies> = {
    list: (request, { now }) => list(request, now),
    hubPage: (request, { now }) => list({ channel: HUBS.policy, ...request }, now),
    center: (request, { now }) => list({ channel: HUBS.policy, ...request }, now),
    outcomes: (request, { now }) => list(request, now),
    newestFree: (request, { now }) => list(request, now),
    newest: (request, { now }) => list(request, now),
    detail,
    hubDetail: detail,
    recommend: related,
    hubRecommend: related,
    centerCounts: async (_, { now }) => {
      const rows = await counts(now)
      return listOwnChannels().map((channel) => {
        const ofChannel = rows.filter((row) => row.channel === channel.key)
        return {
          channel: channel.key,
          channelName: channel.label,
          count: total(ofChannel),
          categories: ofChannel.flatMap(({ category, count }) => {
            const known = category === null ? undefined : findCategory(channel, category)
            return known ? [{ code: known.code, name: known.name, count }] : []
          }),
        }
      })
    },
    methods: async () => EXTRACTION_METHODS.map((method) => ({ ...method })),
    addHistory: (request, context) =>
      remember(request.id, sessionOf(context).userId, context.ip, context.now),
    removeHistory: async ({ id }, context) => {
      await deleteViews(database, sessionOf(context).userId, id)
      return true
    },
    history: (page, context) => findHistory(database, sessionOf(context).userId, context.now, page),
  }

  const questions: Handlers<Questions> = {
    index: (request, { now }) => list(request, now),
    list: (request, { now }) => list(request, now),
    select: (request, { now }) => list(request, now),
    types: async (_, { now }) => {
      const sections = CHANNELS.filter(({ shape, isHub }) => shape === 'question' && !isHub)
      return Promise.all(
        sections.map(async ({ key, label, shows, categories }) => ({
          channel: key,
          channelName: label,
          count: total(await countIn(now, shows)),
          categories: [...categories],
        })),
      )
    },
    recommend: related,
    problem: detail,
    answers: async ({ id, ...page }, { now }) =>
      (await store.isShown(db, id, now)) ? pageIn(page, await store.findAnswers(db, id)) : GONE,
    keys: (_, { now }) => tags(now, 'allquestionsList'),
  }

  const children = async (parentId: string | null, now: number) => {
    const channel = findChannel('qualification')
    const rows = await countIn(now, channel?.shows ?? [])
    return (channel?.categories ?? [])
      .filter((category) => category.parentId === parentId)
      .map((contentCategory) => ({
        ...contentCategory,
        count: total(rows.filter(({ category }) => category === contentCategory.code)),
      }))
  }

  const standards: Handlers<Standards> = {
    types: (_, { now }) => children(null, now),
    children: ({ parentId }, { now }) => children(parentId, now),
  }

  return {
    jobs: [{ name: 'views of articles', every: MINUTE_MS, run: views.save }],
    close: views.save,
    routes: (app) => {
      mountGroup(app, contract.articles, articles, calls)
      mountGroup(app, contract.policies, policies, calls)
      mountGroup(app, contract.questions, questions, calls)
      mountGroup(app, contract.standards, standards, calls)
    },
  }
}
