import type { ReactNode } from 'react'

/** gold is for membership only; ok, warn and bad are for states only. */
export type Tone = 'neutral' | 'blue' | 'gold' | 'ok' | 'warn' | 'bad'

export function Tag({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className="tag" data-tone={tone === 'neutral' ? undefined : tone}>
      {children}
    </span>
  )
}
