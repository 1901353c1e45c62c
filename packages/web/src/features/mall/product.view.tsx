import { formatCount, formatDate, formatMatchCount } from '@zhushutong/domain/formatting'
import type { ReactNode } from 'react'

export interface ProductFacts {
  readonly name: string
  readonly about: string
  readonly uses: readonly string[]
  readonly priceText: string
  /** Number of records; null if not loaded. */
  readonly total: number | null
  readonly totalIsCapped: boolean
  readonly freshAt: number | null
  readonly fields: readonly string[]
}

const totalText = ({ total, totalIsCapped }: ProductFacts): string => {
  if (total === null) return '--'
  return totalIsCapped ? formatMatchCount(total + 1) : formatCount(total)
}

function Facts({ product }: { product: ProductFacts }) {
  const facts = [
    ['总条数', totalText(product)],
    ['最近更新', product.freshAt === null ? '--' : formatDate(product.freshAt)],
    ['字段', `${product.fields.length} 个`],
    ['价格', product.priceText],
  ] as const
  return (
    <dl className="my-4 grid grid-cols-2 gap-px overflow-hidden rounded-2 border border-line bg-line md:grid-cols-4">
      {facts.map(([label, value]) => (
        <div key={label} className="bg-surface px-4 py-2.5">
          <dt className="text-12 text-ink-3">{label}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export function ProductView({
  product,
  heading: Heading,
  sample,
  actions,
}: {
  product: ProductFacts
  heading: 'h1' | 'h2'
  /** A table of real records, masked according to the reader's access. */
  sample: ReactNode
  actions: ReactNode
}) {
  return (
    <article className="card min-w-0 p-4 md:p-6">
      <Heading className="text-20 font-semibold">{product.name}</Heading>
      <p className="mt-1 text-ink-2">{product.about}</p>
      <Facts product={product} />
      {sample}
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_280px]">
        <div className="grid content-start gap-6">
          <section>
            <h3 className="mb-2 font-semibold">能用来做什么</h3>
            <ul className="grid list-disc gap-1 pl-5 text-ink-2">
              {product.uses.map((use) => (
                <li key={use}>{use}</li>
              ))}
            </ul>
          </section>
          <section>
            <h3 className="mb-2 font-semibold">包含的字段</h3>
            <ul className="flex flex-wrap gap-1.5">
              {product.fields.map((label) => (
                <li key={label} className="tag">
                  {label}
                </li>
              ))}
            </ul>
          </section>
        </div>
        {actions}
      </div>
    </article>
  )
}
