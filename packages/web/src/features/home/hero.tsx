import { HOT_LISTS, hotEntries } from '@zhushutong/domain/portal/shell'
import { findKind } from '@zhushutong/domain/records'
import type { ReactNode } from 'react'
import type { VisitorData } from './home.types'
import './home-hero.css'

const [, HOT_SEARCHES] = HOT_LISTS

const wordHref = (word: string, kindName: string): string =>
  `/${findKind(kindName)?.segment ?? 'qiye'}/?q=${encodeURIComponent(word)}`

/** The portal's purpose, its search box, popular searches, and the number of records (SHL-03, SHL-15). */
export function Hero({
  search,
  figures,
  hotWords,
}: Pick<VisitorData, 'figures' | 'hotWords'> & { search: ReactNode }) {
  return (
    <section className="home-hero">
      <div className="wrap">
        <h1>下一个标投不投，先查清楚</h1>
        <p className="lead">招标、对手、人员、信用，条条有来源，处处可核验</p>
        {search}
        {hotWords && hotWords.length > 0 && (
          <ul className="hot-words">
            <li>{HOT_SEARCHES.title}</li>
            {hotEntries(hotWords).map(({ word, kind }) => (
              <li key={`${kind} ${word}`}>
                <a href={wordHref(word, kind)}>{word}</a>
              </li>
            ))}
          </ul>
        )}
        {figures && (
          <ul className="how-much">
            {figures.map(({ key, label, text }) => (
              <li key={key}>
                <b>{text}</b>
                {label}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
