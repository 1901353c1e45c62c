/** The hint for a browser that lacks features that the pages need. */
export const BROWSER_HINT = {
  title: '浏览器版本较低',
  text: '部分功能可能无法正常使用，建议改用新版 Chrome、Edge、Firefox 或 Safari',
  cancel: '知道了',
} as const
