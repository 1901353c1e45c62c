import {
  DATA_PRODUCTS,
  type DataProduct,
  findProduct,
  kindOfProduct,
  queryOfProduct,
} from '@zhushutong/domain/mall'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DialogProvider } from '@/dialogs/dialog-provider'
import { PreviewView } from '@/features/mall'
import { RecordTable } from '@/features/records/detail/record-table'
import { LoadFailure } from '@/features/records/list/load-failure'
import { buildAccount } from '../frame/reminders'
import type { Reader } from '../reader'
import { pageMetadata } from '../seo/metadata'
import { previewHref, productHref, sampleNote } from './product-parts'

const SAMPLE_ROWS = 20

/** The product; the first one without an id. */
const findKnownProduct = (id: string | undefined): DataProduct => {
  const product = id === undefined ? DATA_PRODUCTS[0] : findProduct(id)
  if (!product) notFound()
  return product
}

export function previewMetadata(id: string | undefined): Metadata {
  const product = findKnownProduct(id)
  return pageMetadata({
    title: `数据预览：${product.name}`,
    description: `${product.name}的样例：${product.summary}。`,
    path: previewHref(product),
  })
}

/** A sample of a product's records without the portal's frame (NAV-10). */
export async function PreviewScreen({ id, reader }: { id: string | undefined; reader: Reader }) {
  const product = findKnownProduct(id)
  const kind = kindOfProduct(product)
  const page = await reader.records.search(kind.kind, queryOfProduct(product, SAMPLE_ROWS))
  return (
    <DialogProvider
      viewer={reader.viewer}
      account={buildAccount(reader.member)}
      sessionExpired={reader.sessionExpired}
      membershipEnded={reader.membershipEnded}
    >
      <PreviewView
        name={product.name}
        note={`最新 ${SAMPLE_ROWS} 条真实记录。${sampleNote(product, reader.viewer)}`}
        productHref={productHref(product)}
        others={DATA_PRODUCTS.map((other) => ({
          label: other.name,
          href: previewHref(other),
          isCurrent: other.id === product.id,
        }))}
      >
        {'error' in page ? (
          <LoadFailure failure={page} />
        ) : (
          <RecordTable
            caption={`${product.name}的样例`}
            kind={kind}
            columns={product.columns}
            records={page.records}
            viewer={reader.viewer}
            numbered
          />
        )}
      </PreviewView>
    </DialogProvider>
  )
}
