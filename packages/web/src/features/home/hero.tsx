import { findKind } from '@zhushutong/domain/records'
import { HOT_LISTS, hotEntries } from '@zhushutong/domain/shell'
import { StatStrip } from '@/ui/stat-strip'
import { HeroSearch } from './hero-search'
import type { HomeData } from './home.types'

const [, HOT_SEARCHES] = HOT_LISTS

/** 1500万+ → 1500万 and a small plus sign. */
const figureOf = ({ label, text }: { label: string; text: string }) =>
  text.endsWith('+') ? { label, value: text.slice(0, -1), suffix: '+' } : { label, value: text }

const wordHref = (word: string, kindName: string): string =>
  `/${findKind(kindName)?.segment ?? 'qiye'}/?q=${encodeURIComponent(word)}`

export function Hero({
  categories,
  figures,
  hotWords,
}: Pick<HomeData, 'categories' | 'figures' | 'hotWords'>) {
  return (
    <section className="bg-linear-to-b from-surface to-bg pt-8 pb-6 text-center md:pt-12">
      <div className="wrap">
        <h1 className="text-20 font-semibold md:text-28">找项目、查对手、核资质，一次查清</h1>
        <p className="mt-1.5 mb-6 text-ink-2">汇集建筑企业、人员与招投标数据，条条有来源，处处可核验</p>
        <HeroSearch
          kinds={categories.map(({ key, label, placeholder }) => ({ segment: key, label, placeholder }))}
        />
        {hotWords && hotWords.length > 0 && (
          <ul className="mt-3 flex flex-wrap justify-start gap-x-4 text-12 text-ink-3 md:justify-center">
            <li>{HOT_SEARCHES.title}</li>
            {hotEntries(hotWords).map(({ word, kind }) => (
              <li key={`${kind} ${word}`}>
                <a className="inline-block leading-6 hover:text-primary" href={wordHref(word, kind)}>
                  {word}
                </a>
              </li>
            ))}
          </ul>
        )}
        {figures && (
          <div className="card mt-8 overflow-hidden text-left">
            <StatStrip large stats={figures.map(figureOf)} />
          </div>
        )}
      </div>
    </section>
  )
}
