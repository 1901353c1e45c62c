import { LinkButton } from '@zhushutong/ui/button'
import { CheckIcon } from '@zhushutong/ui/icon'
import { Tag } from '@zhushutong/ui/tag'
import type { ReactNode } from 'react'
import type { Block, PageLink, Sample } from '@/content/page.types'
import './landing.css'

type Hero = Extract<Block, { kind: 'hero' }>

const SampleTable = ({ sample: { title, note, head, rows } }: { sample: Sample }) => (
  <figure className="card min-w-0 p-4 md:p-5">
    <figcaption className="mb-2 flex flex-wrap items-baseline gap-x-2">
      <b className="text-16 font-semibold">{title}</b>
      <span className="text-12 text-ink-3">{note}</span>
    </figcaption>
    <table className="w-full border-collapse">
      <thead>
        <tr className="border-b border-line text-12 text-ink-3">
          {head.map((cell, i) => (
            <th
              key={cell}
              scope="col"
              className={`py-1.5 font-medium ${i === 2 ? 'text-right' : 'text-left'}`}
            >
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ cells: [name, value, verdict], tone }) => (
          <tr key={name} className="border-b border-line last:border-b-0">
            <th scope="row" className="py-2 pr-2 text-left font-normal">
              {name}
            </th>
            <td className="py-2 pr-2 text-ink-2">{value}</td>
            <td className="py-2 text-right">{tone ? <Tag tone={tone}>{verdict}</Tag> : verdict}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </figure>
)

const Links = ({ links }: { links: readonly PageLink[] }) => (
  <div className="mt-5 flex flex-wrap gap-3">
    {links.map(({ label, href, primary }) => (
      <LinkButton key={href} href={href} size="large" variant={primary ? 'primary' : 'default'}>
        {label}
      </LinkButton>
    ))}
  </div>
)

/** The head of a landing page: title, at most two buttons, proofs, and an example beside it. */
export function HeroView({ block, note, aside }: { block: Hero; note?: string; aside?: ReactNode }) {
  const { title, lead, links = [], proofs = [], sample } = block
  return (
    <section className="landing-hero">
      <div className="wrap">
        <div className="min-w-0">
          {note && <p className="mb-2 text-ink-3">{note}</p>}
          <h1>{title}</h1>
          <p className="landing-lead">{lead}</p>
          {links.length > 0 && <Links links={links} />}
          {proofs.length > 0 && (
            <ul className="mt-5 flex flex-wrap gap-x-5 gap-y-1 text-ink-2">
              {proofs.map((proof) => (
                <li key={proof} className="flex items-center gap-1.5">
                  <CheckIcon size={14} className="text-ok" />
                  {proof}
                </li>
              ))}
            </ul>
          )}
        </div>
        {aside ?? (sample && <SampleTable sample={sample} />)}
      </div>
    </section>
  )
}
