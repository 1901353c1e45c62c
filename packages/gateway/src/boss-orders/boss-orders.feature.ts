import { HOUR_MS } from '@zhushutong/domain/formatting'
import { contract } from '@zhushutong/sdk/contract'
import { createFiles } from '../files'
import { createSigners } from '../platform/config/signing-keys'
import type { Feature } from '../platform/feature'
import { mountGroup, sessionOf } from '../platform/http'
import { findTransferAccount } from '../purchase'
import { agreementHandlers } from './agreement.routes'
import { fileHandlers } from './boss-files.routes'
import { orderHandlers } from './boss-orders.routes'
import { mountFiles } from './download.routes'
import { forgetPrincipal } from './forget-principal'
import { readOwnOrder } from './own-order'
import { sandboxSigning } from './sandbox-esign.provider'
import { serviceCodeHandlers } from './service-code.routes'
import { deleteUnsaved } from './service-files.store'
import { uploadService } from './upload.service'

/** Service orders of firms, for their principals (BOS-01 to BOS-10). */
export const bossOrdersFeature: Feature = (deps) => {
  const { config, database, clock, calls, origins } = deps
  const files = createFiles(deps)
  const signers = createSigners(config)
  const uploads = uploadService(deps, files, signers.uploads)
  const withSandboxSigning = config.SANDBOX && config.ESIGN_PROVIDER === 'sandbox'
  const signing = withSandboxSigning ? sandboxSigning(origins.public, signers.agreements) : null
  const account = findTransferAccount(config)
  return {
    routes(app) {
      mountGroup(
        app,
        contract.bossOrder,
        {
          ...orderHandlers(deps, account),
          ...agreementHandlers(deps, files, signing),
        },
        calls,
      )
      mountGroup(app, contract.bossFile, fileHandlers(deps, uploads, files), calls)
      mountGroup(app, contract.serviceCode, serviceCodeHandlers(deps), calls)
      mountGroup(
        app,
        contract.upload,
        {
          signature: ({ purpose: _, ...scope }, context) =>
            readOwnOrder(database.orm, context, scope.orderId, (serviceCase) =>
              uploads.permit(sessionOf(context).userId, serviceCase, scope),
            ),
          putObject: (piece, context) => uploads.put(sessionOf(context).userId, piece),
        },
        calls,
      )
      mountFiles(app, deps, files)
    },
    closeAccount: forgetPrincipal,
    jobs: [
      {
        name: 'delete unsaved files of service orders',
        every: HOUR_MS,
        run: () => deleteUnsaved(database.orm, clock.now()),
      },
    ],
  }
}
