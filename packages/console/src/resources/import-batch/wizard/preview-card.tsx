import { TitledCard } from '@zhushutong/ui/layout/card'
import { ScrollBox } from '@zhushutong/ui/layout/scroll-box'
import type { Preview } from './upload.types'

type Row = Preview['rows'][number]

function Cells({ row: { cells, refused }, columns }: { row: Row; columns: Preview['columns'] }) {
  if (refused !== null)
    return (
      <td colSpan={columns.length} className="text-bad">
        不收录：{refused}
      </td>
    )
  return columns.map(({ key }, at) => (
    <td key={key}>
      <span className="block max-w-56 truncate" title={cells[at]}>
        {cells[at] === '' ? <span className="text-ink-3">--</span> : cells[at]}
      </span>
    </td>
  ))
}

/** The first rows of a file as they would be read. */
export function PreviewCard({ preview: { columns, rows }, busy }: { preview: Preview; busy: boolean }) {
  const warnings = rows.flatMap(({ line, warnings: texts }) => texts.map((text) => `第 ${line} 行，${text}`))
  return (
    <TitledCard title="读入的样子" note={`前 ${rows.length} 行`}>
      <div aria-busy={busy}>
        <ScrollBox label="读入的样子">
          <table className="data-table whitespace-nowrap">
            <caption className="sr-only">前几行读入的样子</caption>
            <thead>
              <tr>
                <th scope="col">行</th>
                {columns.map(({ key, label }) => (
                  <th key={key} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.line}>
                  <th scope="row" className="text-ink-3">
                    {row.line}
                  </th>
                  <Cells row={row} columns={columns} />
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
        {warnings.length > 0 && (
          <ul className="mt-3 grid gap-1 text-12 text-warn">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        )}
      </div>
    </TitledCard>
  )
}
