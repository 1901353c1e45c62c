/** 'no-layout': neither layout nor footer; 'no-chrome': neither header nor footer (NAV-10). */
type Layout = 'default' | 'no-layout' | 'no-chrome'

const NO_LAYOUT = [
  'authLogin',
  'sem',
  'semv2',
  'xianActive',
  'registrationBenefits',
  'activityAgreement',
  'dataPreview',
]
const NO_CHROME = [
  'quickRegiste',
  'userAgreement',
  'privacy',
  'disclaimer',
  'bossLogin',
  'reporthome',
  'notFound',
]

/** The layout of a route by its name; null or '' for an error path or a route without a name (NAV-10). */
export function findLayout(name: string | null): Layout {
  if (!name || NO_CHROME.includes(name)) return 'no-chrome'
  return NO_LAYOUT.includes(name) || name.includes('yjy') ? 'no-layout' : 'default'
}

/** Initial scroll position of company detail pages, in px (NAV-11). */
const COMPANY_DETAIL_SCROLL_PX = 463

/** Initial scroll position of a page, in px from the top (NAV-11). */
export function scrollTopOf(name: string | null): number {
  return name === 'qiyedetails' ? COMPANY_DETAIL_SCROLL_PX : 0
}
