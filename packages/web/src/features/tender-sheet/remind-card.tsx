import type { ReactNode } from 'react'

/** Two ways of reminding: changes by messages, dates by the reader's own calendar. */
export function RemindCard({ subscribe, calendar }: { subscribe: ReactNode; calendar: ReactNode }) {
  if (!subscribe && !calendar) return null
  return (
    <section className="card grid gap-3 p-4">
      <h2 className="font-semibold">提醒我</h2>
      {subscribe && (
        <div className="grid gap-2">
          <p className="text-ink-2">变更、澄清、候选人和结果公布时，发到站内消息，也可选邮件或短信。</p>
          {subscribe}
        </div>
      )}
      {calendar && (
        <div className="grid gap-2">
          <p className="text-ink-2">截止和开标写进您的日历，提前 1 天和 2 小时提醒。</p>
          {calendar}
        </div>
      )}
    </section>
  )
}
