import { ROUTES, type Route } from '@zhushutong/domain/addresses'
import { findAggregate } from '@zhushutong/domain/aggregate'
import { findChannel, hasList, keysAt } from '@zhushutong/domain/content'
import { findLayout } from '@zhushutong/domain/portal/navigation'
import { findContentPage } from '../content/pages'
import { findRecordPage } from './record-page'

/** A public address and the folder of its page below `app/`, both as patterns of Next's `rewrites()`. */
interface Rewrite {
  readonly source: string
  readonly destination: string
}

/** The parameters of the routes with a record's id. */
const ID = /:(?:id|uuid|cid)\b/

/** A domain pattern in Next's syntax: {token} is :token, and :idhtml an id followed by html. */
const toSource = (pattern: string): string =>
  pattern
    .replace(/\{(\w+)\}/g, ':$1')
    .replace(':idhtml', ':id([^/]+?):dot(\\.?)html')
    .replace('/:key?/:name?', '')
    .replace(/(?<=.)\/$/, '')

const findRecordFolder = (route: Route, source: string): string | null => {
  const shown = findRecordPage(route)
  if (!shown) return null
  const { segment } = shown.kind
  if (shown.at === 'list') return `/${[segment, shown.sub?.segment].filter(Boolean).join('/')}`
  return `/${shown.page.view?.segment ?? segment}/detail/${ID.exec(source)?.[0] ?? ':id'}`
}

const findContentFolder = ({ name, kind }: Route, source: string): string | null => {
  const channel = findChannel(name)
  if (channel && hasList(channel)) {
    const category = /:(?:key|type)\b/.exec(source)?.[0] ?? 'all'
    return `/channel/${name}/${category}${source.endsWith('/:id') ? '/:id' : ''}`
  }
  return kind === 'content-detail' && keysAt(name).length > 0 ? `/article/${name}/:id` : null
}

const findAggregateFolder = ({ name }: Route): string | null => {
  if (findAggregate(name)) return `/aggregate/${name}`
  const directory = name.replace(/details$/, '')
  return directory !== name && findAggregate(directory) ? `/aggregate/${directory}/:id` : null
}

const findLandingFolder = ({ name }: Route): string | null =>
  findContentPage(name) && `/${findLayout(name) === 'default' ? 'landing' : 'plain'}/${name}`

/** The folder of a route's page; pages of blocks, articles and records share theirs. */
const findFolder = (route: Route, source: string): string => {
  if (route.name === 'promoToken') return '/promo/:token'
  const shared =
    findAggregateFolder(route) ??
    findContentFolder(route, source) ??
    findRecordFolder(route, source) ??
    findLandingFolder(route)
  return shared ?? (source.includes(':') ? source.replace(/\.html$/, '') : source)
}

/** The further pages of a list: /qiye/p2.html and /qiyep2.html, /new/allp2.html (NAV-13). */
const rewritePages = ({ source, destination: folder }: Rewrite): Rewrite[] => {
  const base = source.replace(/\.html$/, '').replace(/:(\w+)$/, ':$1([^/]+?)')
  const starts = source.endsWith('.html') ? [base] : [`${source}/`, base]
  return starts.map((start) => ({
    source: `${start}p:page([1-9]\\d*).html`,
    destination: `${folder}/p:page`,
  }))
}

/** A pattern with and without its last segment, if that is optional: /policy2/:key/:id?. */
const expand = (source: string): string[] =>
  source.endsWith('/:id?') ? [source.slice(0, -1), source.slice(0, -'/:id?'.length)] : [source]

const isRewritten = ({ name, kind }: Route): boolean => name !== 'home' && kind !== 'share'

/** More specific patterns first: a fixed segment before a parameter. */
const countParameters = ({ source }: Rewrite): number => source.split(':').length

/**
 * The addresses whose page has another folder, derived from the route table: pages of lists ({base}p{n}.html),
 * ids before .html, and pages that share a folder (NAV-13, NAV-14). The proxy has already refused and redirected
 * what the route table does not know.
 */
export function listRewrites(): Rewrite[] {
  const rewrites = ROUTES.filter(isRewritten).flatMap((route) =>
    expand(toSource(route.pattern)).map((source) => ({
      route,
      rewrite: { source, destination: findFolder(route, source) },
    })),
  )
  return [
    ...rewrites.filter(({ route }) => route.paged).flatMap(({ rewrite }) => rewritePages(rewrite)),
    // Lists keep their address: /qiye/sheji/ is no company.
    ...rewrites.map(({ rewrite }) => rewrite).sort((a, b) => countParameters(a) - countParameters(b)),
  ]
}
