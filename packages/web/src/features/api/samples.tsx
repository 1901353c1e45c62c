'use client'

import type { ApiSample } from '@zhushutong/domain/api-centre'
import { Tabs } from '@zhushutong/ui/layout/tabs'
import { useState } from 'react'
import { CodeBlock } from './code-block'

export function Samples({ samples }: { samples: readonly ApiSample[] }) {
  const [chosen, setChosen] = useState(samples[0]?.id ?? '')
  const sample = samples.find(({ id }) => id === chosen)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Tabs
        label="代码示例的语言"
        name="language"
        look="line"
        options={samples.map(({ id, label }) => ({ value: id, label }))}
        value={chosen}
        onChange={setChosen}
      />
      {sample && <CodeBlock key={sample.id} label={`${sample.label} 示例`} code={sample.code} />}
    </div>
  )
}
