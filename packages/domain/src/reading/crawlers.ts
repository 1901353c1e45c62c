/** A search engine's crawler: how it names itself, and the domains its addresses belong to (REA-03). */
export interface Crawler {
  readonly name: string
  /** Occurs in its user agent. */
  readonly agent: RegExp
  /** Host names of its addresses end in one of these. */
  readonly domains: readonly string[]
}

/** The crawlers that have a budget of their own (REA-03), with the domains that their operators publish. */
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

/** The crawler that a user agent claims to be; anybody can claim it (REA-03). */
export function findClaimedCrawler(userAgent: string): Crawler | null {
  return CRAWLERS.find(({ agent }) => agent.test(userAgent)) ?? null
}

/** Whether a host name is one of the crawler's: only its operator can give its addresses such a name (REA-03). */
export function isCrawlerHost({ domains }: Crawler, host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, '')
  return domains.some((domain) => name.endsWith(`.${domain}`))
}
