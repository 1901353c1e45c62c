import { buildHref, ROUTES, type RouteName } from '@zhushutong/domain/addresses'
import { type Channel, findChannel, keysAt } from '@zhushutong/domain/content'
import { previewText } from '@zhushutong/domain/formatting'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { CHART_NAMES } from '@/content/page.types'
import { ArticleFailed, ArticleView, QuestionView, StandardView } from '@/features/content'
import { portalOrigin } from '@/settings/environment'
import type { Content } from '@/wiring/server/reads/content'
import type { ResultOf } from '@/wiring/types'
import { Chart } from '../landing/chart'
import type { Reader } from '../reader'
import { JsonLd } from '../seo/json-ld'
import { pageMetadata } from '../seo/metadata'
import { breadcrumbThing } from '../seo/things'
import { articleThing, questionThing } from './article-things'
import { CountView } from './count-view'
import { buildCrumbs, hrefIn, shownCrumbs } from './links'
import { findStandard, StandardLinks } from './standard-parts'

type ArticleDetail = ResultOf<'policies', 'detail'>

const RELATED = 6

interface ArticleParams {
  readonly route: string
  readonly id: string
}

const load = cache((content: Content, id: string) => content.detail(id))

const ID = /^[0-9A-Za-z_-]{1,64}$/

/** True for an article that does not exist, or belongs to another page. */
const isMissing = (route: RouteName, answer: ArticleDetail | { readonly status: number }): boolean =>
  'channel' in answer ? !keysAt(route).includes(answer.channel) : answer.status === 404

const isLoaded = (answer: ArticleDetail | { readonly status: number }): answer is ArticleDetail =>
  'channel' in answer

/** The channel of the page: the hub's own channel for the hub's routes. */
const findArticleChannel = (route: RouteName, article: ArticleDetail): Channel | undefined => {
  const hub = ['urbanhubpolicy', 'urbanhubnews', 'urbanhubquestion']
    .map(findChannel)
    .find((candidate) => candidate?.detail === route)
  return hub ?? findChannel(article.channel)
}

const findArticleRoute = (name: string): RouteName => {
  const route = ROUTES.find((candidate) => candidate.name === name)
  if (!route || keysAt(route.name).length === 0) notFound()
  return route.name
}

export async function articleMetadata(params: ArticleParams, reader: Reader): Promise<Metadata> {
  const article = await load(reader.content, params.id)
  const path = buildHref(findArticleRoute(params.route), { id: params.id })
  if (!isLoaded(article)) return pageMetadata({ title: '内容', description: '内容暂时没有加载出来', path })
  // The hub repeats articles of other pages: the canonical address is the original one.
  const canonical = hrefIn(findChannel(article.channel))(article)
  return pageMetadata({
    title: article.title,
    description: article.remark ?? previewText(article.textBody),
    path: canonical,
  })
}

const renderChart = (name: string) => {
  const known = CHART_NAMES.find((candidate) => candidate === name)
  return known && <Chart name={known} />
}

export async function ArticleScreen({ params, reader }: { params: ArticleParams; reader: Reader }) {
  const route = findArticleRoute(params.route)
  if (!ID.test(params.id)) notFound()
  const { content } = reader
  const [article, related] = await Promise.all([
    load(content, params.id),
    content.related(params.id, RELATED),
  ])
  if (isMissing(route, article)) notFound()
  const channel = isLoaded(article) ? findArticleChannel(route, article) : undefined
  if (!isLoaded(article) || !channel) {
    return <ArticleFailed />
  }
  const isQuestion = channel.shape === 'question'
  const answers = isQuestion ? await content.answers(article.id) : null
  const hrefOf = hrefIn(channel.isHub ? channel : undefined)
  const path = hrefIn(findChannel(article.channel))(article)
  const url = portalOrigin() + path
  const crumbs = buildCrumbs(channel, channel.isHub ? undefined : (article.category ?? undefined))
  // Related articles may belong to channels that the hub does not show.
  const shared = { crumbs: shownCrumbs(crumbs, article.title), related, url }
  const things = isQuestion
    ? questionThing(article, answers ?? [], url)
    : articleThing(article, channel.thing, url)
  const relatedHref = hrefIn(undefined)
  const standard = findStandard(article)
  return (
    <>
      <JsonLd
        things={[breadcrumbThing(portalOrigin(), [...crumbs, { name: article.title, path }]), things]}
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
          chartOf={renderChart}
          text={standard && <StandardView standard={standard} />}
        >
          {channel.shape === 'standard' && <StandardLinks id={article.id} />}
        </ArticleView>
      )}
      <CountView id={article.id} />
    </>
  )
}
