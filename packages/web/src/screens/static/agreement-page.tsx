import { type RouteName, routeByName } from '@zhushutong/domain/navigation'
import { AgreementView } from '@/features/info'
import type { AgreementType } from '@/wiring/types'
import { currentReader } from '../reader'
import { StaticPage } from './static-page'

/** One of the agreements in full. */
export async function AgreementPage({ route, type }: { route: RouteName; type: AgreementType }) {
  const { site } = await currentReader()
  return (
    <StaticPage route={route}>
      <AgreementView agreement={await site.agreement(type)} title={routeByName(route).zh} />
    </StaticPage>
  )
}
