/** The types of the payment dialog: company data, personnel gap, business network, smart tender (PAY-17). */
export const PAYMENT_DIALOG_TYPES = [1, 2, 3, 4] as const
export type PaymentDialogType = (typeof PAYMENT_DIALOG_TYPES)[number]

/** The type with a number, as in an element's attribute; null if there is none (PAY-17). */
export function findPaymentDialogType(name: string | undefined): PaymentDialogType | null {
  return PAYMENT_DIALOG_TYPES.find((type) => String(type) === name) ?? null
}
