import type { Config } from '../../platform/config'

export interface TransferAccount {
  readonly accountName: string
  readonly bankName: string
  readonly accountNo: string
}

/** The demo's receiving account. The number is invented: no bank has issued it. */
const DEMO_ACCOUNT: TransferAccount = {
  accountName: '筑数通（演示）科技有限公司',
  bankName: '演示银行重庆两江支行',
  accountNo: '0000 0000 0000 6003',
}

/** The receiving account of bank transfers, in the sandbox that of the demo; null without one (PAY-08). */
export function findTransferAccount(config: Config): TransferAccount | null {
  const {
    TRANSFER_ACCOUNT_NAME: accountName,
    TRANSFER_BANK_NAME: bankName,
    TRANSFER_ACCOUNT_NO: accountNo,
  } = config
  if (accountName && bankName && accountNo) return { accountName, bankName, accountNo }
  return config.SANDBOX ? DEMO_ACCOUNT : null
}
