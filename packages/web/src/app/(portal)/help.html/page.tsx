import { HelpView } from '@/features/info'
import { staticMetadata } from '@/screens/static/static-metadata'

export function generateMetadata() {
  return staticMetadata('help', '筑数通使用帮助：怎样查询、筛选与导出，会员权益、支付与发票，常见问题解答。')
}

export default function Page() {
  return <HelpView />
}
