/** The four statistic cards of the home page, with default figures that the operator can override (SHL-03). */
export const STATISTIC_CARDS = [
  { key: 'company', label: '建筑企业', text: '1500万+' },
  { key: 'update', label: '每日更新', text: '40万+' },
  { key: 'person', label: '从业人员', text: '1400万+' },
  { key: 'project', label: '项目业绩', text: '5000万+' },
] as const

/** The leaderboards of the home page; `counted` is the counted figure (SHL-03). */
export const LEADERBOARDS = [
  { key: 'winning', title: '中标榜', counted: '近 7 日中标' },
  { key: 'performance', title: '业绩榜', counted: '累计中标' },
  { key: 'qualification', title: '资质榜', counted: '资质数' },
  { key: 'company', title: '企业榜', counted: '人员数' },
] as const

/** The hot lists of the home page. */
export const HOT_LISTS = [
  { key: 'companies', title: '热门企业' },
  { key: 'searches', title: '热门搜索' },
] as const

/** Maximum number of entries of a hot list. */
export const MAX_HOT = 9

/** The entries of a hot list that are shown, in the given order (SHL-03). */
export function hotEntries<T>(entries: readonly T[]): readonly T[] {
  return entries.slice(0, MAX_HOT)
}

interface NamedLinks {
  readonly title: string
  readonly links: ReadonlyArray<{ readonly label: string; readonly href: string }>
}

/**
 * The links beside the search of the home page, without those that the search already contains, so that no link appears
 * twice; empty groups are left out (SHL-15).
 */
export function leaveOutNamed<G extends NamedLinks>(groups: readonly G[], named: readonly string[]): G[] {
  return groups
    .map((group) => ({ ...group, links: group.links.filter(({ href }) => !named.includes(href)) }))
    .filter(({ links }) => links.length > 0)
}
