import { buildHref } from '@zhushutong/domain/addresses'
import { RESEARCH } from '@/content/institute/research'
import type { ResearchText } from '@/content/institute/research.types'
import type { Block } from '@/content/page.types'
import { ResearchList } from '@/features/institute'
import { Part } from '@/features/landing'

/** Research texts with their addresses, the newest first. */
export function listResearch(texts: readonly ResearchText[] = RESEARCH) {
  return texts.map((text) => ({ text, href: buildHref('yjyredetail', { id: text.id }) }))
}

/** The institute's texts: all, only the reports, or the newest ones. */
export function ResearchPart({
  block: { title, most = RESEARCH.length, only },
}: {
  block: Extract<Block, { kind: 'research' }>
}) {
  const texts = RESEARCH.filter(({ kind }) => only === undefined || kind === only).slice(0, most)
  return (
    <Part title={title}>
      <ResearchList items={listResearch(texts)} />
    </Part>
  )
}
