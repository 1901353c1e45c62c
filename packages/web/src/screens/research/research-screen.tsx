import { buildHref } from '@zhushutong/domain/addresses'
import { notFound } from 'next/navigation'
import { findResearch, RESEARCH } from '@/content/institute/research'
import { ResearchView } from '@/features/institute'
import { portalOrigin } from '@/settings/environment'
import { Chart } from '../landing/chart'
import { LandingFrame } from '../landing/landing-frame'
import { listResearch } from '../landing/research-part'
import { JsonLd } from '../seo/json-ld'
import { pageMetadata } from '../seo/metadata'
import { SITE_NAME } from '../seo/site-name'
import { breadcrumbThing } from '../seo/things'

const MAX_OTHERS = 4

const buildResearchPath = (id: string): string => buildHref('yjyredetail', { id })

export function researchMetadata(id: string) {
  const text = findResearch(id)
  return text
    ? pageMetadata({ title: text.title, description: text.summary, path: buildResearchPath(id) })
    : {}
}

export function ResearchScreen({ id }: { id: string }) {
  const text = findResearch(id)
  if (!text) notFound()
  const origin = portalOrigin()
  const url = origin + buildResearchPath(id)
  const others = RESEARCH.filter((other) => other !== text).slice(0, MAX_OTHERS)
  const publisher = { '@type': 'Organization', name: SITE_NAME, url: `${origin}/` }
  return (
    <LandingFrame route="yjyredetail" section="institute">
      <ResearchView
        text={text}
        chart={(name) => <Chart name={name} />}
        fileHref={`/assets/research/${text.id}.txt`}
        others={listResearch(others)}
      />
      <JsonLd
        things={[
          breadcrumbThing(origin, [
            { name: '研究成果', path: buildHref('yjyresearch') },
            { name: text.title, path: buildResearchPath(id) },
          ]),
          {
            '@type': text.kind === 'report' ? 'Report' : 'Article',
            headline: text.title,
            description: text.summary,
            datePublished: text.day,
            author: publisher,
            publisher,
            mainEntityOfPage: url,
          },
        ]}
      />
    </LandingFrame>
  )
}
