import { Button } from '@zhushutong/ui/button'
import { Chip } from '@zhushutong/ui/fields/chip'
import { Breadcrumb } from '@zhushutong/ui/layout/breadcrumb'
import type { ReactNode } from 'react'
import { type ProductLink, ProductList } from './product-list'

interface TypeLink {
  readonly label: string
  readonly href: string
  readonly count: number
  readonly isCurrent: boolean
}

function Search({ keyword, type }: { keyword: string; type: string | undefined }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: forms in a search element open the panel of the record search.
    <form role="search" aria-label="搜索数据产品" action="/datamall/" className="flex gap-2">
      {type && <input type="hidden" name="type" value={type} />}
      <input
        type="search"
        name="q"
        defaultValue={keyword}
        maxLength={32}
        placeholder="搜索数据产品"
        aria-label="搜索数据产品"
        className="h-9 w-full min-w-0 rounded-2 border border-(--control) bg-surface px-3 md:w-[220px]"
      />
      <Button type="submit">搜索</Button>
    </form>
  )
}

/**
 * The data mall: products at the left, the details of the current product at the right; phones show one of
 * the two.
 */
export function MallView({
  products,
  types,
  type,
  keyword = '',
  currentId,
  crumb,
  isDetail,
  children,
}: {
  products: readonly ProductLink[]
  types: readonly TypeLink[]
  type?: string
  keyword?: string
  currentId?: string
  /** Name of the product for a product page. */
  crumb?: string
  /** True for the page of a product: phones then hide the list. */
  isDetail: boolean
  children: ReactNode
}) {
  const only = isDetail ? ['max-lg:hidden', ''] : ['', 'max-lg:hidden']
  return (
    <main id="main" className="wrap pb-12">
      <Breadcrumb
        items={[
          { label: '首页', href: '/' },
          ...(crumb
            ? [{ label: '数据商城', href: '/datamall/' }, { label: crumb }]
            : [{ label: '数据商城' }]),
        ]}
      />
      {!isDetail && (
        <header className="mb-4 flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <h1 className="text-20 font-semibold">数据商城</h1>
          <p className="text-ink-2">按用途整理好的数据，条条来自站内真实记录，先看样例再决定。</p>
        </header>
      )}
      <div className={`mb-4 flex flex-wrap items-center gap-3 ${only[0]}`}>
        <Search keyword={keyword} type={type} />
        <nav aria-label="产品类别" className="flex flex-wrap gap-1">
          {types.map(({ label, href, count, isCurrent }) => (
            <Chip key={label} href={href} current={isCurrent}>
              {label} <span className="text-12 text-ink-3">{count}</span>
            </Chip>
          ))}
        </nav>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[380px_minmax(0,1fr)]">
        <div className={only[0]}>
          <ProductList products={products} currentId={currentId} />
        </div>
        <div className={`min-w-0 ${only[1]}`}>{children}</div>
      </div>
    </main>
  )
}
