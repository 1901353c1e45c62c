import { buildDetailHref, buildHref, type DetailKind, ROUTES, type Route } from '@zhushutong/domain/addresses'
import { buildPurchaseHref } from '@zhushutong/domain/purchase'
import { findKindBySegment } from '@zhushutong/domain/records'
import { LinkButton } from '@zhushutong/ui/button'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ComparisonTable } from '@/features/svip'
import { DialogLinkButton } from '@/triggers/dialog-trigger'
import type { Reader } from '../reader'
import { pageMetadata } from '../seo/metadata'

const findNamedRoute = (name: string): Route => {
  const route = ROUTES.find((candidate) => candidate.name === name)
  if (!route) notFound()
  return route
}

export function membersOnlyMetadata(name: string, id: string): Metadata {
  const { zh } = findNamedRoute(name)
  return pageMetadata({
    title: `${zh}：会员专享`,
    description: `${zh}的完整内容由会员查看，这里说明普通用户与会员的差别和怎样开通。`,
    path: buildHref('svip404', { name, id }),
    indexed: false,
  })
}

/** A link to the list, and for SVIP members to the record itself. */
const waysOn = async (name: string, id: string, { viewer, records }: Reader) => {
  const kind = findKindBySegment(name)
  if (!kind) return { list: null, record: null }
  const list = { label: kind.tab, href: `/${kind.segment}/` }
  if (!viewer.svip || kind.detailPath === 'none' || 'error' in (await records.detail(kind.kind, id)))
    return { list, record: null }
  const record = buildDetailHref(kind.segment as DetailKind, { [kind.idName]: id })
  return { list, record }
}

/** Shown in place of a record for members (ACC-02). */
export async function MembersOnlyScreen({ name, id, reader }: { name: string; id: string; reader: Reader }) {
  const { zh } = findNamedRoute(name)
  const { list, record } = await waysOn(name, id, reader)
  return (
    <main id="main" className="wrap grid justify-items-center py-8">
      <section className="card grid w-full max-w-[720px] gap-4 p-5 md:p-8">
        <h1 className="text-20 font-semibold">
          {reader.viewer.svip ? `${zh}：您已是会员` : `${zh}：会员专享`}
        </h1>
        <p className="text-ink-2">
          {reader.viewer.svip
            ? '您的会员有效，可以直接查看这条内容。'
            : '这条内容由建筑管家 SVIP 会员查看。您仍可以免费浏览列表与脱敏信息。'}
        </p>
        <div className="flex flex-wrap gap-3">
          {reader.viewer.svip ? (
            record && (
              <LinkButton variant="primary" href={record}>
                查看这条记录
              </LinkButton>
            )
          ) : (
            <DialogLinkButton
              variant="gold"
              href={buildPurchaseHref({ product: 'svip' })}
              dialog={{ name: 'buy' }}
            >
              开通会员
            </DialogLinkButton>
          )}
          {list && <LinkButton href={list.href}>{list.label}</LinkButton>}
          <LinkButton href="/svip.html">了解会员</LinkButton>
        </div>
        <h2 className="mt-2 text-16 font-semibold">会员能看到什么</h2>
        <ComparisonTable only="svip" />
      </section>
    </main>
  )
}
