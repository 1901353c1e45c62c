import type { ReactNode } from 'react'

export function ComqueryView({ notice, children }: { notice?: string; children: ReactNode }) {
  return (
    <main id="main" className="wrap pb-12">
      <header className="mt-4">
        <h1 className="text-20 font-semibold">组合查询</h1>
        <p className="mt-1 text-ink-2">
          把资质、中标、人员、业绩、信用等条件放在一起，找出同时满足的企业；右侧实时显示每个条件的命中数；同一行内须同时满足。
        </p>
        {notice && (
          <p role="alert" className="mt-2 text-bad">
            {notice}
          </p>
        )}
      </header>
      {children}
    </main>
  )
}
