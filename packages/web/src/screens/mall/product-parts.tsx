import { meetsRequirement, type Viewer } from '@zhushutong/domain/access'
import { buildHref } from '@zhushutong/domain/addresses'
import { HOTLINE } from '@zhushutong/domain/contact'
import { formatPrice, NO_VALUE } from '@zhushutong/domain/formatting'
import {
  type DataProduct,
  findProductType,
  kindOfProduct,
  productOpensBy,
  queryOfProduct,
} from '@zhushutong/domain/mall'
import { formatQueryUrl } from '@zhushutong/domain/records'
import { LinkButton } from '@zhushutong/ui/button'
import { ProductView } from '@/features/mall'
import { listPath } from '@/features/records/detail/detail-href'
import { RecordTable } from '@/features/records/detail/record-table'
import { UnlockBar } from '@/features/records/detail/unlock-bar'
import { LoadFailure } from '@/features/records/list/load-failure'
import { DialogButton } from '@/triggers/dialog-trigger'
import type { ResultOf } from '@/wiring/types'
import type { Reader } from '../reader'

type ProductPage = ResultOf<'mall', 'products'>

const SAMPLE_ROWS = 5

export const productHref = ({ id, type }: DataProduct): string => buildHref('sjfw', { type, id })
export const previewHref = ({ id }: DataProduct): string => `/dataPreview/?id=${id}`

const listHref = (product: DataProduct): string => {
  const kind = kindOfProduct(product)
  return `${listPath(kind)}${formatQueryUrl(kind, queryOfProduct(product))}`
}

/** A product of the list, with its figures if loaded. */
export function productLink(product: DataProduct, page: ProductPage | null) {
  const loaded = page?.records.find(({ id }) => id === product.id)
  return {
    id: product.id,
    href: productHref(product),
    name: product.name,
    summary: product.summary,
    typeName: findProductType(product.type)?.label ?? '',
    priceText: loaded?.priceText ?? NO_VALUE,
    total: loaded?.total ?? null,
    totalIsCapped: loaded?.totalIsCapped ?? false,
    freshAt: loaded?.freshAt ?? null,
  }
}

/** The text about masked values in a reader's sample, and the membership that opens them. */
export function sampleNote(product: DataProduct, viewer: Viewer): string {
  const opensBy = productOpensBy(product)
  if (opensBy === null) return '全部字段公开可见。'
  return meetsRequirement(viewer, opensBy) ? '您的会员可查看全部字段。' : '打码的字段开通后可见。'
}

/** The report of a product with its price and order button; without a report, the price of the data. */
function BuyReport({ product, page }: { product: DataProduct; page: ProductPage | null }) {
  const loaded = page?.records.find(({ id }) => id === product.id)
  if (!loaded?.reportProductId || loaded.price === null)
    return (
      <>
        <p className="text-12 text-ink-3">价格</p>
        <p className="text-20 font-semibold">{loaded?.priceText ?? NO_VALUE}</p>
      </>
    )
  return (
    <>
      <p className="text-12 text-ink-3">数据报告（PDF）</p>
      <p className="text-20 font-semibold">{formatPrice(loaded.price)}</p>
      <DialogButton
        variant="primary"
        block
        dialog={{
          name: 'data-report',
          productId: loaded.reportProductId,
          product: product.name,
          fen: loaded.price,
        }}
      >
        购买报告
      </DialogButton>
      <p className="text-12 text-ink-3">可选全国或一个省，付款后按最新数据生成，含图表、明细与来源。</p>
    </>
  )
}

/**
 * The ways to get all records of a product: the list, the membership or service that opens them, and the
 * telephone.
 */
function Actions({
  product,
  viewer,
  page,
}: {
  product: DataProduct
  viewer: Viewer
  page: ProductPage | null
}) {
  const opensBy = productOpensBy(product)
  const isOpen = opensBy === null || meetsRequirement(viewer, opensBy)
  return (
    <aside
      className="grid content-start gap-2 rounded-2 border border-line bg-surface-2 p-4"
      aria-label="获取数据"
    >
      <BuyReport product={product} page={page} />
      <LinkButton href={listHref(product)} block>
        在线查看全部
      </LinkButton>
      <LinkButton href={previewHref(product)} block>
        预览更多样例
      </LinkButton>
      {!isOpen && <UnlockBar opensBy={opensBy} />}
      <p className="text-12 text-ink-3">
        会员可在列表中按条件导出 Excel 或 CSV。整库、定期推送或私有化交付按地区、时间与数量报价，请致电{' '}
        <a className="text-primary underline" href={`tel:${HOTLINE}`}>
          {HOTLINE}
        </a>
        （工作日 9:00–18:00）。
      </p>
    </aside>
  )
}

/** One product in full for one reader: its sample is loaded with the reader's own rights (ACC-02). */
export async function ProductPanel({
  product,
  heading,
  page,
  reader,
}: {
  product: DataProduct
  heading: 'h1' | 'h2'
  page: ProductPage | null
  reader: Reader
}) {
  const kind = kindOfProduct(product)
  const sample = await reader.records.search(kind.kind, queryOfProduct(product))
  const { total, totalIsCapped, freshAt } = 'error' in sample ? productLink(product, page) : sample
  return (
    <ProductView
      heading={heading}
      product={{
        name: product.name,
        about: product.about,
        uses: product.uses,
        priceText: productLink(product, page).priceText,
        ...{ total, totalIsCapped, freshAt },
        fields: kind.columns.filter((column) => !column.hidden && !column.internal).map(({ label }) => label),
      }}
      sample={
        <section aria-label="数据样例">
          <h3 className="mb-2 flex flex-wrap items-baseline gap-2 font-semibold">
            样例
            <span className="text-12 font-normal text-ink-3">{sampleNote(product, reader.viewer)}</span>
          </h3>
          {'error' in sample ? (
            <LoadFailure failure={sample} />
          ) : (
            <RecordTable
              caption={`${product.name}的样例`}
              kind={kind}
              columns={product.columns}
              records={sample.records.slice(0, SAMPLE_ROWS)}
              viewer={reader.viewer}
            />
          )}
        </section>
      }
      actions={<Actions product={product} viewer={reader.viewer} page={page} />}
    />
  )
}
