import { buildHref, findRoute, type RouteName } from '@zhushutong/domain/addresses'
import { HOTLINE } from '@zhushutong/domain/contact'
import { listFooterQrs } from '@zhushutong/domain/portal/shell'
import { notFound } from 'next/navigation'
import type { Block, ContentPage } from '@/content/page.types'
import { findContentPage } from '@/content/pages'
import {
  AskBar,
  CardsView,
  CodesView,
  FaqView,
  HeroView,
  PointsView,
  StepsView,
  TableView,
  TextView,
} from '@/features/landing'
import { miniProgramQr, portalOrigin } from '@/settings/environment'
import type { Reader } from '../reader'
import { JsonLd, type Thing } from '../seo/json-ld'
import { pageMetadata } from '../seo/metadata'
import { breadcrumbThing } from '../seo/things'
import { AskPart } from './ask-part'
import { ChartsPart } from './charts-part'
import { LandingFrame } from './landing-frame'
import { NewestReport } from './newest-report'
import { ComparisonPart, PackagesPart } from './packages-part'
import { RegisterPart } from './register-part'
import { ResearchPart } from './research-part'

export function landingMetadata(name: string) {
  const page = findContentPage(name)
  if (!page) return {}
  const route = name as RouteName
  const title = page.title ?? findRoute(route).zh
  return pageMetadata({ title, description: page.description, path: buildHref(route) })
}

const listCodes = () =>
  listFooterQrs(miniProgramQr() !== null)
    .filter(({ key }) => key !== 'service')
    .map(({ key, label, note }) => ({
      label,
      note,
      src: (key === 'miniprogram' && miniProgramQr()) || `/assets/qr/${key}.svg`,
    }))

interface PartProps {
  readonly name: string
  readonly reader: Reader
  readonly page: ContentPage
}

function BlockPart({ block, name, reader, page }: PartProps & { block: Block }) {
  switch (block.kind) {
    case 'hero': {
      const register = page.blocks.find((block) => block.kind === 'register')
      return <HeroView block={block} aside={register && <RegisterPart block={register} reader={reader} />} />
    }
    case 'newest-report':
      return <NewestReport block={block} />
    case 'points':
      return <PointsView block={block} />
    case 'steps':
      return <StepsView block={block} />
    case 'table':
      return <TableView block={block} />
    case 'cards':
      return <CardsView block={block} />
    case 'text':
      return <TextView block={block} />
    case 'faq':
      return <FaqView items={block.items} />
    case 'consult':
      return <AskPart name={name} block={block} reader={reader} />
    case 'packages':
      return <PackagesPart block={block} reader={reader} />
    case 'comparison':
      return <ComparisonPart title={block.title} />
    case 'charts':
      return <ChartsPart block={block} />
    case 'codes':
      return <CodesView title={block.title} sub={block.sub} codes={listCodes()} />
    case 'research':
      return <ResearchPart block={block} />
    // Rendered beside the head.
    case 'register':
      return null
  }
}

const faqThing = ({ items }: Extract<Block, { kind: 'faq' }>): Thing => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

const buildThings = (name: RouteName, { blocks, section, description }: ContentPage): Thing[] => {
  const { zh } = findRoute(name)
  const path = buildHref(name)
  const origin = portalOrigin()
  const service: Thing = {
    '@type': 'Service',
    name: zh,
    description,
    url: origin + path,
    provider: { '@type': 'Organization', name: '筑数通', url: `${origin}/` },
    areaServed: 'CN',
  }
  return [
    breadcrumbThing(origin, [{ name: zh, path }]),
    ...(section === 'services' ? [service] : []),
    ...blocks.flatMap((block) => (block.kind === 'faq' ? [faqThing(block)] : [])),
  ]
}

export function LandingScreen({ name, reader }: { name: string; reader: Reader }) {
  const page = findContentPage(name)
  if (!page) notFound()
  const route = name as RouteName
  const ask = page.blocks.find((block) => block.kind === 'consult')
  return (
    <LandingFrame route={route} section={page.section}>
      <main id="main" className="pb-12 max-md:pb-0">
        {page.blocks.map((block) => (
          <BlockPart
            key={'title' in block ? `${block.kind} ${block.title}` : block.kind}
            block={block}
            name={name}
            reader={reader}
            page={page}
          />
        ))}
        {ask && <AskBar hotline={HOTLINE} label={ask.button} />}
      </main>
      <JsonLd things={buildThings(route, page)} />
    </LandingFrame>
  )
}
