import type { Viewer } from '@zhushutong/domain/access'
import { findLocks, winning } from '@zhushutong/domain/records'
import { findOffer } from '@zhushutong/domain/relations'
import type { contract, ResultOf } from '@zhushutong/sdk/contract'
import { listOfferRows, readBidder, readShownNotices, type StoredBid } from '../bids'
import type { Reader } from '../records'

type Insight = ResultOf<typeof contract.insight.company>

const MAX_LATEST = 10

const judgeBid = ({ stage, winnerIds }: StoredBid, companyId: string): 'won' | 'lost' | null => {
  if (stage === 'notice') return null
  return winnerIds.includes(companyId) ? 'won' : 'lost'
}

/** The newest bids of a company with rank and price (DAT-51); the price only for those who may see it (ACC-02). */
export async function readLatestBids(
  reader: Reader,
  companyId: string,
  bids: readonly StoredBid[],
  viewer: Viewer,
): Promise<Pick<Insight, 'latestBids' | 'pricesOpenBy'>> {
  const latest = bids.slice(0, MAX_LATEST)
  const pricesOpenBy = findLocks(winning, viewer)['openings.price']?.opensBy ?? null
  const notices = await readShownNotices(reader, latest)
  const bidder = await readBidder(reader, companyId)
  const latestBids = latest.flatMap((bid) => {
    const notice = notices.get(bid.id)
    if (!notice) return []
    const { price, ...offer } = findOffer(listOfferRows(bid, notices), bidder)
    return [
      {
        id: bid.id,
        type: bid.stage === 'result' ? ('winning' as const) : ('tender' as const),
        name: notice.name,
        ownerId: bid.ownerId,
        ownerName: notice.ownerName,
        ...offer,
        price: pricesOpenBy === null ? price : null,
        outcome: judgeBid(bid, companyId),
        date: bid.awardedOn,
      },
    ]
  })
  return { latestBids, pricesOpenBy }
}
