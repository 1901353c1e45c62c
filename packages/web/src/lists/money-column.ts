import {
  formatMoney,
  formatSum,
  formatTableMoney,
  leftOutText,
  type MoneySum,
  TABLE_MONEY_UNIT,
} from '@zhushutong/domain/formatting'
import { isEmptyText } from '@zhushutong/domain/records'
import { figureColumn } from '@zhushutong/ui/charts/figure'
import type { Column } from '@zhushutong/ui/layout/data-table'

const inYuan = (fen: unknown) => formatMoney(fen, { unit: 'yuan', withUnit: false })

const withSign = (amount: number, text: string) => (amount > 0 ? `+${text}` : text.replace(/^-(?=\d)/, '−'))

/** A column of amounts in one unit, named in the header: 万元, or 元 for the portal's own prices (VAL-08). */
export function moneyColumn<Row>({
  key,
  header,
  fen,
  unit = TABLE_MONEY_UNIT,
  isSigned = false,
}: {
  key: string
  header: string
  fen: (row: Row) => number | null
  unit?: '元' | '万元'
  /** Incoming amounts get a plus sign. */
  isSigned?: boolean
}): Column<Row> {
  const shown = unit === '元' ? inYuan : formatTableMoney
  return figureColumn({
    key,
    header,
    unit,
    figure: (row) => {
      const amount = fen(row)
      const text = shown(amount)
      return { text: isSigned ? withSign(amount ?? 0, text) : text, isNothing: isEmptyText(text) }
    },
  })
}

/** A column of sums in `TABLE_MONEY_UNIT`, each with a note on the records it leaves out (COV-02). */
export function sumColumn<Row>({
  key,
  header,
  sum,
}: {
  key: string
  header: string
  sum: (row: Row) => MoneySum
}): Column<Row> {
  return figureColumn({
    key,
    header,
    unit: TABLE_MONEY_UNIT,
    figure: (row) => {
      const money = sum(row)
      if (money.amount === 0) return { text: formatSum(money) ?? formatTableMoney(0), isNothing: true }
      return { text: formatTableMoney(money.amount), isNothing: false, note: leftOutText(money) }
    },
  })
}
