import { LinkButton } from '@zhushutong/ui/button'
import { ChevronDownIcon } from '@zhushutong/ui/icon'
import type { ReactNode } from 'react'
import type { Block, Question, TitledText } from '@/content/page.types'
import './landing.css'

type BlockOf<K extends Block['kind']> = Extract<Block, { kind: K }>

export function Part({
  title,
  sub,
  id,
  children,
}: {
  title: string
  sub?: string
  id?: string
  children: ReactNode
}) {
  return (
    <section className="landing-block wrap" id={id}>
      <h2>{title}</h2>
      {sub && <p className="landing-sub">{sub}</p>}
      {children}
    </section>
  )
}

export function PointsView({ block: { title, sub, items } }: { block: BlockOf<'points'> }) {
  return (
    <Part title={title} sub={sub}>
      <ul className="landing-three" data-count={items.length}>
        {items.map((item) => (
          <li key={item.title} className="card p-4 md:p-5">
            <h3 className="text-16 font-semibold">{item.title}</h3>
            <p className="mt-1 text-ink-2">{item.text}</p>
          </li>
        ))}
      </ul>
    </Part>
  )
}

const Step = ({ title, text }: TitledText) => (
  <li>
    <b className="font-semibold">{title}</b>
    <p className="text-ink-2">{text}</p>
  </li>
)

export function StepsView({ block: { title, sub, items } }: { block: BlockOf<'steps'> }) {
  return (
    <Part title={title} sub={sub} id="steps">
      <ol className="landing-steps">
        {items.map((item) => (
          <Step key={item.title} {...item} />
        ))}
      </ol>
    </Part>
  )
}

export function TableView({ block: { title, sub, head, rows } }: { block: BlockOf<'table'> }) {
  return (
    <Part title={title} sub={sub}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by keyboard. */}
      <section className="landing-table" aria-label={title} tabIndex={0}>
        <table className="data-table">
          <thead>
            <tr>
              {head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name = '', ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, i) => (
                  <td key={head[i + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Part>
  )
}

export function CardsView({ block: { title, sub, items } }: { block: BlockOf<'cards'> }) {
  return (
    <Part title={title} sub={sub}>
      <ul className="landing-three" data-count={items.length}>
        {items.map(({ title: name, text, label, href }) => (
          <li key={href} className="card grid content-start gap-1 p-4 md:p-5">
            <h3 className="text-16 font-semibold">{name}</h3>
            <p className="mb-2 text-ink-2">{text}</p>
            <LinkButton href={href} className="self-end justify-self-start">
              {label}
              <span className="sr-only">：{name}</span>
            </LinkButton>
          </li>
        ))}
      </ul>
    </Part>
  )
}

export function TextView({ block: { title, paragraphs, list = [] } }: { block: BlockOf<'text'> }) {
  return (
    <Part title={title}>
      <div className="article max-w-[46em]">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {list.length > 0 && (
          <ul>
            {list.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
      </div>
    </Part>
  )
}

/** Questions and answers; the first is open. */
export function FaqView({ items }: { items: readonly Question[] }) {
  return (
    <Part title="常见问题">
      <div className="mt-2 max-w-[860px]">
        {items.map(({ question, answer }, i) => (
          <details key={question} className="landing-fold" open={i === 0}>
            <summary>
              {question}
              <ChevronDownIcon />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Part>
  )
}
