/** Every pop-up; of several due at the same moment the first in this order is shown. */
export const POPUPS = ['home-modal', 'owner-svip', 'browser-type', 'bottom-fold', 'anniversary'] as const
export type Popup = (typeof POPUPS)[number]
