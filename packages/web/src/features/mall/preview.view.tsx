import { LinkButton } from '@zhushutong/ui/button'
import { Chip } from '@zhushutong/ui/fields/chip'
import type { ReactNode } from 'react'

/** A page with a sample of a product's records (NAV-10). */
export function PreviewView({
  name,
  note,
  productHref,
  others,
  children,
}: {
  name: string
  /** A note on the masked fields of the sample. */
  note: string
  productHref: string
  others: readonly { readonly label: string; readonly href: string; readonly isCurrent: boolean }[]
  children: ReactNode
}) {
  return (
    <main id="main" className="wrap py-6">
      <header className="mb-4 flex flex-wrap items-center gap-3">
        <div className="min-w-0 flex-auto max-md:w-full md:flex-1">
          <h1 className="text-20 font-semibold">数据预览：{name}</h1>
          <p className="text-ink-2">{note}</p>
        </div>
        <LinkButton href={productHref} variant="primary">
          查看产品
        </LinkButton>
        <LinkButton href="/datamall/">返回数据商城</LinkButton>
      </header>
      <section className="card p-3 md:p-4" aria-label="数据样例">
        {children}
      </section>
      <nav aria-label="其他产品的预览" className="mt-4 flex flex-wrap gap-1">
        {others.map(({ label, href, isCurrent }) => (
          <Chip key={href} href={href} current={isCurrent}>
            {label}
          </Chip>
        ))}
      </nav>
    </main>
  )
}
