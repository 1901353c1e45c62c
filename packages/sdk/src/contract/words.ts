import type { KindName } from '@zhushutong/domain/records'
import type { Endpoint, RequestOf, ResultOf } from './shape/endpoint'

/** The ids that examples may use: of the database in the tests, invented in the reference. */
export interface Existing {
  readonly orderId: string
  /** The purchase agreement in force. */
  readonly agreementVersion: string
  readonly noticeId: string
  readonly recordIds: Readonly<Record<KindName, string>>
  /** ms since epoch. */
  readonly now: number
}

type Plain = string | number | boolean | null | undefined

/** The element of a list, or the type itself. */
type Item<T> = NonNullable<T> extends readonly (infer Inner)[] ? Item<Inner> : NonNullable<T>

/** Values, files, and objects whose fields are known at run time only: described by one text. */
type IsOneText<T> = [T] extends [Plain]
  ? true
  : T extends { readonly bytes: unknown }
    ? true
    : string extends keyof T
      ? true
      : [keyof T] extends [never]
        ? true
        : false

/** A Chinese description of each field; an object has a pair `[text, words of its fields]`. */
export type FieldWords<T> = {
  readonly [Field in keyof T]-?: IsOneText<Item<T[Field]>> extends true
    ? string
    : readonly [string, FieldWords<Item<T[Field]>>]
}

type WordsAt<Place extends string, T> =
  IsOneText<Item<T>> extends true ? unknown : { readonly [P in Place]: FieldWords<Item<T>> }

type Example<Request> = Request | ((existing: Existing) => Request)

/** The reference text of a call besides its schemas; a field without words does not compile. */
type CallWords<E extends Endpoint = Endpoint> = {
  /** The purpose of the call. */
  readonly summary: string
} & WordsAt<'request', RequestOf<E>> &
  WordsAt<'result', ResultOf<E>> &
  // A valid input, which the tests also send; absent means `{}`.
  (Record<never, never> extends RequestOf<E>
    ? { readonly example?: Example<RequestOf<E>> }
    : { readonly example: Example<RequestOf<E>> })

/** The words of a group's calls. */
export type GroupWords<Group> = {
  readonly [Call in keyof Group]: Group[Call] extends Endpoint ? CallWords<Group[Call]> : never
}

/** Words for the numbers of items that a sum excludes. */
export const LEFT_OUT_WORDS = {
  unpriced: '没有公开金额、未计入合计的项数',
  foreign: '金额为外币、未计入合计的项数',
  doubted: '金额待核实、未计入合计的项数',
} as const

export const DAILY_LIMIT_WORDS = [
  '今日可查看的数据已达上限，会员可见的字段暂时打码',
  { message: '可以直接给用户看的说明', until: '恢复显示的时刻' },
] as const

export const pageRequestWords = { pageNum: '页码，从 1 起', pageSize: '每页条数' } as const

/** The words of the result of `pageOf`. */
export function pageWords<const Fields>(records: string, fields: Fields) {
  return {
    records: [`本页的${records}`, fields],
    total: `${records}总数`,
    pages: '总页数',
    pageNum: '页码，从 1 起',
    pageSize: '每页条数',
  } as const
}

/** The words of the result of `spread`. @param of the items that are counted */
export function spreadWords(unit: string, of: string) {
  return {
    count: of,
    least: `最低，${unit}`,
    low: `下四分位，${unit}`,
    median: `中位数，${unit}`,
    high: `上四分位，${unit}`,
    most: `最高，${unit}`,
  } as const
}

/** The values of a field with their labels, as one text. */
export function listLabels(labels: Readonly<Record<string, string>>): string {
  return Object.entries(labels)
    .map(([value, label]) => `${value} ${label}`)
    .join('、')
}

export const REGION_WORDS = 'GB/T 2260 六位地区代码'

/** The words of a slider's `scene`. */
export const SCENE_WORDS =
  '用于什么：login 短信登录，password 密码登录，reset 重设密码，bind 绑定手机号，risk 风险验证，unbind 更换手机号（原号码），rebind 更换手机号（新号码），close 注销账号，claim 认领记录'
/** The words of a slider's result, shared by the calls that need it. */
export const sliderParamsWords = [
  '滑块验证的结果',
  { sign: '滑块通过后得到的签名，一次有效', scene: SCENE_WORDS },
] as const
