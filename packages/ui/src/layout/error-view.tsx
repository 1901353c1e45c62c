import type { ReactNode } from 'react'

/** An error page (ERR-08): its status, the known reason, and a link home. */
export function ErrorView({
  status = 500,
  message,
  reference,
  action,
}: {
  status?: number
  message: string
  /** The id by which support finds the failure in the logs. */
  reference?: string | null
  action?: ReactNode
}) {
  return (
    <main id="main" className="m-auto grid justify-items-center gap-2 px-4 py-16 text-center">
      <p className="text-[64px] leading-none font-semibold text-primary">{status}</p>
      <h1 className="text-20 font-semibold">{message}</h1>
      {reference && <p className="text-12 text-ink-3">错误编号：{reference}</p>}
      <div className="mt-3 flex gap-2">{action}</div>
    </main>
  )
}
