/** The types of the payment dialog: company data, personnel gap, business network, smart tender (PAY-17). */
export const PAYMENT_DIALOG_TYPES = [1, 2, 3, 4] as const
export type PaymentDialogType = (typeof PAYMENT_DIALOG_TYPES)[number]
