import { formatMoney } from './money'
import { groupThousands } from './number'

/** The sum of the published amounts in CNY, in fen, and the number of items left out (COV-02). */
export interface MoneySum {
  readonly amount: number
  /** The number of items without an amount. */
  readonly unpriced: number
  /** The number of items with an amount in another currency. */
  readonly foreign: number
  /** The number of items with an implausible amount (DAT-25). */
  readonly doubted: number
}

export const NO_SUM: MoneySum = { amount: 0, unpriced: 0, foreign: 0, doubted: 0 }

/** An item of a sum; its amount in fen is null if it is unpublished, not in CNY, or implausible. */
export interface SummedAmount {
  readonly amount: number | null
  /** True when the item has no amount in any currency. */
  readonly isUnpriced: boolean
  /** True when the amount is implausible (DAT-25). */
  readonly isDoubted?: boolean
}

/** A sum with one more item (COV-02, DAT-25). */
export function addAmount(sum: MoneySum, { amount, isUnpriced, isDoubted = false }: SummedAmount): MoneySum {
  return {
    amount: sum.amount + (amount ?? 0),
    unpriced: sum.unpriced + Number(isUnpriced),
    foreign: sum.foreign + Number(amount === null && !isUnpriced && !isDoubted),
    doubted: sum.doubted + Number(isDoubted),
  }
}

/** Several sums as one (COV-02). */
export function addSums(sums: readonly MoneySum[]): MoneySum {
  return sums.reduce(
    (all, sum) => ({
      amount: all.amount + sum.amount,
      unpriced: all.unpriced + sum.unpriced,
      foreign: all.foreign + sum.foreign,
      doubted: all.doubted + sum.doubted,
    }),
    NO_SUM,
  )
}

/** Parts of the note about items left out; SQL sums use them too. */
export const LEFT_OUT_WORDS = {
  begin: '另有 ',
  unpriced: ' 项金额未公开',
  foreign: ' 项为外币金额',
  doubted: ' 项金额待核实',
  between: '、',
} as const

type LeftOut = Omit<MoneySum, 'amount'>

const listLeftOut = ({ unpriced, foreign, doubted }: LeftOut): string =>
  [
    unpriced > 0 && `${groupThousands(String(unpriced))}${LEFT_OUT_WORDS.unpriced}`,
    foreign > 0 && `${groupThousands(String(foreign))}${LEFT_OUT_WORDS.foreign}`,
    doubted > 0 && `${groupThousands(String(doubted))}${LEFT_OUT_WORDS.doubted}`,
  ]
    .filter(Boolean)
    .join(LEFT_OUT_WORDS.between)

/** The note beside a sum: 另有 2 项金额未公开、1 项为外币金额; '' if nothing is left out (COV-02). */
export function leftOutText(sum: LeftOut): string {
  const text = listLeftOut(sum)
  return text === '' ? '' : `${LEFT_OUT_WORDS.begin}${text}`
}

/** A sum with its note about items left out; null if there are no amounts at all. */
export function formatSum(sum: MoneySum): string | null {
  if (sum.amount === 0) return listLeftOut(sum) || null
  return [formatMoney(sum.amount), leftOutText(sum)].filter(Boolean).join('，')
}
