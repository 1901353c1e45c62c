import { Button } from '@zhushutong/ui/button'
import { Select } from '@zhushutong/ui/fields/field'

const SIZES = [10, 20, 50, 100] as const

interface PageBarProps {
  readonly page: number
  readonly pageSize: number
  readonly total: number
  readonly onPage: (page: number) => void
  readonly onPageSize: (size: number) => void
}

export function PageBar({ page, pageSize, total, onPage, onPageSize }: PageBarProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  if (total <= SIZES[0]) return <div className="h-4" />
  return (
    <nav aria-label="分页" className="flex flex-wrap items-center gap-3 px-4 py-3 text-12 text-ink-2">
      <div className="flex items-center gap-2 whitespace-nowrap">
        每页
        <Select
          aria-label="每页条数"
          className="h-7! w-16! px-1! text-12"
          value={pageSize}
          onChange={({ target }) => onPageSize(Number(target.value))}
        >
          {SIZES.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </Select>
        条
      </div>
      <div className="ml-auto flex items-center gap-3">
        <Button size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          上一页
        </Button>
        <span>
          {page} / {pages}
        </span>
        <Button size="small" disabled={page >= pages} onClick={() => onPage(page + 1)}>
          下一页
        </Button>
      </div>
    </nav>
  )
}
