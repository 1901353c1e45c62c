import { LinkButton } from '@zhushutong/ui/button'
import { CheckIcon, PhoneIcon } from '@zhushutong/ui/icon'
import type { ReactNode } from 'react'
import './landing.css'

function Promises({ items }: { items: readonly string[] }) {
  return (
    <ul className="mt-3 grid gap-2 text-ink-2">
      {items.map((item) => (
        <li key={item} className="flex items-center gap-2">
          <CheckIcon size={14} className="text-ok" />
          {item}
        </li>
      ))}
    </ul>
  )
}

export function AskView({
  title,
  sub,
  promises,
  hotline,
  children,
}: {
  title: string
  sub: string
  promises: readonly string[]
  hotline: string
  children: ReactNode
}) {
  return (
    <section className="landing-block wrap" id="ask">
      <div className="landing-ask">
        <div>
          <h2>{title}</h2>
          <p className="landing-sub">{sub}</p>
          <Promises items={promises} />
          <p className="mt-4 text-ink-2">
            也可以直接拨打{' '}
            <a className="text-primary underline underline-offset-2" href={`tel:${hotline}`}>
              {hotline}
            </a>
            （工作日 9:00–18:00）
          </p>
        </div>
        <div className="card p-4 md:p-5">{children}</div>
      </div>
    </section>
  )
}

/** A bar at the bottom of phone screens: a call button, and a link to the form. */
export function AskBar({ hotline, label }: { hotline: string; label: string }) {
  return (
    <div className="landing-bar">
      <LinkButton href={`tel:${hotline}`}>
        <PhoneIcon />
        电话咨询
      </LinkButton>
      <LinkButton href="#ask" variant="primary">
        {label}
      </LinkButton>
    </div>
  )
}
