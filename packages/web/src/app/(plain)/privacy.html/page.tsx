import { AgreementPage } from '@/screens/static/agreement-page'
import { staticMetadata } from '@/screens/static/static-metadata'

export function generateMetadata() {
  return staticMetadata('privacy', '筑数通隐私政策：收集哪些个人信息、怎样使用与保护，以及您的权利。')
}

export default function Page() {
  return <AgreementPage route="privacy" type="privacy" />
}
