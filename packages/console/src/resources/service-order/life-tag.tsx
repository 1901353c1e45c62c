import type { OrderLife } from '@zhushutong/domain/boss-orders'
import { Tag } from '@zhushutong/ui/tag'

export function LifeTag({ life }: { life: OrderLife }) {
  if (life === 'active') return <Tag tone="blue">进行中</Tag>
  return life === 'done' ? <Tag tone="ok">已完成</Tag> : <Tag>已关闭</Tag>
}
