const ZONE = 'Asia/Shanghai'
const escapeHtml = (text) =>
  String(text).replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign])
const timeOf = (at) => new Date(at).toLocaleString('sv', { timeZone: ZONE }).slice(0, 16)

/** The state of a day: bad from 5 % failed checks on. */
const toneOf = ({ checks, failures }) => (failures === 0 ? 'ok' : failures / checks < 0.05 ? 'warn' : 'bad')

const shareOf = (days) => {
  const sum = (key) => Object.values(days).reduce((total, day) => total + day[key], 0)
  const share = 1 - sum('failures') / Math.max(1, sum('checks'))
  return `${(Math.floor(share * 10_000) / 100).toFixed(2)}%`
}

function renderService([name, { days, ms, at }]) {
  const bars = Object.entries(days).map(
    ([day, count]) =>
      `<i class="${toneOf(count)}" title="${day}：检查 ${count.checks} 次，失败 ${count.failures} 次"></i>`,
  )
  const state = ms === null ? '<b class="bad">不可用</b>' : '<b class="ok">正常</b>'
  return `<section>
      <h2>${escapeHtml(name)} ${state}</h2>
      <div class="days" role="img" aria-label="近 ${bars.length} 天可用率 ${shareOf(days)}">${bars.join('')}</div>
      <p>近 ${bars.length} 天可用率 ${shareOf(days)}，${timeOf(at)} 检查${ms === null ? '' : `，${ms} 毫秒`}</p>
    </section>`
}

function renderIncident({ title, reports, resolvedAt }) {
  const lines = reports.map(({ at, text }) => `<p><time>${timeOf(at)}</time> ${escapeHtml(text)}</p>`)
  const state = resolvedAt ? '<b class="ok">已解决</b>' : '<b class="bad">处理中</b>'
  return `<section><h2>${escapeHtml(title)} ${state}</h2>${lines.join('')}</section>`
}

function renderVerdict(services, incidents) {
  const down = Object.entries(services).filter(([, { ms }]) => ms === null)
  if (down.length > 0)
    return `<h1 class="bad">${escapeHtml(down.map(([name]) => name).join('、'))}暂时不可用</h1>`
  if (incidents.some(({ resolvedAt }) => !resolvedAt)) return '<h1 class="warn">部分服务正在处理</h1>'
  return '<h1 class="ok">全部服务正常</h1>'
}

/** The page: a verdict, each service with a bar for each day, and the last ten incidents. It loads nothing else. */
export function renderPage({ services, incidents }, now) {
  return `<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="refresh" content="60">
    <title>服务状态 - 筑数通</title>
    <style>
      :root { color-scheme: light dark; --ok: light-dark(#08724b, #58d3a0); --warn: light-dark(#a04a00, #ffb36b);
        --bad: light-dark(#b42318, #ff8f86); }
      body { margin: 0; background: light-dark(#f4f6f9, #0d1219); color: light-dark(#121a26, #e8edf4);
        font: 14px/1.6 "PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; }
      main { max-width: 720px; margin: 0 auto; padding: 32px 16px; }
      h1 { margin: 8px 0 24px; font-size: 28px; }
      h2 { display: flex; justify-content: space-between; gap: 16px; margin: 0; font-size: 16px; }
      main > h2 { margin: 24px 0 8px; }
      section { margin: 0 0 12px; padding: 14px 16px; border: 1px solid light-dark(#e4e8ee, #263142);
        border-radius: 12px; background: light-dark(#fff, #151c26); }
      p { margin: 6px 0 0; color: light-dark(#475467, #b4bfcd); font-variant-numeric: tabular-nums; }
      time { color: light-dark(#5f6b80, #94a1b3); }
      b { flex: none; font-weight: 600; }
      .ok { color: var(--ok); } .warn { color: var(--warn); } .bad { color: var(--bad); }
      .days { display: flex; gap: min(2px, 0.2vw); height: 28px; margin-top: 10px; }
      .days i { flex: 1; max-width: 12px; border-radius: 2px; background: currentColor; }
    </style>
  </head>
  <body>
    <main>
      <p>筑数通 · 服务状态 · ${timeOf(now)} 更新，每分钟检查一次</p>
      ${renderVerdict(services, incidents)}
      ${Object.entries(services).map(renderService).join('\n      ')}
      <h2>近期事件</h2>
      ${incidents.length === 0 ? '<p>没有事件。</p>' : incidents.slice(0, 10).map(renderIncident).join('\n      ')}
    </main>
  </body>
</html>
`
}
