import { AgreementPage } from '@/screens/static/agreement-page'
import { staticMetadata } from '@/screens/static/static-metadata'

export function generateMetadata() {
  return staticMetadata('disclaimer', '筑数通免责声明：数据来源、更新与使用限制的说明。')
}

export default function Page() {
  return <AgreementPage route="disclaimer" type="disclaimers" />
}
