import { TitledCard } from '@zhushutong/ui/layout/card'
import { BatchCheck } from '@/features/batch-check'

/** 批量核查. */
export function CenterBatchCheck() {
  return (
    <TitledCard title="批量核查" note="结论由收录的数据得出，未收录不代表没有">
      <BatchCheck />
    </TitledCard>
  )
}
