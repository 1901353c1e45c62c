import type { ComponentProps } from 'react'
import { DataTable } from '../layout/data-table'

/** The table of a chart's numbers, opened by 看表格. */
export function ChartTable<Row>(props: ComponentProps<typeof DataTable<Row>>) {
  return (
    <details className="mt-2">
      <summary className="inline-block text-12 text-ink-3 underline underline-offset-2 hover:text-primary">
        看表格<span className="sr-only">：{props.caption}</span>
      </summary>
      <div className="mt-2 max-w-[560px]">
        <DataTable {...props} />
      </div>
    </details>
  )
}
