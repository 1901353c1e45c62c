import { buildHref, type RouteName } from '../../addresses'

/** The query types whose pages have a panel of other updates (SHL-02). */
export const OTHER_UPDATE_TYPES = [
  'qiye',
  'siku',
  'shengting',
  'renyuan',
  'shuili',
  'gonglu',
  'xinyong',
  'nijian',
  'zhaobiao',
  'zhongbiao',
  'owner',
  'proxy',
] as const satisfies readonly RouteName[]

type OtherUpdateType = (typeof OTHER_UPDATE_TYPES)[number]

type OtherUpdateTab = 'data' | 'encyclopedia'

/** Maximum number of items in a tab of the panel (SHL-02). */
export const MAX_OTHER_UPDATES = 9

/** The panel of a query type: its two tabs, the data first. `more` is the address of the whole list. */
interface OtherUpdatePanel<T> {
  readonly type: OtherUpdateType
  readonly title: string
  readonly tabs: readonly {
    readonly key: OtherUpdateTab
    readonly label: string
    readonly more: string
    readonly items: readonly T[]
  }[]
}

const isType = (type: string): type is OtherUpdateType =>
  OTHER_UPDATE_TYPES.some((otherUpdateType) => otherUpdateType === type)

/** The panel of other updates of a query type; null for a type without a panel (SHL-02). */
export function buildOtherUpdates<T>(
  type: string,
  lists: Readonly<Record<OtherUpdateTab, readonly T[]>>,
): OtherUpdatePanel<T> | null {
  if (!isType(type)) return null
  const first = (items: readonly T[]) => items.slice(0, MAX_OTHER_UPDATES)
  return {
    type,
    title: '最近更新',
    tabs: [
      { key: 'data', label: '数据更新', more: buildHref(type), items: first(lists.data) },
      {
        key: 'encyclopedia',
        label: '行业百科',
        more: buildHref('encyclopedia', { key: 'all' }),
        items: first(lists.encyclopedia),
      },
    ],
  }
}
