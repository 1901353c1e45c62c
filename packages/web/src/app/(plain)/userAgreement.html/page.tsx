import { AgreementPage } from '@/screens/static/agreement-page'
import { staticMetadata } from '@/screens/static/static-metadata'

export function generateMetadata() {
  return staticMetadata('userAgreement', '筑数通用户协议：账号、会员服务、数据使用与责任的约定。')
}

export default function Page() {
  return <AgreementPage route="userAgreement" type="agreement" />
}
