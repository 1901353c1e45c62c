import type { Column } from '../../catalogue/column'

type Judge = NonNullable<Column['doubt']>

const YI = 10_000_000_000

/** The day after the empty date of spreadsheets, 1900-01-00. */
const FIRST_DAY = '1900-01-02'

/** A day that lies behind us; `since` is the earliest possible day, with its name in Chinese. */
const pastDay =
  (label: string, since: string, sinceText: string): Judge =>
  (value, _, today) => {
    if (typeof value !== 'string') return null
    if (value > today) return `${label}晚于今天`
    return value < since ? `${label}早于${sinceText}` : null
  }

/** The day on which a company was founded: some are older than the republic. */
export const foundingDay: Judge = pastDay('成立日期', FIRST_DAY, ' 1900 年')

/** The day of an official act on construction. */
export function actDay(label: string): Judge {
  return pastDay(label, '1949-10-01', ' 1949 年 10 月')
}

/** The day of a notice or an award: construction works are put out to tender since 1984. */
export function tenderDay(label: string): Judge {
  return pastDay(label, '1984-01-01', ' 1984 年，当时还没有招标投标')
}

/** Amounts in another currency have no bounds. */
const isCny = (currency: unknown) => (currency ?? 'CNY') === 'CNY'

/** An amount of more than one yuan, and at most `maxYi` 亿元. */
export function amountUpTo(label: string, maxYi: number): Judge {
  return (value, { currency }) => {
    if (typeof value !== 'number' || !isCny(currency)) return null
    if (value <= 100) return `${label}不超过 1 元`
    return value > maxYi * YI ? `${label}超过 ${maxYi} 亿元` : null
  }
}

// Groups, banks, insurers, utilities and the investment companies of the state hold such capital; others do not.
const LARGE =
  /集团|控股|投资|银行|保险|信托|证券|基金|金融|资产|国有|国家|中国|铁路|铁道|轨道|地铁|交通|高速|机场|航空|电网|电力|能源|石油|石化|核电|水务|水利|三峡|通信|移动|城市建设|城建|建设发展/
// Trades that need little capital, also when they belong to a group.
const SMALL = /劳务|装饰|装璜|装潢|装修|门窗|园林|绿化|市场|经营部|服务部|消防|建材|材料|拆除|爆破|保洁|物业/
/** The capital of 国家铁路集团, the largest of all, is 1.7 万亿. */
const MAX_CAPITAL_YI = 20_000
const LARGE_CAPITAL_YI = 100

/** A registered capital above 0, and up to 100 亿元 unless the name is that of a kind of company that has more. */
export const registeredCapital: Judge = (value, { name, capitalCurrency }) => {
  if (typeof value !== 'number') return null
  if (value === 0) return '注册资本为 0'
  if (!isCny(capitalCurrency) || value <= LARGE_CAPITAL_YI * YI) return null
  const isLarge = LARGE.test(String(name)) && !SMALL.test(String(name))
  if (!isLarge) return `注册资本超过 ${LARGE_CAPITAL_YI} 亿元，与企业类型不符`
  return value > MAX_CAPITAL_YI * YI ? '注册资本超过 2 万亿元' : null
}

/** A unit slip between 元 and 万元 is a factor of 10,000; less than these factors is possible. */
const MIN_SHARE = { budget: 100, award: 1000 } as const

const isFractionOf = (value: number, other: unknown, factor: number) =>
  typeof other === 'number' && other > 100 && value * factor <= other

/** A budget of more than one yuan that is not a hundredth of the winning amount. */
export function budgetBeside(winning: string): Judge {
  const judge = amountUpTo('预算金额', 10_000)
  return (value, record, today) =>
    judge(value, record, today) ??
    (typeof value === 'number' && isFractionOf(value, record[winning], MIN_SHARE.budget)
      ? '预算金额不到中标金额的百分之一，可能单位有误'
      : null)
}

/** A winning amount of more than one yuan that is not a thousandth of the budget. */
export function awardBeside(budget: string): Judge {
  const judge = amountUpTo('中标金额', 1000)
  return (value, record, today) =>
    judge(value, record, today) ??
    (typeof value === 'number' && isFractionOf(value, record[budget], MIN_SHARE.award)
      ? '中标金额不到预算金额的千分之一，可能单位有误'
      : null)
}
