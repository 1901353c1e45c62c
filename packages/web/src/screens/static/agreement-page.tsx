import { findRoute, type RouteName } from '@zhushutong/domain/addresses'
import type { AgreementType } from '@zhushutong/domain/login'
import { AgreementView } from '@/features/info'
import { currentReader } from '../reader'

export async function AgreementPage({ route, type }: { route: RouteName; type: AgreementType }) {
  const { site } = await currentReader()
  return <AgreementView agreement={await site.agreement(type)} title={findRoute(route).zh} />
}
