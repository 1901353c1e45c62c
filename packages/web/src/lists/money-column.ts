import {
  formatMoney,
  formatSum,
  formatTableMoney,
  TABLE_MONEY_UNIT,
  unpricedText,
} from '@zhushutong/domain/formatting'
import { isEmptyText } from '@zhushutong/domain/records'
import type { Column } from '@/ui/data-table'
import { figureColumn } from '@/ui/figure'

const inYuan = (fen: unknown) => formatMoney(fen, { unit: 'yuan', withUnit: false })

const withSign = (amount: number, text: string) => (amount > 0 ? `+${text}` : text.replace(/^-(?=\d)/, '−'))

/**
 * A column of amounts in one unit, which its header names: 万元, or 元 for the portal's own prices (VAL-08). A sum says below
 * it how many amounts are not in it (COV-02).
 */
export function moneyColumn<Row>({
  key,
  header,
  fen,
  unit = TABLE_MONEY_UNIT,
  isSigned = false,
  unpriced,
}: {
  key: string
  header: string
  fen: (row: Row) => number | null
  unit?: '元' | '万元'
  /** Amounts that came in have a plus. */
  isSigned?: boolean
  /** The number of amounts that are not in a sum. */
  unpriced?: (row: Row) => number
}): Column<Row> {
  const shown = unit === '元' ? inYuan : formatTableMoney
  return figureColumn({
    key,
    header,
    unit,
    figure: (row) => {
      const amount = fen(row)
      const unpricedCount = unpriced?.(row) ?? 0
      if (amount === 0 && unpricedCount > 0)
        return { text: formatSum(0, unpricedCount) ?? '', isNothing: true }
      const text = shown(amount)
      return {
        text: isSigned ? withSign(amount ?? 0, text) : text,
        isNothing: isEmptyText(text),
        note: unpricedText(unpricedCount),
      }
    },
  })
}
