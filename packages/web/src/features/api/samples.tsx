'use client'

import type { ApiSample } from '@zhushutong/domain/api-centre'
import { Tabs } from '@zhushutong/ui/layout/tabs'
import { CodeBlock } from './code-block'

export function Samples({ samples }: { samples: readonly ApiSample[] }) {
  return (
    <Tabs
      label="代码示例的语言"
      tabs={samples.map(({ id, label, code }) => ({
        id,
        label,
        panel: <CodeBlock label={`${label} 示例`} code={code} />,
      }))}
    />
  )
}
