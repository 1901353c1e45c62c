/** The hint in a browser that lacks what the pages are made with (POP-03). */
export const BROWSER_HINT = {
  title: '浏览器版本较低',
  text: '部分功能可能无法正常使用，建议改用新版 Chrome、Edge、Firefox 或 Safari',
  cancel: '知道了',
} as const
