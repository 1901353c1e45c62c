/** A search engine's crawler: its user agent, and the domains of its addresses (REA-03). */
export interface Crawler {
  readonly name: string
  /** Matches a part of its user agent. */
  readonly agent: RegExp
  /** Suffixes of the host names of its addresses. */
  readonly domains: readonly string[]
}

/** The crawlers with their own budget (REA-03), with the domains that their operators publish. */
export const CRAWLERS: readonly Crawler[] = [
  { name: 'baidu', agent: /Baiduspider/i, domains: ['baidu.com', 'baidu.jp'] },
  { name: 'google', agent: /Googlebot|Google-InspectionTool/i, domains: ['googlebot.com', 'google.com'] },
  { name: 'bing', agent: /bingbot/i, domains: ['search.msn.com'] },
  { name: 'sogou', agent: /Sogou/i, domains: ['sogou.com'] },
  { name: '360', agent: /360Spider|HaosouSpider/i, domains: ['so.com'] },
  { name: 'shenma', agent: /YisouSpider/i, domains: ['sm.cn'] },
  { name: 'bytedance', agent: /Bytespider/i, domains: ['bytedance.com'] },
  { name: 'yandex', agent: /YandexBot/i, domains: ['yandex.com', 'yandex.ru', 'yandex.net'] },
]

/** The crawler claimed by a user agent; the claim is not verified (REA-03). */
export function findClaimedCrawler(userAgent: string): Crawler | null {
  return CRAWLERS.find(({ agent }) => agent.test(userAgent)) ?? null
}

/** True for a host name of the crawler: only its operator can give its addresses such a name (REA-03). */
export function isCrawlerHost({ domains }: Crawler, host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, '')
  return domains.some((domain) => name.endsWith(`.${domain}`))
}
