export { readBids, readBidsOfTenders, type StoredBid } from './bids.store'
export { listOfferRows, readBidder, readShownNotices, type ShownNotice } from './offers.store'
