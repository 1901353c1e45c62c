import { formatDate } from '@zhushutong/domain/formatting'
import { RESEARCH } from '@/content/institute/research'
import type { Block } from '@/content/page.types'
import { HeroView } from '@/features/landing'
import { Chart } from './chart'
import { listResearch } from './research-part'

/** The newest report as the head of a page, with the first of its charts. */
export function NewestReport({
  block: { links, proofs },
}: {
  block: Extract<Block, { kind: 'newest-report' }>
}) {
  const [newest] = listResearch(RESEARCH.filter(({ kind }) => kind === 'report'))
  if (!newest) return null
  const { text, href } = newest
  const chart = text.sections.find((section) => section.chart)?.chart
  return (
    <HeroView
      block={{
        kind: 'hero',
        title: text.title,
        lead: text.summary,
        links: [{ label: '阅读报告', href, primary: true }, ...links],
        proofs,
      }}
      note={`最新报告 · ${formatDate(text.day)} · 筑数通研究院`}
      aside={chart && <Chart name={chart} />}
    />
  )
}
