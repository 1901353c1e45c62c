import { buildMarketCsv, drawMarketPicture, type MarketReference } from '@zhushutong/domain/market-figures'
import { cookies } from 'next/headers'
import type { NextRequest } from 'next/server'
import { readQuery } from '@/routing/page-query'
import { buildReference, loadMarket } from '@/screens/bid-figures/load-market'
import { parseMarketQuery } from '@/screens/bid-figures/market-query'
import { TOKEN_COOKIE } from '@/settings/cookies'
import { readerContainer } from '@/wiring/server/container'
import { CALLS } from '@/wiring/server/services'

export const dynamic = 'force-dynamic'

interface MarketFile {
  readonly type: string
  readonly build: (reference: MarketReference) => string
}

const FILES: Readonly<Record<string, MarketFile>> = {
  'figures.csv': { type: 'text/csv; charset=utf-8', build: buildMarketCsv },
  'figures.svg': { type: 'image/svg+xml', build: drawMarketPicture },
}

/** The figures of a market as a file, with the companies that the reader may see (FIG-16). */
export async function GET(request: NextRequest, { params }: { params: Promise<{ file: string }> }) {
  const { file: name } = await params
  const file = Object.hasOwn(FILES, name) ? FILES[name] : undefined
  if (!file) return new Response(null, { status: 404 })
  const query = readQuery('zhongbiaolv', Object.fromEntries(request.nextUrl.searchParams))
  const choice = parseMarketQuery(query, Date.now())
  const token = (await cookies()).get(TOKEN_COOKIE)?.value
  const market = await loadMarket(readerContainer(request.headers, token).get(CALLS), choice)
  if ('status' in market) return new Response(null, { status: market.status })
  const reference = buildReference(choice, market)
  const fileName = encodeURIComponent(
    `${reference.scope.replaceAll(' · ', '-')}-${market.to}.${name.slice(-3)}`,
  )
  return new Response(file.build(reference), {
    headers: {
      'content-type': file.type,
      'content-disposition': `attachment; filename*=UTF-8''${fileName}`,
      'cache-control': 'private, no-store',
    },
  })
}
