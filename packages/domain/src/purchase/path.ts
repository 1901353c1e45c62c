/** The page where everything is sold. By itself, because every page of the portal compares its own with it. */
export const PURCHASE_PATH = '/svip.html'
