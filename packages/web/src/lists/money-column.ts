import { formatMoney, formatTableMoney, TABLE_MONEY_UNIT } from '@zhushutong/domain/formatting'
import { isEmptyText } from '@zhushutong/domain/records'
import type { Column } from '@/ui/data-table'
import { figureColumn } from '@/ui/figure'

const inYuan = (fen: unknown) => formatMoney(fen, { unit: 'yuan', withUnit: false })

/**
 * A column of amounts in one unit, which its header names: 万元, or 元 for the portal's own prices (VAL-08).
 */
export function moneyColumn<Row>({
  key,
  header,
  fen,
  unit = TABLE_MONEY_UNIT,
}: {
  key: string
  header: string
  fen: (row: Row) => number | null
  unit?: '元' | '万元'
}): Column<Row> {
  const shown = unit === '元' ? inYuan : formatTableMoney
  return figureColumn({
    key,
    header,
    unit,
    figure: (row) => {
      const text = shown(fen(row))
      return { text, isNothing: isEmptyText(text) }
    },
  })
}
