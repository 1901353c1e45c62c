/** The purchase page of all products. In its own file, because every page of the portal compares its path with it. */
export const PURCHASE_PATH = '/svip.html'
