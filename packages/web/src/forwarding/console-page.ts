/** True when an address belongs to the back office. */
export function isConsoleAddress(url: string): boolean {
  return /^\/console([/?]|$)/.test(url)
}

/** The only inline style of the back office: its policy contains the hash. */
export const WAITING_STYLE =
  ':root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-content:center;gap:8px;text-align:center;font:16px/1.6 system-ui,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}p{margin:0;opacity:.7}'

const RELOAD_SECONDS = 3

/** Shown until the back office is built; reloads itself. */
export const WAITING_PAGE = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="${RELOAD_SECONDS}"><link rel="icon" href="/icon.svg"><title>筑数通运营台</title><style>${WAITING_STYLE}</style></head><body><h1>运营台正在构建</h1><p>首次启动需要几秒，本页会自动刷新</p></body></html>`
