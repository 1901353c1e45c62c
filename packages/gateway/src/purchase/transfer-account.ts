export interface TransferAccount {
  readonly accountName: string
  readonly bankName: string
  readonly accountNo: string
}

/** The demo's receiving account. Made up: no bank has issued this number. */
export const DEMO_ACCOUNT: TransferAccount = {
  accountName: '筑数通（演示）科技有限公司',
  bankName: '演示银行重庆两江支行',
  accountNo: '0000 0000 0000 6003',
}
