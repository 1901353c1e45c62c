import type { FigureScope } from '@zhushutong/domain/assistant'
import {
  formatPercent,
  isSmallSample,
  SMALL_SAMPLE_TEXT,
  type Spread,
  winRateOf,
} from '@zhushutong/domain/bid-figures'
import { divisionLabel } from '@zhushutong/domain/divisions'
import { company, engineeringTypeLabel, owner } from '@zhushutong/domain/records'
import { maxShownRelations } from '@zhushutong/domain/relations'
import type { Asker } from '../../records'
import { link, type Piece, pieceAbout, recordLink } from './markdown'
import type { Sources } from './sources'

type Figure = 'discount' | 'winRate' | 'winners'

const LISTED = 5

const marketPage = ({ region, type, of }: FigureScope): string => {
  const query = new URLSearchParams({
    ...(region && { region }),
    ...(type && { type }),
    ...(of?.kind === 'owner' && { owner: of.id }),
  })
  return `/zhongbiaolv/${query.size > 0 ? `?${query}` : ''}`
}

const scopeText = ({ region, type }: FigureScope, ownerName: string | null): string =>
  [
    region ? (divisionLabel(region) ?? region) : '',
    type ? engineeringTypeLabel(type) : '',
    ownerName ? `业主 ${ownerName}` : '',
  ]
    .filter((part) => part !== '')
    .join(' · ') || '全国'

const smallText = (count: number) => (isSmallSample(count) ? `（${SMALL_SAMPLE_TEXT}）` : '')

const discountText = (spread: Spread | null): string =>
  spread === null
    ? '没有同时写明控制价和中标价的中标结果，算不出下浮率'
    : `下浮率中位数 **${formatPercent(spread.median)}%**，多在 ${formatPercent(spread.low)}% 至 ${formatPercent(spread.high)}% 之间，由 ${spread.count} 条同时写明控制价和中标价的中标结果算出${smallText(spread.count)}`

const rateText = (tally: { readonly bids: number; readonly wins: number }): string => {
  const { percent, bids, wins } = winRateOf(tally)
  return percent === null
    ? '没有写明落标者的中标结果，算不出中标率'
    : `中标率 **${formatPercent(percent)}%**：写明落标者的投标 ${bids} 次，中标 ${wins} 次${smallText(bids)}`
}

async function* tellCompany(
  figure: Figure,
  scope: FigureScope & { readonly of: NonNullable<FigureScope['of']> },
  { viewer, now }: Asker,
  { companyFigures }: Sources,
): AsyncGenerator<Piece, void, void> {
  const result = await companyFigures(scope.of.id, viewer, now)
  if ('error' in result) {
    yield '它的中标率和下浮率现在算不出来，请稍后再问。'
    return
  }
  const { from, to, total, byType, byRegion } = result
  const page = recordLink(company, { id: result.id, expired: false }) ?? '/qiye/'
  const typeFigures = scope.type ? byType.find(({ key }) => key === scope.type) : null
  const place = scope.region ? byRegion.find(({ key }) => key === scope.region) : null
  const figures = typeFigures ?? place ?? total
  const isNarrow = (scope.type && typeFigures) || (scope.region && place)
  const about = isNarrow ? `（${scopeText(scope, null)}）` : ''
  const text = figure === 'discount' ? discountText(figures.discount) : rateText(figures)
  yield pieceAbout(company, result, `${link(result.name, page)}${about}，${from} 至 ${to}：${text}。\n`)
}

async function* tellMarket(
  figure: Figure,
  scope: FigureScope,
  { viewer, now }: Asker,
  { marketFigures }: Sources,
): AsyncGenerator<Piece, void, void> {
  const query = {
    region: scope.region ?? undefined,
    type: (scope.type ?? undefined) as Parameters<Sources['marketFigures']>[0]['type'],
    owner: scope.of?.id,
  }
  const figures = await marketFigures(query, now)
  if ('error' in figures) {
    yield '这组数字现在算不出来，请缩小范围后再问。'
    return
  }
  const { from, to, total, companies, ownerName } = figures
  const heading = link(scopeText(scope, ownerName), marketPage(scope))
  const aboutOwner = (text: string): Piece => (scope.of ? pieceAbout(owner, scope.of, text) : text)
  if (figure !== 'winners') {
    yield aboutOwner(
      `${heading}，${from} 至 ${to} 的 ${total.results} 条中标结果：${discountText(total.discount)}。\n`,
    )
    yield '\n下浮率 =（控制价 − 中标价）÷ 控制价，只供参考，报价以招标文件为准。\n'
    return
  }
  const shown = companies.records.slice(0, Math.min(LISTED, maxShownRelations(viewer)))
  if (shown.length === 0) {
    yield aboutOwner(`${heading}，${from} 至 ${to}：没有写明落标者的中标结果，排不出中标最多的企业。`)
    return
  }
  yield aboutOwner(`${heading}，${from} 至 ${to}，按写明落标者的中标结果，中标最多的是：\n\n`)
  for (const { id, name, wins, bids } of shown) {
    const path = recordLink(company, { id, expired: false }) ?? '/qiye/'
    yield pieceAbout(company, { id }, `- ${link(name, path)}：中标 ${wins} 次；投标 ${bids} 次\n`)
  }
}

/** Discounts and win rates of a company, a region, a type of engineering or an owner (FIG-01, FIG-03, FIG-04, AI-11). */
export function answerFigures(
  figure: Figure,
  scope: FigureScope,
  asker: Asker,
  sources: Sources,
): AsyncGenerator<Piece, void, void> {
  const { of } = scope
  return of?.kind === 'company'
    ? tellCompany(figure, { ...scope, of }, asker, sources)
    : tellMarket(figure, scope, asker, sources)
}
