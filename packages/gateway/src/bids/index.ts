export { readBids, type StoredBid } from './bids.store'
export { noticesOf, noticesWith, type Period } from './notices-sql'
export { listOfferRows, readBidder, readShownNotices, type ShownNotice } from './offers.store'
export { mergeInSql } from './works-sql'
