import { type Channel, findChannel, keysAt } from '@zhushutong/domain/content'
import { previewText } from '@zhushutong/domain/formatting'
import { buildHref, findRoute, type RouteName } from '@zhushutong/domain/portal/navigation'
import type { Metadata } from 'next'
import { cache } from 'react'
import { CHART_NAMES } from '@/content/page.types'
import { ArticleFailed, ArticleView, QuestionView, StandardView } from '@/features/content'
import { portalOrigin } from '@/wiring/server/environment'
import type { ArticleDetail, Content } from '@/wiring/types'
import { Frame } from '../frame/frame'
import { Chart } from '../landing/chart'
import type { Reader } from '../reader'
import { JsonLd } from '../seo/json-ld'
import { pageMetadata } from '../seo/metadata'
import { breadcrumbThing } from '../seo/things'
import { articleThing, questionThing } from './article-things'
import { CountView } from './count-view'
import { crumbsOf, hrefIn, shownCrumbs } from './links'
import { StandardLinks, standardOf } from './standard-parts'

const RELATED = 6

export interface ArticleParams {
  readonly route: string
  readonly id: string
}

const load = cache((content: Content, id: string) => content.detail(id))

const isLoaded = (found: ArticleDetail | { readonly status: number }): found is ArticleDetail =>
  'channel' in found

/** The channel of the page: the hub's own channel for the hub's routes. */
const channelOf = (route: RouteName, article: ArticleDetail): Channel | undefined => {
  const hub = ['urbanhubpolicy', 'urbanhubnews', 'urbanhubquestion']
    .map(findChannel)
    .find((one) => one?.detail === route)
  return hub ?? findChannel(article.channel)
}

const routeOf = (name: string): RouteName => {
  const route = findRoute(name as RouteName)
  if (keysAt(route.name).length === 0) throw new Error(`no articles at ${name}: the proxy lets none through`)
  return route.name
}

export async function articleMetadata(params: ArticleParams, reader: Reader): Promise<Metadata> {
  const found = await load(reader.content, params.id)
  const path = buildHref(routeOf(params.route), { id: params.id })
  if (!isLoaded(found)) return pageMetadata({ title: '内容', description: '内容暂时没有加载出来', path })
  // The hub repeats articles of other pages: the canonical address is the original one.
  const own = hrefIn(findChannel(found.channel))(found)
  return pageMetadata({
    title: found.title,
    description: found.remark ?? previewText(found.textBody),
    path: own,
  })
}

const chartOf = (name: string) => {
  const known = CHART_NAMES.find((one) => one === name)
  return known && <Chart name={known} />
}

export async function ArticleScreen({ params, reader }: { params: ArticleParams; reader: Reader }) {
  const route = routeOf(params.route)
  const { content } = reader
  const [article, related] = await Promise.all([
    load(content, params.id),
    content.related(params.id, RELATED),
  ])
  const channel = isLoaded(article) ? channelOf(route, article) : undefined
  if (!isLoaded(article) || !channel) {
    return (
      <Frame reader={reader} route={routeOf(params.route)}>
        <ArticleFailed />
      </Frame>
    )
  }
  const isQuestion = channel.shape === 'question'
  const answers = isQuestion ? await content.answers(article.id) : null
  const hrefOf = hrefIn(channel.isHub ? channel : undefined)
  const own = hrefIn(findChannel(article.channel))(article)
  const url = portalOrigin() + own
  const crumbs = crumbsOf(channel, channel.isHub ? undefined : (article.category ?? undefined))
  // Related articles may belong to channels that the hub does not show.
  const shared = { crumbs: shownCrumbs(crumbs, article.title), related, url }
  const things = isQuestion
    ? questionThing(article, answers ?? [], url)
    : articleThing(article, channel.thing, url)
  const relatedHref = hrefIn(undefined)
  const standard = standardOf(article)
  return (
    <Frame reader={reader} route={routeOf(params.route)}>
      <JsonLd
        things={[breadcrumbThing(portalOrigin(), [...crumbs, { name: article.title, path: own }]), things]}
      />
      {isQuestion ? (
        <QuestionView
          question={article}
          answers={answers}
          {...shared}
          hrefOf={hrefOf}
          relatedHref={relatedHref}
        />
      ) : (
        <ArticleView
          article={article}
          {...shared}
          hrefOf={hrefOf}
          relatedHref={relatedHref}
          chartOf={chartOf}
          text={standard && <StandardView standard={standard} />}
        >
          {channel.shape === 'standard' && <StandardLinks id={article.id} />}
        </ArticleView>
      )}
      <CountView id={article.id} />
    </Frame>
  )
}
