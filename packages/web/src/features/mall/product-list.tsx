import { formatCount, formatDate, formatMatchCount } from '@zhushutong/domain/formatting'
import { EmptyState } from '@zhushutong/ui/layout/states'

export interface ProductLink {
  readonly id: string
  readonly href: string
  readonly name: string
  readonly summary: string
  readonly priceText: string
  readonly typeName: string
  /** Number of records; null if not loaded. */
  readonly total: number | null
  readonly totalIsCapped: boolean
  readonly freshAt: number | null
}

/** Count and last update: 9,812 条 · 11-22 更新 */
function productFigures({ total, totalIsCapped, freshAt }: Omit<ProductLink, 'href'>): string {
  if (total === null) return ''
  const count = totalIsCapped ? formatMatchCount(total + 1) : formatCount(total)
  return `${count} 条${freshAt === null ? '' : ` · ${formatDate(freshAt)} 更新`}`
}

export function ProductList({
  products,
  currentId,
}: {
  products: readonly ProductLink[]
  currentId?: string
}) {
  if (products.length === 0)
    return (
      <section className="card" aria-label="数据产品">
        <EmptyState title="没有符合条件的数据产品">换一个类别，或去掉搜索词</EmptyState>
      </section>
    )
  return (
    <section className="card overflow-hidden" aria-label="数据产品">
      <ul>
        {products.map((product) => (
          <li key={product.id} className="border-b border-line last:border-0">
            <a
              href={product.href}
              aria-current={product.id === currentId || undefined}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 px-4 py-3 hover:bg-surface-2 aria-current:bg-primary-soft aria-current:shadow-[inset_3px_0_0_var(--primary)]"
            >
              <b className="font-semibold">{product.name}</b>
              <span className="font-semibold">{product.priceText}</span>
              <span className="col-span-2 text-ink-2">{product.summary}</span>
              <span className="col-span-2 text-12 text-ink-3">
                {[product.typeName, productFigures(product)].filter(Boolean).join(' · ')}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
