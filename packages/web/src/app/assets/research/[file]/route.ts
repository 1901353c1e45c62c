import { buildHref } from '@zhushutong/domain/addresses'
import { findResearch } from '@/content/institute/research'
import { formatResearchFile } from '@/screens/research/research-file'
import { portalOrigin } from '@/settings/environment'
import { visitorContainer } from '@/wiring/server/container'
import { INSTITUTE } from '@/wiring/server/reads/institute'

export const dynamic = 'force-dynamic'

/** With it, editors on Windows read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** A text of the institute as a download: /assets/research/bid-discount.txt */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params
  const text = file.endsWith('.txt') ? findResearch(file.slice(0, -'.txt'.length)) : null
  if (!text) return new Response(null, { status: 404 })
  const figures = await visitorContainer().get(INSTITUTE).figures()
  const url = portalOrigin() + buildHref('yjyredetail', { id: text.id })
  const name = encodeURIComponent(`${text.title}.txt`)
  return new Response(BYTE_ORDER_MARK + formatResearchFile(text, figures, url), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="${text.id}.txt"; filename*=UTF-8''${name}`,
      'cache-control': 'public, max-age=60',
    },
  })
}
