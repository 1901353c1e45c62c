import { AboutView } from '@/features/info'
import { staticMetadata } from '@/screens/static/static-metadata'
import { operatorFacts, registrationNotices } from '@/settings/environment'

export function generateMetadata() {
  return staticMetadata(
    'about',
    '筑数通是建筑行业的数据与服务平台：企业、人员、业绩、招投标与信用数据，注明来源与核验时间。',
  )
}

export default function Page() {
  return <AboutView operator={operatorFacts()} notices={registrationNotices()} />
}
