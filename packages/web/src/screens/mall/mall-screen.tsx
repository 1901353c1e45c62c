import { type DataProduct, findProduct, listProducts, PRODUCT_TYPES } from '@zhushutong/domain/mall'
import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { MallView } from '@/features/mall'
import { formatSearch } from '@/routing/format-search'
import type { PageQuery } from '@/routing/page-query'
import { portalOrigin } from '@/settings/environment'
import { orNull } from '@/wiring/server/answers'
import type { Reader } from '../reader'
import { JsonLd } from '../seo/json-ld'
import { pageMetadata } from '../seo/metadata'
import { breadcrumbThing, itemListThing } from '../seo/things'
import { ProductPanel, productHref, productLink } from './product-parts'

/** More than the number of products: the list has one page. */
const ALL_PRODUCTS = { pageSize: 100 }

const MALL = { name: '数据商城', path: '/datamall/' }

const typeHref = (type?: string) => `${MALL.path}${formatSearch({ type })}`

const typeLinks = (current?: string) => [
  { label: '全部', href: typeHref(), count: listProducts().length, isCurrent: current === undefined },
  ...PRODUCT_TYPES.map(({ value, label }) => ({
    label,
    href: typeHref(value),
    count: listProducts({ type: value }).length,
    isCurrent: value === current,
  })),
]

export function mallMetadata(query: PageQuery<'datamall'>): Metadata {
  const type = PRODUCT_TYPES.find(({ value }) => value === query.type)
  return pageMetadata({
    title: type ? `${type.label}数据 - 数据商城` : '数据商城',
    description: `建筑行业数据商城：${listProducts({ type: type?.value })
      .map(({ name }) => name)
      .join('、')}，先看真实样例，再按需开通或采购。`,
    path: typeHref(type?.value),
    indexed: query.q === undefined,
  })
}

const MAX_WORD = 32

/** The data mall for one reader: the list, and the first product in full. */
export async function MallScreen({ query, reader }: { query: PageQuery<'datamall'>; reader: Reader }) {
  const type = PRODUCT_TYPES.find(({ value }) => value === query.type)?.value
  const keyword = query.q?.trim().slice(0, MAX_WORD)
  const products = listProducts({ type, keyword })
  const [first] = products
  const page = await orNull(reader.calls.mall.products(ALL_PRODUCTS))
  return (
    <>
      <JsonLd
        things={[
          breadcrumbThing(portalOrigin(), [MALL]),
          itemListThing(portalOrigin(), MALL.name, products.map(productHref)),
        ]}
      />
      <MallView
        products={products.map((product) => productLink(product, page))}
        types={typeLinks(type)}
        type={type}
        keyword={keyword}
        currentId={first?.id}
        isDetail={false}
      >
        {first && <ProductPanel product={first} heading="h2" page={page} reader={reader} />}
      </MallView>
    </>
  )
}

const findKnownProduct = (id: string): DataProduct => {
  const product = findProduct(id)
  if (!product) notFound()
  return product
}

export function productMetadata(id: string): Metadata {
  const product = findKnownProduct(id)
  return pageMetadata({
    title: `${product.name} - 数据商城`,
    description: `${product.name}：${product.summary}。${product.about}`,
    path: productHref(product),
  })
}

/** One product of the mall for one reader, with the others of its type; a wrong type leads to the right one. */
export async function ProductScreen({
  type: typed,
  id,
  reader,
}: {
  type: string
  id: string
  reader: Reader
}) {
  const product = findKnownProduct(id)
  const { type, name } = product
  if (typed !== type) permanentRedirect(productHref(product))
  const page = await orNull(reader.calls.mall.products(ALL_PRODUCTS))
  return (
    <>
      <JsonLd things={[breadcrumbThing(portalOrigin(), [MALL, { name, path: productHref(product) }])]} />
      <MallView
        products={listProducts({ type }).map((product) => productLink(product, page))}
        types={typeLinks(type)}
        type={type}
        currentId={id}
        crumb={name}
        isDetail
      >
        <ProductPanel product={product} heading="h1" page={page} reader={reader} />
      </MallView>
    </>
  )
}
