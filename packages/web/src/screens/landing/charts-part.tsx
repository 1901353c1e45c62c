import type { Block } from '@/content/page.types'
import { Part } from '@/features/landing'
import { Chart } from './chart'

export function ChartsPart({ block: { title, sub, names } }: { block: Extract<Block, { kind: 'charts' }> }) {
  return (
    <Part title={title} sub={sub}>
      <div className="mt-4 grid content-start items-start gap-3 lg:grid-cols-2">
        {names.map((name) => (
          <Chart key={name} name={name} />
        ))}
      </div>
    </Part>
  )
}
