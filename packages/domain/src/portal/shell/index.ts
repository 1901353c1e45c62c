export {
  type BannerEntry,
  type BannerPicture,
  type BannerProblem,
  checkBannerEntry,
  checkBannerPicture,
  composeBanners,
  findBannerState,
} from './banner-entry'
export {
  BANNER_PLACE_GROUPS,
  BANNER_PLACES,
  type BannerPosition,
  isBannerRoute,
  isPopupPlace,
  type PopupPlace,
} from './banner-places'
export {
  type Banner,
  type BannerItem,
  type BannerSlide,
  buildBannerClick,
  findBanner,
  findBannerItems,
  type StoredBanner,
} from './banners'
export { SHELL_DIALOGS } from './dialogs'
export { type FloatingEntry, type FloatingKey, listFloatingEntries, SCROLLED_PX } from './floating'
export {
  buildFooterHref,
  FOOTER_GROUPS,
  FOOTER_QRS,
  type FooterQr,
  listFooterQrs,
  parseRegistrationNotices,
  type RegistrationNotice,
} from './footer'
export {
  checkFriendLink,
  FRIEND_LINK_LOCATION_LABELS,
  FRIEND_LINK_LOCATIONS,
  type FriendLinkLocation,
  type FriendLinkPage,
  listFriendLinks,
} from './friend-links'
export { HOT_LISTS, hotEntries, LEADERBOARDS, leaveOutNamed, MAX_HOT, STATISTIC_CARDS } from './home'
export {
  buildMegaMenu,
  findMenuTier,
  listExternalSites,
  type MenuLink,
  OWNER_LOOKUP_SITE,
  parseSiteAddresses,
  QUALIFICATION_SITE,
  type SiteAddresses,
} from './menu'
export { buildOtherUpdates, MAX_OTHER_UPDATES, OTHER_UPDATE_TYPES } from './other-updates'
export { sanitiseLink } from './safe-link'
export { findSection, type SectionLabel, SITE_SECTIONS } from './sections'
export { CASCADER, cascaderText, TABLE_SIZES, TOAST_MS } from './sizes'
