export { AUTH_LIST_DWELL_MS, shouldAskForLogin } from './auth-list'
export { BROWSER_HINT } from './browser-hint'
export {
  mergePopupMemories,
  POPUPS_KEY,
  type PopupMemory,
  parsePopupMemory,
  serialisePopupMemory,
} from './memory'
export { BOTTOM_FOLD_OPEN_MS, findNextPopup, isInterrupting, rememberPopup } from './next-popup'
export type { Popup } from './popup'
export { findAnniversaryEnd, findPopupContents, type PopupContent, type PopupContents } from './popup-content'
export { isTillPath } from './till'
export { incrementWinCount, isPopupDayFull, WIN_COUNT_KEY } from './win-count'
